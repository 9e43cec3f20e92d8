### Саги Oath: чим була кожна гра, хто править, і мапа, якою вона стала. $seat — гравець тієї гри.

saga-won-chancellor = { $seat } (канцлер) перемагає в раунді { $number }: { $reason }.
saga-won-citizen = { $seat } (васал) перемагає в раунді { $number }: { $reason }.
saga-won-exile = { $seat } (вигнанець) перемагає в раунді { $number }: { $reason }.

saga-vowed = { $seat } складає нову обітницю: { $goal }. Попередня: { $goal2 }.
saga-vowed-again = { $seat } складає ту саму обітницю: { $goal }.
saga-built = { $seat } зводить споруду «{ $card }».
saga-repaired = { $seat } відбудовує споруду «{ $card }».
saga-ruined = Від споруди лишаються самі руїни: «{ $card }».

# Мешканці за мастями, починаючи з найчастішої
saga-suits-1 = { $suit } { $count }
saga-suits-2 = { $suit } { $count }, { $suit2 } { $count2 }
saga-suits-3 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
saga-suits-4 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }
saga-suits-5 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }
saga-suits-6 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }, { $suit6 } { $count6 }
saga-came-0 = До колоди земель ніхто не приходить з архіву.
saga-came-1 = До колоди земель приходять з архіву: { saga-suits-1 }.
saga-came-2 = До колоди земель приходять з архіву: { saga-suits-2 }.
saga-came-3 = До колоди земель приходять з архіву: { saga-suits-3 }.
saga-came-4 = До колоди земель приходять з архіву: { saga-suits-4 }.
saga-came-5 = До колоди земель приходять з архіву: { saga-suits-5 }.
saga-came-6 = До колоди земель приходять з архіву: { saga-suits-6 }.
saga-healed-0 = До колоди земель ніхто не повертається із заслання.
saga-healed-1 = До колоди земель повертаються із заслання: { saga-suits-1 }.
saga-healed-2 = До колоди земель повертаються із заслання: { saga-suits-2 }.
saga-healed-3 = До колоди земель повертаються із заслання: { saga-suits-3 }.
saga-healed-4 = До колоди земель повертаються із заслання: { saga-suits-4 }.
saga-healed-5 = До колоди земель повертаються із заслання: { saga-suits-5 }.
saga-healed-6 = До колоди земель повертаються із заслання: { saga-suits-6 }.
saga-went-0 = На заслання ніхто не йде.
saga-went-1 = Ідуть на заслання: { saga-suits-1 }.
saga-went-2 = Ідуть на заслання: { saga-suits-2 }.
saga-went-3 = Ідуть на заслання: { saga-suits-3 }.
saga-went-4 = Ідуть на заслання: { saga-suits-4 }.
saga-went-5 = Ідуть на заслання: { saga-suits-5 }.
saga-went-6 = Ідуть на заслання: { saga-suits-6 }.
saga-cards-came = Прийшли карти: { $cards }.
saga-cards-went = Пішли карти: { $cards }.

saga-ruler-chancellor = { $seat } залишається канцлером.
saga-ruler-citizen = { $seat }, васал, успадковує владу канцлера.
saga-ruler-exile = { $seat }, вигнанець, засновує нову імперію.

saga-place-facedown = { $region }: закрита локація
saga-place-0 =
    { $region }, { $site }.{ $count ->
        [0] {""}
       *[other] {" "}Реліквії: { $count }.
    }
saga-place-1 =
    { $region }, { $site }: { $card }.{ $count ->
        [0] {""}
       *[other] {" "}Реліквії: { $count }.
    }
saga-place-2 =
    { $region }, { $site }: { $card }, { $card2 }.{ $count ->
        [0] {""}
       *[other] {" "}Реліквії: { $count }.
    }
saga-place-3 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }.{ $count ->
        [0] {""}
       *[other] {" "}Реліквії: { $count }.
    }
saga-place-4 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }, { $card4 }.{ $count ->
        [0] {""}
       *[other] {" "}Реліквії: { $count }.
    }

# Що лежить приховано між іграми: числом або карти масті за назвами
saga-in-deck = Колода земель: { saga-suits-6 }.
saga-in-archive = Архів: { saga-suits-6 }.
saga-in-dispossessed = Заслання: { saga-suits-6 }.
saga-cards-in-deck = Колода земель, { $suit } { $count }: { $cards }.
saga-cards-in-archive = Архів, { $suit } { $count }: { $cards }.
saga-cards-in-dispossessed = Заслання, { $suit } { $count }: { $cards }.
