### Oath: что сказано о варианте до выбора.
### Сначала цена: провиант, поддержка, тайны.

note-supply = Провиант: { $count }
note-usual-supply =
    { $count4 ->
        [0] {""}
       *[other] {" "}вместо { $count5 } ({ $cards })
    }
note-usual-gain =
    { $count6 ->
        [0] {""}
       *[other] {" "}вместо { $count7 } ({ $cards2 })
    }
note-needs-modifier = Только с картой, которую вы выберете следующим шагом
note-search =
    Провиант: { $count }{ note-usual-supply }. Вы возьмёте { $count2 ->
        [one] { $count2 } карту
        [few] { $count2 } карты
       *[many] { $count2 } карт
    }{ note-usual-gain }
note-search-deck =
    Провиант: { $count }{ note-usual-supply }. Вы возьмёте { $count2 ->
        [one] { $count2 } карту
        [few] { $count2 } карты
       *[many] { $count2 } карт
    }{ note-usual-gain }; видение прервёт поиск раньше
note-muster =
    Провиант: { $count }{ note-usual-supply }, поддержка: 1. Вы получите { $count2 ->
        [one] { $count2 } отряд
        [few] { $count2 } отряда
       *[many] { $count2 } отрядов
    }{ note-usual-gain }
note-muster-secret =
    Провиант: { $count }{ note-usual-supply }, тайны: 1. Вы получите { $count2 ->
        [one] { $count2 } отряд
        [few] { $count2 } отряда
       *[many] { $count2 } отрядов
    }{ note-usual-gain }
note-trade-favor =
    Провиант: { $count }{ note-usual-supply }, тайны: 1. Вы получите { $count2 ->
        [one] { $count2 } жетон поддержки
        [few] { $count2 } жетона поддержки
       *[many] { $count2 } жетонов поддержки
    }{ note-usual-gain }
note-trade-secrets =
    Провиант: { $count }{ note-usual-supply }, поддержка: 2. Вы получите { $count2 ->
        [one] { $count2 } тайну
        [few] { $count2 } тайны
       *[many] { $count2 } тайн
    }{ note-usual-gain }{ $count3 ->
        [0] {""}
       *[other] {" "}и ещё поддержки: { $count3 }
    }
note-recover-favor = Провиант: { $count }, поддержка: { $count2 } или больше
note-recover-secrets = Провиант: { $count }, тайны: { $count2 } или больше
note-relic-favor = Провиант: { $count }, поддержка: { $count2 }
note-relic-secrets = Провиант: { $count }, тайны: { $count2 }
note-toll = Провиант: { $count }{ note-usual-supply }, и ещё плату требует «{ $card }»
note-looks = Ничего не стоит. Увидите только вы
note-warbands = Отрядов: не больше { $count }
note-favor =
    { $count ->
        [0] Ничего не стоит
       *[other] Поддержка: { $count }
    }
note-rest = Провиант: сейчас { $count }, в следующий ход { $count2 }
note-next-player = Вы ещё можете что-то сделать. Следующим ходит { $seat }.
note-next-round = Вы ещё можете что-то сделать. Дальше — раунд { $count }.
note-next-die = Вы ещё можете что-то сделать. Дальше бросают кубик завершения: если выпадет { $count } или больше, партия закончится.
note-next-end = Вы ещё можете что-то сделать. С вашим ходом кончается последний раунд, а с ним и партия.
note-forgoes = Карта «{ $card }» не сработает
note-forgoes-campaign = Устроить этот набег можно только сейчас
note-next-without = Партия продолжится без этого.
note-wins-campaign = Вы победите в набеге. Останется отрядов: { $count } из { $count2 }
note-loses-campaign = Вы проиграете набег. Погибнет отрядов: { $count } из { $count2 }
note-all-see = Карту увидят все
note-discard = Уйдёт в { $pile }
note-play-site =
    { $count2 ->
        [0] {""}
       *[other] Сначала оттуда уйдёт другая карта.{" "}
    }{ $count ->
        [0] {""}
       *[other] Вы получите 1 жетон поддержки из резерва «{ $suit }».{" "}
    }Карту увидят все
note-play-adviser =
    { $count3 ->
        [0] Советников станет: { $count } из { $count2 }
       *[other] Сначала уйдёт другой советник
    }. Карту увидят все
note-play-hidden =
    { $count3 ->
        [0] Советников станет: { $count } из { $count2 }
       *[other] Сначала уйдёт другой советник
    }. Что это за карта, знаете только вы
note-travel = Провиант: { $count }{ note-usual-supply }
note-exile =
    Поддержка: { $count }. Обычно 5{ $count2 ->
        [0] {""}
       *[other] {""}, на { $count2 } больше за то, что есть у вассала
    }{ $count3 ->
        [0] {""}
       *[other] {""}, на { $count3 } меньше за то, что есть у вас
    }
note-chance = Шансы нападающего: { $count }%
note-target = Кубики защиты: { $count }. Ваши шансы тогда: { $count2 }%
note-plan =
    { $count ->
        [0]
            { $count2 ->
                [0] Бесплатно
               *[other] Тайны: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Поддержка: { $count }
               *[other] Поддержка: { $count }, тайны: { $count2 }
            }
    }
note-modifier =
    { note-plan }{ $count4 ->
        [0] {""}
       *[other] . Провиант: { $count3 } → { $count5 }
    }
note-modifier-search =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Возьмёте карт: { $count6 } → { $count8 }
    }
note-modifier-muster =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Получите отрядов: { $count6 } → { $count8 }
    }
note-modifier-trade =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Получите: { $count6 } → { $count8 }
    }
note-modifier-recover =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Нужно жетонов: { $count6 } → { $count8 }
    }
note-plan-dice =
    { $count ->
        [0]
            { $count2 ->
                [0] Бесплатно
               *[other] Тайны: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Поддержка: { $count }
               *[other] Поддержка: { $count }, тайны: { $count2 }
            }
    }. Кубики нападения: { $count3 }, защиты: { $count4 }. Шансы нападающего: { $count5 }%
note-citizen =
    Ваших отрядов станет лиловыми: { $count }{ $count2 ->
        [0] {""}
       *[other] {""}, вернутся в резерв: { $count2 }
    }. Провиант: { $count3 }. Открытое видение сбрасывается
note-invitation = Отрядов станет лиловыми: { $count }. Провиант: { $count2 }. Открытое видение сбрасывается
note-keep =
    { $count ->
        [0] Открыто: только в совете
       *[other]
            { $count2 ->
                [0] Открыто: только в локации{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 поддержка: { $suit })
                    }
               *[other] Открыто: в локации{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 поддержка: { $suit })
                    } или в совете
            }
    }
note-keep-revealed = Можно разыграть открыто
note-keep-facedown = Сейчас только закрытой
note-keep-nowhere = Сейчас только сбросить
note-raises = Здесь встанет «{ $card }»: { $site }
note-coming = Если хватит карт в архиве: { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
