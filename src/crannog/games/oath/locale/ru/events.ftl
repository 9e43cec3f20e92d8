### Oath: what has happened, Russian. What readers have done, or what was done to them, is said to «вы».

event-round = Начинается раунд { $count }.
event-wakes = Раунд { $count }: ходит { $seat }.
    .you = Раунд { $count }: ходите вы.
event-rests = { $seat } отдыхает.
    .you = Вы отдыхаете.
event-refreshes = { $seat } пополняет провиант: теперь его { $count }.
    .you = Вы пополняете провиант: теперь его { $count }.
event-uses = { $seat } применяет карту «{ $card }».
    .you = Вы применяете карту «{ $card }».
event-modifies = { $seat } применяет к этому действию карту «{ $card }».
    .you = Вы применяете к этому действию карту «{ $card }».
event-pays = { $seat } платит за карту «{ $card }» { counted-price }.
    .you = Вы платите за карту «{ $card }» { counted-price }.
event-pays-price = { $seat } платит, как требует карта «{ $card }».
    .you = Вы платите, как требует карта «{ $card }».
event-result =
    { $number ->
        [0] Партия окончена, победителя нет: { $reason }.
        [one] Побеждает { $seats }: { $reason }.
       *[other] Побеждают { $seats }: { $reason }.
    }
    .to-you =
        { $number ->
            [one] Вы побеждаете: { $reason }.
           *[other] Вы среди победителей ({ $seats }): { $reason }.
        }
event-gains-favor = { $seat } получает { counted-favor } из резерва «{ $suit }».
    .you = Вы получаете { counted-favor } из резерва «{ $suit }».
event-burns-favor = { $seat } сжигает { counted-favor }.
    .you = Вы сжигаете { counted-favor }.
event-puts-in-bank = { $seat } кладёт { counted-favor } в резерв «{ $suit }».
    .you = Вы кладёте { counted-favor } в резерв «{ $suit }».
event-gives-favor = { $seat } отдаёт { counted-favor }. Получает { $seat2 }.
    .you = Вы отдаёте { counted-favor }. Получает { $seat2 }.
    .to-you = { $seat } отдаёт вам { counted-favor }.
event-takes-favor = { $seat } забирает с чужого планшета ({ $seat2 }) { counted-favor }.
    .you = Вы забираете с чужого планшета ({ $seat2 }) { counted-favor }.
    .to-you = { $seat } забирает с вашего планшета { counted-favor }.
event-moves-favor = { $seat } переносит { counted-favor }: резерв «{ $suit }» → резерв «{ $suit2 }».
    .you = Вы переносите { counted-favor }: резерв «{ $suit }» → резерв «{ $suit2 }».
event-spreads-favor = { $seat } раскладывает { counted-favor } по резервам, начиная с резерва «{ $suit }».
    .you = Вы раскладываете { counted-favor } по резервам, начиная с резерва «{ $suit }».
event-gains-secrets = { $seat } получает { counted-secrets }.
    .you = Вы получаете { counted-secrets }.
event-burns-secrets = { $seat } сжигает { counted-secrets }.
    .you = Вы сжигаете { counted-secrets }.
event-turns-secrets = { $seat } переворачивает { counted-secrets } лицом вниз.
    .you = Вы переворачиваете { counted-secrets } лицом вниз.
event-gives-secrets = { $seat } отдаёт { counted-secrets }. Получает { $seat2 }.
    .you = Вы отдаёте { counted-secrets }. Получает { $seat2 }.
    .to-you = { $seat } отдаёт вам { counted-secrets }.
event-takes-secret = { $seat } забирает с чужого планшета ({ $seat2 }) 1 тайну.
    .you = Вы забираете с чужого планшета ({ $seat2 }) 1 тайну.
    .to-you = { $seat } забирает с вашего планшета 1 тайну.
event-puts-on-site = { $seat } кладёт { counted-favor } на локацию «{ $site }».
    .you = Вы кладёте { counted-favor } на локацию «{ $site }».
event-takes-site-favor = { $seat } берёт 1 жетон поддержки с локации «{ $site }».
    .you = Вы берёте 1 жетон поддержки с локации «{ $site }».
event-takes-site-secret = { $seat } берёт 1 тайну с локации «{ $site }».
    .you = Вы берёте 1 тайну с локации «{ $site }».
event-adds-to-banner = { $seat } кладёт 1 жетон поддержки на знамя народной поддержки.
    .you = Вы кладёте 1 жетон поддержки на знамя народной поддержки.
event-returns-from-banner = { $seat } возвращает 1 жетон поддержки со знамени народной поддержки в резерв «{ $suit }».
    .you = Вы возвращаете 1 жетон поддержки со знамени народной поддержки в резерв «{ $suit }».
event-turns-mob = { $seat } переворачивает знамя народной поддержки на сторону «Чернь».
    .you = Вы переворачиваете знамя народной поддержки на сторону «Чернь».
event-seizes-banner = { $seat } захватывает «{ $card }».
    .you = Вы захватываете «{ $card }».
event-burns-banner-secrets = { $seat } сжигает { counted-secrets } со знамени страшной тайны.
    .you = Вы сжигаете { counted-secrets } со знамени страшной тайны.
event-bids =
    { $count ->
        [0] { $seat } хочет обрести «{ $card }».
       *[other] { $seat } хочет обрести «{ $card }». Потрачено провианта: { $count }.
    }
    .you =
        { $count ->
            [0] Вы хотите обрести «{ $card }».
           *[other] Вы хотите обрести «{ $card }». Потрачено провианта: { $count }.
        }
event-recovers-banner = { $seat } обретает «{ $card }». Жетонов на знамени: { $count }.
    .you = Вы обретаете «{ $card }». Жетонов на знамени: { $count }.
event-searches = { $seat } проводит поиск: { $pile }. Потрачено провианта: { $count }.
    .you = Вы проводите поиск: { $pile }. Потрачено провианта: { $count }.
event-draws = { $seat } берёт { counted-cards }.
event-draws-secret =
    { $number ->
        [0] { $seat } не берёт карт: их не осталось.
       *[other] { $seat } берёт: { $cards }.
    }
    .you =
        { $number ->
            [0] Вы не берёте карт: их не осталось.
           *[other] Вы берёте: { $cards }.
        }
event-draws-openly = { $seat } берёт в открытую: { $cards }.
    .you = Вы берёте в открытую: { $cards }.
event-draws-vision = { $seat } берёт видение. Всего взято видений: { $count }.
    .you = Вы берёте видение. Всего взято видений: { $count }.
event-shows-kept = { $seat } оставляет карту «{ $card }».
    .you = Вы оставляете карту «{ $card }».
event-discards = { $seat } сбрасывает карту «{ $card }» ({ $pile }).
    .you = Вы сбрасываете карту «{ $card }» ({ $pile }).
event-discards-unseen = { $seat } сбрасывает { counted-cards } лицом вниз ({ $pile }).
event-discards-unseen-secret = { $seat } сбрасывает лицом вниз ({ $pile }): { $cards }.
    .you = Вы сбрасываете лицом вниз ({ $pile }): { $cards }.
event-plays-to-site = { $seat } разыгрывает карту «{ $card }» в локации «{ $site }».
    .you = Вы разыгрываете карту «{ $card }» в локации «{ $site }».
event-plays-to-advisers = { $seat } разыгрывает карту «{ $card }» в совете.
    .you = Вы разыгрываете карту «{ $card }» в своём совете.
event-keeps-facedown = { $seat } кладёт в совет закрытую карту.
    .you = Вы кладёте в свой совет закрытую карту.
event-reveals-vision = { $seat } открывает карту «{ $card }».
    .you = Вы открываете карту «{ $card }».
event-plays-conspiracy = { $seat } разыгрывает «Заговор».
    .you = Вы разыгрываете «Заговор».
event-moves-card = { $seat } переносит карту «{ $card }» в локацию «{ $site }».
    .you = Вы переносите карту «{ $card }» в локацию «{ $site }».
event-joins-advisers = { $seat } переносит карту «{ $card }» в совет: { $seat2 }.
    .you = Вы переносите карту «{ $card }» в чужой совет ({ $seat2 }).
    .to-you = { $seat } переносит карту «{ $card }» в ваш совет.
event-swaps-cards = { $seat } меняет местами карты «{ $card }» и «{ $card2 }».
    .you = Вы меняете местами карты «{ $card }» и «{ $card2 }».
event-reveals-top = { $seat } открывает верхнюю карту ({ $pile }): { $card }.
    .you = Вы открываете верхнюю карту ({ $pile }): { $card }.
event-peeks-deck = { $seat } смотрит верхние карты колоды земель.
event-peeks-deck-secret = { $seat } смотрит верхние карты колоды земель: { $cards }.
    .you = Вы смотрите верхние карты колоды земель: { $cards }.
event-peeks-site = { $seat } смотрит карту: { $site }.
event-peeks-site-secret = { $seat } смотрит карту: { $site }. Это { $site2 }.
    .you = Вы смотрите карту: { $site }. Это { $site2 }.
event-swaps-drawn = { $seat } меняет { counted-cards } из взятых на карты из ссылки.
event-swaps-drawn-secret = { $seat } меняет взятые карты на карты из ссылки. Сначала ушедшие, потом пришедшие: { $cards }.
    .you = Вы меняете взятые карты на карты из ссылки. Сначала ушедшие, потом пришедшие: { $cards }.
event-swaps-pile = { $seat } меняет { counted-cards } ({ $pile }) на карты из ссылки.
    .you = Вы меняете { counted-cards } ({ $pile }) на карты из ссылки.
event-restores = { $seat } восстанавливает строение: «{ $card }» → «{ $card2 }».
    .you = Вы восстанавливаете строение: «{ $card }» → «{ $card2 }».
event-recovers = { $seat } обретает реликвию «{ $card }».
    .you = Вы обретаете реликвию «{ $card }».
event-takes-relic = { $seat } забирает реликвию «{ $card }».
    .you = Вы забираете реликвию «{ $card }».
event-buries-relic = { $seat } кладёт реликвию «{ $card }» под низ колоды реликвий.
    .you = Вы кладёте реликвию «{ $card }» под низ колоды реликвий.
event-buries-relic-unseen = { $seat } кладёт реликвию под низ колоды реликвий.
    .you = Вы кладёте реликвию под низ колоды реликвий.
event-buries-relic-unseen-secret = { $seat } кладёт реликвию под низ колоды реликвий: { $card }.
    .you = Вы кладёте реликвию под низ колоды реликвий: { $card }.
event-peeks-relic = { $seat } смотрит реликвию в локации «{ $site }».
event-peeks-relic-secret = { $seat } смотрит реликвию в локации «{ $site }»: { $card }.
    .you = Вы смотрите реликвию в локации «{ $site }»: { $card }.
event-peeks-reliquary = { $seat } смотрит реликвию в ячейке «{ $slot }».
event-peeks-reliquary-secret = { $seat } смотрит реликвию в ячейке «{ $slot }»: { $card }.
    .you = Вы смотрите реликвию в ячейке «{ $slot }»: { $card }.
event-leaves-reliquary = { $seat } получает из реликвария реликвию «{ $card }». Отныне канцлер — { $slot }.
    .you = Вы получаете из реликвария реликвию «{ $card }». Отныне канцлер — { $slot }.
event-musters =
    { $count ->
        [0] { $seat } созывает отряды на карте «{ $card }».
       *[other] { $seat } созывает отряды на карте «{ $card }». Потрачено провианта: { $count }.
    }
    .you =
        { $count ->
            [0] Вы созываете отряды на карте «{ $card }».
           *[other] Вы созываете отряды на карте «{ $card }». Потрачено провианта: { $count }.
        }
event-trades-for-favor =
    { $count ->
        [0] { $seat } торгует за поддержку с картой «{ $card }».
       *[other] { $seat } торгует за поддержку с картой «{ $card }». Потрачено провианта: { $count }.
    }
    .you =
        { $count ->
            [0] Вы торгуете за поддержку с картой «{ $card }».
           *[other] Вы торгуете за поддержку с картой «{ $card }». Потрачено провианта: { $count }.
        }
event-trades-for-secrets =
    { $count ->
        [0] { $seat } торгует за тайны с картой «{ $card }».
       *[other] { $seat } торгует за тайны с картой «{ $card }». Потрачено провианта: { $count }.
    }
    .you =
        { $count ->
            [0] Вы торгуете за тайны с картой «{ $card }».
           *[other] Вы торгуете за тайны с картой «{ $card }». Потрачено провианта: { $count }.
        }
event-gains-warbands = { $seat } получает { counted-warbands }.
    .you = Вы получаете { counted-warbands }.
event-cages-warbands = { $seat } запирает в клетку чужие отряды ({ $seat2 }): { $count }.
    .you = Вы запираете в клетку чужие отряды ({ $seat2 }): { $count }.
    .to-you = { $seat } запирает в клетку ваши отряды: { $count }.
event-frees-warbands = { $seat } выпускает из клетки { counted-warbands }. Получает { $seat2 }.
    .you = Вы выпускаете из клетки { counted-warbands }. Получает { $seat2 }.
    .to-you = { $seat } выпускает из клетки { counted-warbands }. Получаете вы.
    .yourself = Вы выпускаете из клетки { counted-warbands } на свой планшет.
event-dies-on-board = { $seat } теряет на планшете { counted-warbands }.
    .you = Вы теряете на планшете { counted-warbands }.
event-dies-at-site = { $colour } отряды в локации «{ $site }»: убито { $count }.
event-places-warbands = { $seat } ставит { counted-warbands } в локацию «{ $site }».
    .you = Вы ставите { counted-warbands } в локацию «{ $site }».
event-withdraws-warbands = { $seat } забирает на планшет { counted-warbands } из локации «{ $site }».
    .you = Вы забираете на планшет { counted-warbands } из локации «{ $site }».
event-shares-warbands = { $seat } передаёт { counted-warbands }. Получает { $seat2 }.
    .you = Вы передаёте { counted-warbands }. Получает { $seat2 }.
    .to-you = { $seat } передаёт вам { counted-warbands }.
event-denies-warbands = { $seat2 } просит перенести отряды. { $seat } не разрешает.
    .you = { $seat2 } просит перенести отряды. Вы не разрешаете.
    .to-you = Вы просите перенести отряды. { $seat } не разрешает.
event-travels =
    { $count ->
        [0] { $seat } перемещается: { $site }.
       *[other] { $seat } перемещается: { $site }. Потрачено провианта: { $count }.
    }
    .you =
        { $count ->
            [0] Вы перемещаетесь: { $site }.
           *[other] Вы перемещаетесь: { $site }. Потрачено провианта: { $count }.
        }
event-travel-fails = { $seat } остаётся на месте: перемещение не удалось.
    .you = Вы остаётесь на месте: перемещение не удалось.
event-pawn-moves = { $seat } ставит фигурку: { $site }.
    .you = Ваша фигурка теперь здесь: { $site }.
event-reveals-site = { $seat } открывает локацию «{ $site }». Реликвий там: { $count }, поддержки: { $count2 }, тайн: { $count3 }.
    .you = Вы открываете локацию «{ $site }». Реликвий там: { $count }, поддержки: { $count2 }, тайн: { $count3 }.
event-campaigns = { $seat } устраивает набег. Защита: { $seat2 }.
    .you = Вы устраиваете набег. Защита: { $seat2 }.
    .to-you = { $seat } устраивает набег на вас.
event-targets-site = { $seat } выбирает цель: { $site }.
    .you = Вы выбираете цель: { $site }.
event-targets-thing = { $seat } выбирает цель: { $card }.
    .you = Вы выбираете цель: { $card }.
event-targets-pawn = { $seat } выбирает цель: депортация ({ $seat2 }).
    .you = Вы выбираете цель: депортация ({ $seat2 }).
    .to-you = { $seat } выбирает цель: ваша депортация.
event-joins-defence = { $seat } присоединяется к защите как союзник.
    .you = Вы присоединяетесь к защите как союзник.
event-uses-plan = Схема сражения «{ $card }»: { $seat }.
    .you = Вы применяете схему сражения «{ $card }».
event-pools = Кубиков нападения: { $count }, кубиков защиты: { $count2 }.
event-rolls-defence = { $seat } бросает кубики защиты. Без щитов: { $count }, с одним щитом: { $count2 }, с двумя щитами: { $count3 }, ×2: { $count4 }.
    .you = Вы бросаете кубики защиты. Без щитов: { $count }, с одним щитом: { $count2 }, с двумя щитами: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } бросает кубики нападения. Пустых мечей: { $count }, мечей: { $count2 }, двойных мечей с черепом: { $count3 }.
    .you = Вы бросаете кубики нападения. Пустых мечей: { $count }, мечей: { $count2 }, двойных мечей с черепом: { $count3 }.
event-rolls-end = На кубике завершения { $count }. Партия заканчивается, если выпало { $count2 } или больше.
event-changes-end-die = { $seat } меняет кубик завершения. Теперь на нём { $count }.
    .you = Вы меняете кубик завершения. Теперь на нём { $count }.
event-defence-is = Защита: { $count }, из них армия: { $count2 }.
event-attack-is = Нападение: { $count }. Черепов, убивающих отряд: { $count2 }.
event-sacrifices = { $seat } жертвует { counted-sacrifice }.
    .you = Вы жертвуете { counted-sacrifice }.
event-wins-campaign = Победа в набеге: { $seat }. Нападение: { $count }, защита: { $count2 }.
    .you = Вы побеждаете в набеге. Нападение: { $count }, защита: { $count2 }.
event-retreats = { $seat } отводит на планшет { counted-warbands } из локации «{ $site }».
    .you = Вы отводите на планшет { counted-warbands } из локации «{ $site }».
event-saved = { $seat } спасает { counted-warbands }, новое место: «{ $site }».
    .you = Вы спасаете { counted-warbands }, новое место: «{ $site }».
event-takes-title = { $seat } получает титул «Верный обету».
    .you = Вы получаете титул «Верный обету».
event-becomes-usurper = { $seat } переворачивает титул на сторону «Узурпатор».
    .you = Вы переворачиваете титул на сторону «Узурпатор».
event-title-turns-back = { $seat } переворачивает титул обратно на сторону «Верный обету».
    .you = Вы переворачиваете титул обратно на сторону «Верный обету».
event-becomes-citizen = { $seat } становится вассалом.
    .you = Вы становитесь вассалом.
event-becomes-exile = { $seat } становится изгнанником.
    .you = Вы становитесь изгнанником.
event-offers-citizenship = { $seat } предлагает стать вассалом и получить реликвию из ячейки «{ $slot }». Решает { $seat2 }.
    .you = Вы предлагаете стать вассалом и получить реликвию из ячейки «{ $slot }». Решает { $seat2 }.
    .to-you = { $seat } предлагает вам стать вассалом и получить реликвию из ячейки «{ $slot }».
event-refuses-citizenship = { $seat } отказывается стать вассалом.
    .you = Вы отказываетесь стать вассалом.
event-shows-relic = { $seat } показывает реликвию из ячейки «{ $slot }». Её видит { $seat2 }.
event-shows-relic-secret = { $seat } показывает реликвию из ячейки «{ $slot }»: { $card }. Её видит { $seat2 }.
    .you = Вы показываете реликвию из ячейки «{ $slot }»: { $card }. Её видит { $seat2 }.
    .to-you = { $seat } показывает вам реликвию из ячейки «{ $slot }»: { $card }.
event-proposes = { $seat } предлагает обязывающую сделку ({ $card }). Слово за игроками: { $seats }.
    .you = Вы предлагаете обязывающую сделку ({ $card }). Слово за игроками: { $seats }.
    .to-you =
        { $number ->
            [one] { $seat } предлагает вам обязывающую сделку ({ $card }).
           *[other] { $seat } предлагает обязывающую сделку вам и другим ({ $card }): { $seats }.
        }
event-would-give = Условия сделки: { $seat } отдаёт ({ $seat2 } получает) { counted-goods }.
    .you = Условия сделки: вы отдаёте ({ $seat2 } получает) { counted-goods }.
    .to-you = Условия сделки: { $seat } отдаёт вам { counted-goods }.
event-would-give-site = Условия сделки: { $seat } передаёт локацию «{ $site }».
    .you = Условия сделки: вы передаёте локацию «{ $site }».
event-no-deal = Сделка не состоялась: { $seats }.
    .to-you = Ваша сделка не состоялась: { $seats }.
event-gives-thing = { $seat } отдаёт: { $card }. Получает { $seat2 }.
    .you = Вы отдаёте: { $card }. Получает { $seat2 }.
    .to-you = { $seat } отдаёт вам: { $card }.
event-gives-facedown = { $seat } отдаёт закрытого советника. Получает { $seat2 }.
event-gives-facedown-secret = { $seat } отдаёт закрытого советника: { $card }. Получает { $seat2 }.
    .you = Вы отдаёте закрытого советника: { $card }. Получает { $seat2 }.
    .to-you = { $seat } отдаёт вам закрытого советника: { $card }.
event-leaves-site = { $seat } уводит отряды и передаёт локацию «{ $site }».
    .you = Вы уводите отряды и передаёте локацию «{ $site }».
event-swears = { $seat } и { $seat2 } дают клятву. Обещанное придётся исполнить.
    .you = Вы и { $seat2 } даёте клятву. Обещанное придётся исполнить.
    .to-you = Вы и { $seat } даёте клятву. Обещанное придётся исполнить.
event-peeks-adviser = { $seat } смотрит закрытого советника № { $place } ({ $seat2 }).
event-peeks-adviser-secret = { $seat } смотрит закрытого советника № { $place } ({ $seat2 }): { $card }.
    .you = Вы смотрите закрытого советника № { $place } ({ $seat2 }): { $card }.
    .to-you = { $seat } смотрит вашего закрытого советника № { $place }: { $card }.
event-finds-conspiracy = { $seat } находит «Заговор» в чужом совете ({ $seat2 }).
    .you = Вы находите «Заговор» в чужом совете ({ $seat2 }).
    .to-you = { $seat } находит «Заговор» в вашем совете.
event-swaps-facedown = { $seat } меняет местами закрытых советников: № { $place } ({ $seat2 }) и № { $place2 } ({ $seat3 }).
    .you = Вы меняете местами закрытых советников: № { $place } ({ $seat2 }) и № { $place2 } ({ $seat3 }).
event-swaps-facedown-secret = { $seat } меняет местами закрытых советников: № { $place } ({ $seat2 }, «{ $card }») и № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .you = Вы меняете местами закрытых советников: № { $place } ({ $seat2 }, «{ $card }») и № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .to-you = { $seat } меняет местами закрытых советников: вашего № { $place } («{ $card }») и № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .yourself = Вы меняете местами закрытых советников: своего № { $place } («{ $card }») и № { $place2 } ({ $seat3 }, «{ $card2 }»).
event-adds-banner-secret = { $seat } кладёт 1 тайну на знамя страшной тайны.
    .you = Вы кладёте 1 тайну на знамя страшной тайны.
event-gains-supply = { $seat } получает провиант: { $count }.
    .you = Вы получаете провиант: { $count }.
event-bank-burns = Из резерва «{ $suit }» сожжено поддержки: { $count }.
event-targets-site-relic = { $seat } выбирает цель: реликвия № { $place } в локации «{ $site }».
    .you = Вы выбираете цель: реликвия № { $place } в локации «{ $site }».
event-looks-at-pile = { $seat } смотрит { counted-cards } с верха сброса ({ $region }).
event-looks-at-pile-secret = { $seat } смотрит верх сброса ({ $region }): { $cards }.
    .you = Вы смотрите верх сброса ({ $region }): { $cards }.
event-draws-relic = { $seat } берёт реликвию из колоды.
event-draws-relic-secret = { $seat } берёт реликвию из колоды: { $card }.
    .you = Вы берёте реликвию из колоды: { $card }.
event-looks-through-pile = { $seat } просматривает сброс ({ $region }).
event-looks-through-pile-secret = { $seat } просматривает сброс ({ $region }): { $cards }.
    .you = Вы просматриваете сброс ({ $region }): { $cards }.
event-marks-vision = { $seat } кладёт отряд на карту «{ $card }» и отныне разделяет это видение.
    .you = Вы кладёте отряд на карту «{ $card }» и отныне разделяете это видение.
event-dies-on-vision = { $seat } теряет отряд на карте «{ $card }».
    .you = Вы теряете отряд на карте «{ $card }».
event-takes-burnt-favor = { $seat } забирает сожжённую поддержку: { $count }.
    .you = Вы забираете сожжённую поддержку: { $count }.
event-moves-pile = { $seat } переносит сброс: { $region } → { $region2 }. Карт: { $count }.
    .you = Вы переносите сброс: { $region } → { $region2 }. Карт: { $count }.
event-dispossesses = { $seat } отправляет карту «{ $card }» в ссылку.
    .you = Вы отправляете карту «{ $card }» в ссылку.
event-vows = { $seat } даёт обет на следующую партию: { $goal }.
    .you = Вы даёте обет на следующую партию: { $goal }.
event-invites = { $seat } предлагает вассалитет. Решает { $seat2 }.
    .you = Вы предлагаете вассалитет. Решает { $seat2 }.
    .to-you = { $seat } предлагает вам вассалитет.
event-idle-boards-turn = Планшеты вне игры переворачиваются с вассала на изгнанника: { $count }.
event-takes-over-site = { $seat } занимает локацию «{ $site }» одним отрядом.
    .you = Вы занимаете локацию «{ $site }» одним отрядом.
event-builds = { $seat } возводит строение в локации «{ $site }»: «{ $card }» → «{ $card2 }».
    .you = Вы возводите строение в локации «{ $site }»: «{ $card }» → «{ $card2 }».
event-discards-site = С поля уходит { $site }.
event-ruin-returns = «{ $card }» возвращается в архив.
event-falls-to-ruin = Строение в локации «{ $site }» разрушается: «{ $card }» → «{ $card2 }».
event-takes-off-site = Локация «{ $site }» с разрушенным строением на время снята с поля.
event-clears-map = Фигурки, отряды, жетоны поддержки и тайны уходят с поля.
event-moves-site = Локация «{ $site }» ложится на место: { $spot }.
event-deals-site = Из колоды ложится закрытая локация: { $spot }.
event-turns-site-up = Открывается локация «{ $site }».
event-adds-denizens = Шесть обитателей из архива уходят в колоду земель. { $suit }: 3, { $suit2 }: 2, { $suit3 }: 1.
event-heals = В архиве не хватает карт. Из ссылки в колоду земель возвращается карт: { $count }, остальные уходят в архив.
event-sets-visions-aside = Все видения откладываются в сторону, где бы они ни были.
event-dispossesses-unseen = В ссылку вслепую уходит карт: { $count }.
event-gathers-relics =
    { $count ->
        [0] «Большой скипетр» уходит в коробку, колода реликвий перемешана.
        [one] «Большой скипетр» уходит в коробку, { $count } реликвия остальных — в колоду реликвий, колода перемешана.
        [few] «Большой скипетр» уходит в коробку, { $count } реликвии остальных — в колоду реликвий, колода перемешана.
       *[other] «Большой скипетр» уходит в коробку, { $count } реликвий остальных — в колоду реликвий, колода перемешана.
    }
event-deals-relics = В локацию «{ $site }» кладут закрытые реликвии: { $count }.
event-relics-on-top = { $seat }: реликвии победителя и реликвария ложатся на колоду реликвий: { $count }.
    .you = Ваши реликвии и реликвии реликвария ложатся на колоду реликвий: { $count }.
event-rebuilds-deck = Колода земель собрана заново и перемешана.
event-chronicle-written = Хроника составлена. Обет следующей партии: { $goal }. Его даёт { $seat }.
    .you = Хроника составлена. Обет следующей партии: { $goal }. Его даёте вы.
