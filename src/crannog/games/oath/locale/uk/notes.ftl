### Oath: що сказано про варіант до вибору.
### Спершу ціна: провіант, підтримка, таємниці.

note-supply = Провіант: { $count }
note-usual-supply =
    { $count4 ->
        [0] {""}
       *[other] {" "}замість { $count5 } ({ $cards })
    }
note-usual-gain =
    { $count6 ->
        [0] {""}
       *[other] {" "}замість { $count7 } ({ $cards2 })
    }
note-needs-modifier = Лише з картою, яку ви виберете наступним кроком
note-search =
    Провіант: { $count }{ note-usual-supply }. Ви візьмете { $count2 ->
        [one] { $count2 } карту
        [few] { $count2 } карти
       *[many] { $count2 } карт
    }{ note-usual-gain }
note-search-deck =
    Провіант: { $count }{ note-usual-supply }. Ви візьмете { $count2 ->
        [one] { $count2 } карту
        [few] { $count2 } карти
       *[many] { $count2 } карт
    }{ note-usual-gain }; видіння перерве пошук раніше
note-muster =
    Провіант: { $count }{ note-usual-supply }, підтримка: 1. Ви отримаєте { $count2 ->
        [one] { $count2 } загін
        [few] { $count2 } загони
       *[many] { $count2 } загонів
    }{ note-usual-gain }
note-muster-secret =
    Провіант: { $count }{ note-usual-supply }, таємниці: 1. Ви отримаєте { $count2 ->
        [one] { $count2 } загін
        [few] { $count2 } загони
       *[many] { $count2 } загонів
    }{ note-usual-gain }
note-trade-favor =
    Провіант: { $count }{ note-usual-supply }, таємниці: 1. Ви отримаєте { $count2 ->
        [one] { $count2 } жетон підтримки
        [few] { $count2 } жетони підтримки
       *[many] { $count2 } жетонів підтримки
    }{ note-usual-gain }
note-trade-secrets =
    Провіант: { $count }{ note-usual-supply }, підтримка: 2. Ви отримаєте { $count2 ->
        [one] { $count2 } таємницю
        [few] { $count2 } таємниці
       *[many] { $count2 } таємниць
    }{ note-usual-gain }{ $count3 ->
        [0] {""}
       *[other] {" "}і ще підтримки: { $count3 }
    }
note-recover-favor = Провіант: { $count }, підтримка: { $count2 } або більше
note-recover-secrets = Провіант: { $count }, таємниці: { $count2 } або більше
note-relic-favor = Провіант: { $count }, підтримка: { $count2 }
note-relic-secrets = Провіант: { $count }, таємниці: { $count2 }
note-toll = Провіант: { $count }{ note-usual-supply }, і ще плату вимагає «{ $card }»
note-looks = Нічого не коштує. Побачите лише ви
note-warbands = Загонів: не більше ніж { $count }
note-favor =
    { $count ->
        [0] Нічого не коштує
       *[other] Підтримка: { $count }
    }
note-rest = Провіант: зараз { $count }, наступного ходу { $count2 }
note-next-player = Ви ще можете щось зробити. Наступним ходить { $seat }.
note-next-round = Ви ще можете щось зробити. Далі — раунд { $count }.
note-next-die = Ви ще можете щось зробити. Далі кидають кубик завершення: якщо випаде { $count } або більше, гра завершиться.
note-next-end = Ви ще можете щось зробити. З вашим ходом закінчується останній раунд, а з ним і гра.
note-forgoes = Карта «{ $card }» не спрацює
note-forgoes-campaign = Вирушити в цей похід можна лише зараз
note-next-without = Гра піде далі без цього.
note-wins-campaign = Ви переможете в поході. Залишиться загонів: { $count } з { $count2 }
note-loses-campaign = Ви програєте похід. Загине загонів: { $count } з { $count2 }
note-all-see = Карту побачать усі
note-discard = Піде у { $pile }
note-play-site =
    { $count2 ->
        [0] {""}
       *[other] Спершу звідти піде інша карта.{" "}
    }{ $count ->
        [0] {""}
       *[other] Ви отримаєте 1 жетон підтримки з резерву «{ $suit }».{" "}
    }Карту побачать усі
note-play-adviser =
    { $count3 ->
        [0] Радників стане: { $count } з { $count2 }
       *[other] Спершу піде інший радник
    }. Карту побачать усі
note-play-hidden =
    { $count3 ->
        [0] Радників стане: { $count } з { $count2 }
       *[other] Спершу піде інший радник
    }. Що це за карта, знаєте лише ви
note-travel = Провіант: { $count }{ note-usual-supply }
note-exile =
    Підтримка: { $count }. Зазвичай 5{ $count2 ->
        [0] {""}
       *[other] {""}, на { $count2 } більше за те, що має васал
    }{ $count3 ->
        [0] {""}
       *[other] {""}, на { $count3 } менше за те, що маєте ви
    }
note-chance = Шанси нападника: { $count }%
note-target = Кубики захисту: { $count }. Ваші шанси тоді: { $count2 }%
note-plan =
    { $count ->
        [0]
            { $count2 ->
                [0] Безкоштовно
               *[other] Таємниці: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Підтримка: { $count }
               *[other] Підтримка: { $count }, таємниці: { $count2 }
            }
    }
note-modifier =
    { note-plan }{ $count4 ->
        [0] {""}
       *[other] . Провіант: { $count3 } → { $count5 }
    }
note-modifier-search =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Візьмете карт: { $count6 } → { $count8 }
    }
note-modifier-muster =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Отримаєте загонів: { $count6 } → { $count8 }
    }
note-modifier-trade =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Отримаєте: { $count6 } → { $count8 }
    }
note-modifier-recover =
    { note-modifier }{ $count7 ->
        [0] {""}
       *[other] . Потрібно жетонів: { $count6 } → { $count8 }
    }
note-plan-dice =
    { $count ->
        [0]
            { $count2 ->
                [0] Безкоштовно
               *[other] Таємниці: { $count2 }
            }
       *[other]
            { $count2 ->
                [0] Підтримка: { $count }
               *[other] Підтримка: { $count }, таємниці: { $count2 }
            }
    }. Кубики нападу: { $count3 }, захисту: { $count4 }. Шанси нападника: { $count5 }%
note-citizen =
    Ваших загонів стане фіолетовими: { $count }{ $count2 ->
        [0] {""}
       *[other] {""}, повернуться до резерву: { $count2 }
    }. Провіант: { $count3 }. Відкрите видіння скидається
note-invitation = Загонів стане фіолетовими: { $count }. Провіант: { $count2 }. Відкрите видіння скидається
note-keep =
    { $count ->
        [0] Відкрито: лише до ради
       *[other]
            { $count2 ->
                [0] Відкрито: лише на локацію{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 підтримка: { $suit })
                    }
               *[other] Відкрито: на локацію{ $count3 ->
                        [0] {""}
                       *[other] {""} (1 підтримка: { $suit })
                    } або до ради
            }
    }
note-keep-revealed = Можна зіграти відкрито
note-keep-facedown = Зараз лише закритою
note-keep-nowhere = Зараз лише скинути
note-raises = Тут стоятиме «{ $card }»: { $site }
note-coming = Якщо вистачить карт в архіві: { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
