### Sagas of Oath: what each game was, who rules, and the map as it stands. $seat is a player of that game.

saga-won-chancellor = { $seat } wins as Chancellor in round { $number }: { $reason }.
saga-won-citizen = { $seat } wins as a Citizen in round { $number }: { $reason }.
saga-won-exile = { $seat } wins as an Exile in round { $number }: { $reason }.

saga-vowed = { $seat } vows a new oath: { $goal }. The last one was: { $goal2 }.
saga-vowed-again = { $seat } vows the same oath again: { $goal }.
saga-built = { $seat } builds { $card }.
saga-repaired = { $seat } repairs { $card }.
saga-ruined = { $card } is all that is left of an edifice.

# Numbers of denizens by suit, the most first
saga-suits-1 = { $suit } { $count }
saga-suits-2 = { $suit } { $count }, { $suit2 } { $count2 }
saga-suits-3 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
saga-suits-4 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }
saga-suits-5 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }
saga-suits-6 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }, { $suit6 } { $count6 }
saga-came-0 = No denizens come to the world deck from the Archive.
saga-came-1 = New to the world deck, from the Archive: { saga-suits-1 }.
saga-came-2 = New to the world deck, from the Archive: { saga-suits-2 }.
saga-came-3 = New to the world deck, from the Archive: { saga-suits-3 }.
saga-came-4 = New to the world deck, from the Archive: { saga-suits-4 }.
saga-came-5 = New to the world deck, from the Archive: { saga-suits-5 }.
saga-came-6 = New to the world deck, from the Archive: { saga-suits-6 }.
saga-healed-0 = No denizens come back to the world deck from the Dispossessed.
saga-healed-1 = New to the world deck, from the Dispossessed: { saga-suits-1 }.
saga-healed-2 = New to the world deck, from the Dispossessed: { saga-suits-2 }.
saga-healed-3 = New to the world deck, from the Dispossessed: { saga-suits-3 }.
saga-healed-4 = New to the world deck, from the Dispossessed: { saga-suits-4 }.
saga-healed-5 = New to the world deck, from the Dispossessed: { saga-suits-5 }.
saga-healed-6 = New to the world deck, from the Dispossessed: { saga-suits-6 }.
saga-went-0 = No denizens are dispossessed.
saga-went-1 = Dispossessed: { saga-suits-1 }.
saga-went-2 = Dispossessed: { saga-suits-2 }.
saga-went-3 = Dispossessed: { saga-suits-3 }.
saga-went-4 = Dispossessed: { saga-suits-4 }.
saga-went-5 = Dispossessed: { saga-suits-5 }.
saga-went-6 = Dispossessed: { saga-suits-6 }.
saga-cards-came = These came: { $cards }.
saga-cards-went = These went: { $cards }.

saga-ruler-chancellor = { $seat } remains Chancellor.
saga-ruler-citizen = { $seat }, a Citizen, follows as Chancellor.
saga-ruler-exile = { $seat }, an Exile, founds a new empire.

saga-place-facedown = { $region }: a facedown site
saga-place-0 =
    { $region }, { $site }.{ $count ->
        [0] {""}
        [one] {" "}1 relic.
       *[other] {" "}{ $count } relics.
    }
saga-place-1 =
    { $region }, { $site }: { $card }.{ $count ->
        [0] {""}
        [one] {" "}1 relic.
       *[other] {" "}{ $count } relics.
    }
saga-place-2 =
    { $region }, { $site }: { $card }, { $card2 }.{ $count ->
        [0] {""}
        [one] {" "}1 relic.
       *[other] {" "}{ $count } relics.
    }
saga-place-3 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }.{ $count ->
        [0] {""}
        [one] {" "}1 relic.
       *[other] {" "}{ $count } relics.
    }
saga-place-4 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }, { $card4 }.{ $count ->
        [0] {""}
        [one] {" "}1 relic.
       *[other] {" "}{ $count } relics.
    }

# What lies unseen between two games: in numbers, or a suit's cards by their names
saga-in-deck = World deck: { saga-suits-6 }.
saga-in-archive = Archive: { saga-suits-6 }.
saga-in-dispossessed = Dispossessed: { saga-suits-6 }.
saga-cards-in-deck = World deck, { $suit } { $count }: { $cards }.
saga-cards-in-archive = Archive, { $suit } { $count }: { $cards }.
saga-cards-in-dispossessed = Dispossessed, { $suit } { $count }: { $cards }.
