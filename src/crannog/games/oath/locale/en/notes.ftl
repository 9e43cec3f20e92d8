### Oath: what is said of an option before it is chosen.
### Prices come first: Supply, favor, secrets.

note-supply = Supply: { $count }
note-usual-supply =
    { $count4 ->
        [0] {""}
       *[other] {" "}instead of { $count5 } ({ $cards })
    }
note-usual-gain =
    { $count6 ->
        [0] {""}
       *[other] {" "}instead of { $count7 } ({ $cards2 })
    }
note-needs-modifier = Only with a modifier that you choose next
note-search =
    Supply: { $count }{ note-usual-supply }. You draw { $count2 ->
        [one] 1 card
       *[other] { $count2 } cards
    }{ note-usual-gain }
note-search-deck =
    Supply: { $count }{ note-usual-supply }. You draw { $count2 ->
        [one] 1 card
       *[other] { $count2 } cards
    }{ note-usual-gain }, or fewer if a Vision comes
note-muster =
    Supply: { $count }{ note-usual-supply }, favor: 1. You gain { $count2 ->
        [one] 1 warband
       *[other] { $count2 } warbands
    }{ note-usual-gain }
note-muster-secret =
    Supply: { $count }{ note-usual-supply }, secrets: 1. You gain { $count2 ->
        [one] 1 warband
       *[other] { $count2 } warbands
    }{ note-usual-gain }
note-trade-favor = Supply: { $count }{ note-usual-supply }, secrets: 1. You gain { $count2 } favor{ note-usual-gain }
note-trade-secrets =
    Supply: { $count }{ note-usual-supply }, favor: 2. You gain { $count2 ->
        [one] 1 secret
       *[other] { $count2 } secrets
    }{ note-usual-gain }{ $count3 ->
        [0] {""}
       *[other] {" "}and { $count3 } favor
    }
note-recover-favor = Supply: { $count }, favor: { $count2 } or more
note-recover-secrets = Supply: { $count }, secrets: { $count2 } or more
note-relic-favor = Supply: { $count }, favor: { $count2 }
note-relic-secrets = Supply: { $count }, secrets: { $count2 }
note-toll = Supply: { $count }{ note-usual-supply }, and { $card } asks for a price besides
note-looks = Costs nothing. Only you see it
note-warbands =
    Up to { $count ->
        [one] 1 warband
       *[other] { $count } warbands
    }
note-favor =
    { $count ->
        [0] Costs nothing
       *[other] Costs { $count } favor
    }
note-rest = Supply: { $count } now, { $count2 } on your next turn
note-next-player = You could still do something. The next turn is that of { $seat }.
note-next-round = You could still do something. Round { $count } comes next.
note-next-die = You could still do something. The end die comes next: on { $count } or more the game ends.
note-next-end = You could still do something. The last round ends with your turn, and so does the game.
note-forgoes = { $card } will not be used
note-forgoes-campaign = This campaign is offered only now
note-next-without = The game goes on without it.
note-wins-campaign = You win the campaign. Warbands left: { $count } of { $count2 }
note-loses-campaign = You lose the campaign. Warbands killed: { $count } of { $count2 }
note-all-see = All see the card
note-discard = It goes to { $pile }
note-play-site =
    { $count2 ->
        [0] {""}
       *[other] A card there must go first.{" "}
    }{ $count ->
        [0] {""}
       *[other] You gain 1 favor from the { $suit } bank.{" "}
    }All see the card
note-play-adviser =
    { $count3 ->
        [0] Advisers then: { $count } of { $count2 }
       *[other] Another adviser must go first
    }. All see the card
note-play-hidden =
    { $count3 ->
        [0] Advisers then: { $count } of { $count2 }
       *[other] Another adviser must go first
    }. Only you know what it is
note-travel = Supply: { $count }{ note-usual-supply }
note-exile =
    Costs { $count } favor: 5{ $count2 ->
        [0] {""}
       *[other] {""}, { $count2 } more for what the Citizen holds
    }{ $count3 ->
        [0] {""}
       *[other] {""}, { $count3 } less for what you hold
    }
note-chance = Chance of the attacker: { $count }%
note-target = Defence dice: { $count }. Your chance then: { $count2 }%
note-plan =
    { $count ->
        [0]
            { $count2 ->
                [0] Costs nothing
               *[other] Secrets: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Favor: { $count }
               *[other] Favor: { $count }, secrets: { $count2 }
            }
    }
note-modifier =
    { note-plan }{ $count4 ->
        [0] {""}
       *[other] . Supply: { $count3 } → { $count5 }
    }
note-modifier-search =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Cards drawn: { $count6 } → { $count8 }
    }
note-modifier-muster =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Warbands gained: { $count6 } → { $count8 }
    }
note-modifier-trade =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Gained: { $count6 } → { $count8 }
    }
note-modifier-recover =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Tokens needed: { $count6 } → { $count8 }
    }
note-plan-dice =
    { $count ->
        [0]
            { $count2 ->
                [0] Costs nothing
               *[other] Secrets: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Favor: { $count }
               *[other] Favor: { $count }, secrets: { $count2 }
            }
    }. Attack dice then: { $count3 }, defence dice: { $count4 }. Chance of the attacker: { $count5 }%
note-citizen =
    Warbands that turn purple: { $count }{ $count2 ->
        [0] {""}
       *[other] {""}, that go back to your bank: { $count2 }
    }. Supply: { $count3 }. A revealed Vision is discarded
note-invitation = Warbands that turn purple: { $count }. Supply: { $count2 }. A revealed Vision is discarded
note-keep =
    { $count ->
        [0] Faceup: to your advisers only
       *[other]
            { $count2 ->
                [0] Faceup: to a site{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 favor: { $suit })
                    } only
               *[other] Faceup: to a site{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 favor: { $suit })
                    } or to your advisers
            }
    }
note-keep-revealed = Can be played faceup
note-keep-facedown = Only facedown now
note-keep-nowhere = Only to be discarded now
note-raises = { $card } will stand at { $site }
note-coming = If the Archive has them: { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
