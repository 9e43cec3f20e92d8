### Oath: what has happened, Ukrainian. What readers have done, or what was done to them, is said to «ви».

event-round = Починається раунд { $count }.
event-wakes = Раунд { $count }: ходить { $seat }.
    .you = Раунд { $count }: ходите ви.
event-rests = { $seat } відпочиває.
    .you = Ви відпочиваєте.
event-refreshes = { $seat } поповнює провіант: тепер його { $count }.
    .you = Ви поповнюєте провіант: тепер його { $count }.
event-uses = { $seat } застосовує карту «{ $card }».
    .you = Ви застосовуєте карту «{ $card }».
event-modifies = { $seat } застосовує до цієї дії карту «{ $card }».
    .you = Ви застосовуєте до цієї дії карту «{ $card }».
event-pays = { $seat } платить за карту «{ $card }» { counted-price }.
    .you = Ви платите за карту «{ $card }» { counted-price }.
event-pays-price = { $seat } платить, як вимагає карта «{ $card }».
    .you = Ви платите, як вимагає карта «{ $card }».
event-result =
    { $number ->
        [0] Гру завершено без переможця: { $reason }.
        [one] Перемагає { $seats }: { $reason }.
       *[other] Перемагають { $seats }: { $reason }.
    }
    .to-you =
        { $number ->
            [one] Ви перемагаєте: { $reason }.
           *[other] Ви серед переможців ({ $seats }): { $reason }.
        }
event-gains-favor = { $seat } отримує { counted-favor } з резерву «{ $suit }».
    .you = Ви отримуєте { counted-favor } з резерву «{ $suit }».
event-burns-favor = { $seat } спалює { counted-favor }.
    .you = Ви спалюєте { counted-favor }.
event-puts-in-bank = { $seat } кладе { counted-favor } до резерву «{ $suit }».
    .you = Ви кладете { counted-favor } до резерву «{ $suit }».
event-gives-favor = { $seat } віддає { counted-favor }. Отримує { $seat2 }.
    .you = Ви віддаєте { counted-favor }. Отримує { $seat2 }.
    .to-you = { $seat } віддає вам { counted-favor }.
event-takes-favor = { $seat } забирає з чужого планшета ({ $seat2 }) { counted-favor }.
    .you = Ви забираєте з чужого планшета ({ $seat2 }) { counted-favor }.
    .to-you = { $seat } забирає з вашого планшета { counted-favor }.
event-moves-favor = { $seat } переносить { counted-favor }: резерв «{ $suit }» → резерв «{ $suit2 }».
    .you = Ви переносите { counted-favor }: резерв «{ $suit }» → резерв «{ $suit2 }».
event-spreads-favor = { $seat } розкладає { counted-favor } по резервах, починаючи з резерву «{ $suit }».
    .you = Ви розкладаєте { counted-favor } по резервах, починаючи з резерву «{ $suit }».
event-gains-secrets = { $seat } отримує { counted-secrets }.
    .you = Ви отримуєте { counted-secrets }.
event-burns-secrets = { $seat } спалює { counted-secrets }.
    .you = Ви спалюєте { counted-secrets }.
event-turns-secrets = { $seat } перевертає { counted-secrets } долілиць.
    .you = Ви перевертаєте { counted-secrets } долілиць.
event-gives-secrets = { $seat } віддає { counted-secrets }. Отримує { $seat2 }.
    .you = Ви віддаєте { counted-secrets }. Отримує { $seat2 }.
    .to-you = { $seat } віддає вам { counted-secrets }.
event-takes-secret = { $seat } забирає з чужого планшета ({ $seat2 }) 1 таємницю.
    .you = Ви забираєте з чужого планшета ({ $seat2 }) 1 таємницю.
    .to-you = { $seat } забирає з вашого планшета 1 таємницю.
event-puts-on-site = { $seat } кладе { counted-favor } на локацію «{ $site }».
    .you = Ви кладете { counted-favor } на локацію «{ $site }».
event-takes-site-favor = { $seat } бере 1 жетон підтримки з локації «{ $site }».
    .you = Ви берете 1 жетон підтримки з локації «{ $site }».
event-takes-site-secret = { $seat } бере 1 таємницю з локації «{ $site }».
    .you = Ви берете 1 таємницю з локації «{ $site }».
event-adds-to-banner = { $seat } кладе 1 жетон підтримки на стяг народної підтримки.
    .you = Ви кладете 1 жетон підтримки на стяг народної підтримки.
event-returns-from-banner = { $seat } повертає 1 жетон підтримки зі стяга народної підтримки до резерву «{ $suit }».
    .you = Ви повертаєте 1 жетон підтримки зі стяга народної підтримки до резерву «{ $suit }».
event-turns-mob = { $seat } перевертає стяг народної підтримки на бік «Юрба».
    .you = Ви перевертаєте стяг народної підтримки на бік «Юрба».
event-seizes-banner = { $seat } захоплює «{ $card }».
    .you = Ви захоплюєте «{ $card }».
event-burns-banner-secrets = { $seat } спалює { counted-secrets } зі стяга страшної таємниці.
    .you = Ви спалюєте { counted-secrets } зі стяга страшної таємниці.
event-bids =
    { $count ->
        [0] { $seat } хоче віднайти «{ $card }».
       *[other] { $seat } хоче віднайти «{ $card }». Витрачено провіанту: { $count }.
    }
    .you =
        { $count ->
            [0] Ви хочете віднайти «{ $card }».
           *[other] Ви хочете віднайти «{ $card }». Витрачено провіанту: { $count }.
        }
event-recovers-banner = { $seat } віднаходить «{ $card }». Жетонів на стягу: { $count }.
    .you = Ви віднаходите «{ $card }». Жетонів на стягу: { $count }.
event-searches = { $seat } виконує пошук: { $pile }. Витрачено провіанту: { $count }.
    .you = Ви виконуєте пошук: { $pile }. Витрачено провіанту: { $count }.
event-draws = { $seat } бере { counted-cards }.
event-draws-secret =
    { $number ->
        [0] { $seat } не бере карт: їх не лишилося.
       *[other] { $seat } бере: { $cards }.
    }
    .you =
        { $number ->
            [0] Ви не берете карт: їх не лишилося.
           *[other] Ви берете: { $cards }.
        }
event-draws-openly = { $seat } бере відкрито: { $cards }.
    .you = Ви берете відкрито: { $cards }.
event-draws-vision = { $seat } бере видіння. Усього взято видінь: { $count }.
    .you = Ви берете видіння. Усього взято видінь: { $count }.
event-shows-kept = { $seat } залишає карту «{ $card }».
    .you = Ви залишаєте карту «{ $card }».
event-discards = { $seat } скидає карту «{ $card }» ({ $pile }).
    .you = Ви скидаєте карту «{ $card }» ({ $pile }).
event-discards-unseen = { $seat } скидає долілиць { counted-cards } ({ $pile }).
event-discards-unseen-secret = { $seat } скидає долілиць ({ $pile }): { $cards }.
    .you = Ви скидаєте долілиць ({ $pile }): { $cards }.
event-plays-to-site = { $seat } грає карту «{ $card }» на локацію «{ $site }».
    .you = Ви граєте карту «{ $card }» на локацію «{ $site }».
event-plays-to-advisers = { $seat } грає карту «{ $card }» до ради.
    .you = Ви граєте карту «{ $card }» до своєї ради.
event-keeps-facedown = { $seat } кладе до ради закриту карту.
    .you = Ви кладете до своєї ради закриту карту.
event-reveals-vision = { $seat } відкриває карту «{ $card }».
    .you = Ви відкриваєте карту «{ $card }».
event-plays-conspiracy = { $seat } грає «Змову».
    .you = Ви граєте «Змову».
event-moves-card = { $seat } переносить карту «{ $card }» на локацію «{ $site }».
    .you = Ви переносите карту «{ $card }» на локацію «{ $site }».
event-joins-advisers = { $seat } переносить карту «{ $card }» до ради: { $seat2 }.
    .you = Ви переносите карту «{ $card }» до чужої ради ({ $seat2 }).
    .to-you = { $seat } переносить карту «{ $card }» до вашої ради.
event-swaps-cards = { $seat } міняє місцями карти «{ $card }» і «{ $card2 }».
    .you = Ви міняєте місцями карти «{ $card }» і «{ $card2 }».
event-reveals-top = { $seat } відкриває верхню карту ({ $pile }): { $card }.
    .you = Ви відкриваєте верхню карту ({ $pile }): { $card }.
event-peeks-deck = { $seat } розглядає верхні карти колоди земель.
event-peeks-deck-secret = { $seat } розглядає верхні карти колоди земель: { $cards }.
    .you = Ви розглядаєте верхні карти колоди земель: { $cards }.
event-peeks-site = { $seat } розглядає карту: { $site }.
event-peeks-site-secret = { $seat } розглядає карту: { $site }. Це { $site2 }.
    .you = Ви розглядаєте карту: { $site }. Це { $site2 }.
event-swaps-drawn = { $seat } міняє { counted-cards } з узятих на карти із заслання.
event-swaps-drawn-secret = { $seat } міняє взяті карти на карти із заслання. Спершу ті, що йдуть, потім ті, що приходять: { $cards }.
    .you = Ви міняєте взяті карти на карти із заслання. Спершу ті, що йдуть, потім ті, що приходять: { $cards }.
event-swaps-pile = { $seat } міняє { counted-cards } ({ $pile }) на карти із заслання.
    .you = Ви міняєте { counted-cards } ({ $pile }) на карти із заслання.
event-restores = { $seat } відбудовує споруду: «{ $card }» → «{ $card2 }».
    .you = Ви відбудовуєте споруду: «{ $card }» → «{ $card2 }».
event-recovers = { $seat } віднаходить реліквію «{ $card }».
    .you = Ви віднаходите реліквію «{ $card }».
event-takes-relic = { $seat } забирає реліквію «{ $card }».
    .you = Ви забираєте реліквію «{ $card }».
event-buries-relic = { $seat } кладе реліквію «{ $card }» під низ колоди реліквій.
    .you = Ви кладете реліквію «{ $card }» під низ колоди реліквій.
event-buries-relic-unseen = { $seat } кладе реліквію під низ колоди реліквій.
    .you = Ви кладете реліквію під низ колоди реліквій.
event-buries-relic-unseen-secret = { $seat } кладе реліквію під низ колоди реліквій: { $card }.
    .you = Ви кладете реліквію під низ колоди реліквій: { $card }.
event-peeks-relic = { $seat } розглядає реліквію на локації «{ $site }».
event-peeks-relic-secret = { $seat } розглядає реліквію на локації «{ $site }»: { $card }.
    .you = Ви розглядаєте реліквію на локації «{ $site }»: { $card }.
event-peeks-reliquary = { $seat } розглядає реліквію в комірці «{ $slot }».
event-peeks-reliquary-secret = { $seat } розглядає реліквію в комірці «{ $slot }»: { $card }.
    .you = Ви розглядаєте реліквію в комірці «{ $slot }»: { $card }.
event-leaves-reliquary = { $seat } отримує з релікварія реліквію «{ $card }». Відтепер канцлер — { $slot }.
    .you = Ви отримуєте з релікварія реліквію «{ $card }». Відтепер канцлер — { $slot }.
event-musters =
    { $count ->
        [0] { $seat } збирає загони на карті «{ $card }».
       *[other] { $seat } збирає загони на карті «{ $card }». Витрачено провіанту: { $count }.
    }
    .you =
        { $count ->
            [0] Ви збираєте загони на карті «{ $card }».
           *[other] Ви збираєте загони на карті «{ $card }». Витрачено провіанту: { $count }.
        }
event-trades-for-favor =
    { $count ->
        [0] { $seat } торгує за підтримку з картою «{ $card }».
       *[other] { $seat } торгує за підтримку з картою «{ $card }». Витрачено провіанту: { $count }.
    }
    .you =
        { $count ->
            [0] Ви торгуєте за підтримку з картою «{ $card }».
           *[other] Ви торгуєте за підтримку з картою «{ $card }». Витрачено провіанту: { $count }.
        }
event-trades-for-secrets =
    { $count ->
        [0] { $seat } торгує за таємниці з картою «{ $card }».
       *[other] { $seat } торгує за таємниці з картою «{ $card }». Витрачено провіанту: { $count }.
    }
    .you =
        { $count ->
            [0] Ви торгуєте за таємниці з картою «{ $card }».
           *[other] Ви торгуєте за таємниці з картою «{ $card }». Витрачено провіанту: { $count }.
        }
event-gains-warbands = { $seat } отримує { counted-warbands }.
    .you = Ви отримуєте { counted-warbands }.
event-cages-warbands = { $seat } замикає в клітку чужі загони ({ $seat2 }): { $count }.
    .you = Ви замикаєте в клітку чужі загони ({ $seat2 }): { $count }.
    .to-you = { $seat } замикає в клітку ваші загони: { $count }.
event-frees-warbands = { $seat } випускає з клітки { counted-warbands }. Отримує { $seat2 }.
    .you = Ви випускаєте з клітки { counted-warbands }. Отримує { $seat2 }.
    .to-you = { $seat } випускає з клітки { counted-warbands }. Отримуєте ви.
    .yourself = Ви випускаєте з клітки { counted-warbands } на свій планшет.
event-dies-on-board = { $seat } втрачає на планшеті { counted-warbands }.
    .you = Ви втрачаєте на планшеті { counted-warbands }.
event-dies-at-site = { $colour } загони на локації «{ $site }»: убито { $count }.
event-places-warbands = { $seat } ставить { counted-warbands } на локацію «{ $site }».
    .you = Ви ставите { counted-warbands } на локацію «{ $site }».
event-withdraws-warbands = { $seat } забирає на планшет { counted-warbands } із локації «{ $site }».
    .you = Ви забираєте на планшет { counted-warbands } із локації «{ $site }».
event-shares-warbands = { $seat } передає { counted-warbands }. Отримує { $seat2 }.
    .you = Ви передаєте { counted-warbands }. Отримує { $seat2 }.
    .to-you = { $seat } передає вам { counted-warbands }.
event-denies-warbands = { $seat2 } просить перенести загони. { $seat } не дозволяє.
    .you = { $seat2 } просить перенести загони. Ви не дозволяєте.
    .to-you = Ви просите перенести загони. { $seat } не дозволяє.
event-travels =
    { $count ->
        [0] { $seat } подорожує: { $site }.
       *[other] { $seat } подорожує: { $site }. Витрачено провіанту: { $count }.
    }
    .you =
        { $count ->
            [0] Ви подорожуєте: { $site }.
           *[other] Ви подорожуєте: { $site }. Витрачено провіанту: { $count }.
        }
event-travel-fails = { $seat } залишається на місці: подорож не вдалася.
    .you = Ви залишаєтеся на місці: подорож не вдалася.
event-pawn-moves = { $seat } ставить фігурку: { $site }.
    .you = Ваша фігурка тепер тут: { $site }.
event-reveals-site = { $seat } відкриває локацію «{ $site }». Реліквій там: { $count }, підтримки: { $count2 }, таємниць: { $count3 }.
    .you = Ви відкриваєте локацію «{ $site }». Реліквій там: { $count }, підтримки: { $count2 }, таємниць: { $count3 }.
event-campaigns = { $seat } вирушає в похід. Захист: { $seat2 }.
    .you = Ви вирушаєте в похід. Захист: { $seat2 }.
    .to-you = { $seat } вирушає в похід на вас.
event-targets-site = { $seat } вибирає ціль: { $site }.
    .you = Ви вибираєте ціль: { $site }.
event-targets-thing = { $seat } вибирає ціль: { $card }.
    .you = Ви вибираєте ціль: { $card }.
event-targets-pawn = { $seat } вибирає ціль: депортація ({ $seat2 }).
    .you = Ви вибираєте ціль: депортація ({ $seat2 }).
    .to-you = { $seat } вибирає ціль: ваша депортація.
event-joins-defence = { $seat } приєднується до захисту як союзник.
    .you = Ви приєднуєтеся до захисту як союзник.
event-uses-plan = План бою «{ $card }»: { $seat }.
    .you = Ви застосовуєте план бою «{ $card }».
event-pools = Кубиків нападу: { $count }, кубиків захисту: { $count2 }.
event-rolls-defence = { $seat } кидає кубики захисту. Без щитів: { $count }, з одним щитом: { $count2 }, з двома щитами: { $count3 }, ×2: { $count4 }.
    .you = Ви кидаєте кубики захисту. Без щитів: { $count }, з одним щитом: { $count2 }, з двома щитами: { $count3 }, ×2: { $count4 }.
event-rolls-attack = { $seat } кидає кубики нападу. Порожнистих мечів: { $count }, мечів: { $count2 }, подвійних мечів із черепом: { $count3 }.
    .you = Ви кидаєте кубики нападу. Порожнистих мечів: { $count }, мечів: { $count2 }, подвійних мечів із черепом: { $count3 }.
event-rolls-end = На кубику завершення { $count }. Гра завершується, якщо випало { $count2 } або більше.
event-changes-end-die = { $seat } змінює кубик завершення. Тепер на ньому { $count }.
    .you = Ви змінюєте кубик завершення. Тепер на ньому { $count }.
event-defence-is = Захист: { $count }, з них армія: { $count2 }.
event-attack-is = Напад: { $count }. Черепів, що вбивають загін: { $count2 }.
event-sacrifices = { $seat } жертвує { counted-sacrifice }.
    .you = Ви жертвуєте { counted-sacrifice }.
event-wins-campaign = Перемога в поході: { $seat }. Напад: { $count }, захист: { $count2 }.
    .you = Ви перемагаєте в поході. Напад: { $count }, захист: { $count2 }.
event-retreats = { $seat } відводить на планшет { counted-warbands } із локації «{ $site }».
    .you = Ви відводите на планшет { counted-warbands } із локації «{ $site }».
event-saved = { $seat } рятує { counted-warbands }, нове місце: «{ $site }».
    .you = Ви рятуєте { counted-warbands }, нове місце: «{ $site }».
event-takes-title = { $seat } отримує титул «Вірний обітниці».
    .you = Ви отримуєте титул «Вірний обітниці».
event-becomes-usurper = { $seat } перевертає титул на бік «Узурпатор».
    .you = Ви перевертаєте титул на бік «Узурпатор».
event-title-turns-back = { $seat } перевертає титул назад на бік «Вірний обітниці».
    .you = Ви перевертаєте титул назад на бік «Вірний обітниці».
event-becomes-citizen = { $seat } стає васалом.
    .you = Ви стаєте васалом.
event-becomes-exile = { $seat } стає вигнанцем.
    .you = Ви стаєте вигнанцем.
event-offers-citizenship = { $seat } пропонує стати васалом і отримати реліквію з комірки «{ $slot }». Вирішує { $seat2 }.
    .you = Ви пропонуєте стати васалом і отримати реліквію з комірки «{ $slot }». Вирішує { $seat2 }.
    .to-you = { $seat } пропонує вам стати васалом і отримати реліквію з комірки «{ $slot }».
event-refuses-citizenship = { $seat } відмовляється стати васалом.
    .you = Ви відмовляєтеся стати васалом.
event-shows-relic = { $seat } показує реліквію з комірки «{ $slot }». Її бачить { $seat2 }.
event-shows-relic-secret = { $seat } показує реліквію з комірки «{ $slot }»: { $card }. Її бачить { $seat2 }.
    .you = Ви показуєте реліквію з комірки «{ $slot }»: { $card }. Її бачить { $seat2 }.
    .to-you = { $seat } показує вам реліквію з комірки «{ $slot }»: { $card }.
event-proposes = { $seat } пропонує зобов’язувальну угоду ({ $card }). Слово за гравцями: { $seats }.
    .you = Ви пропонуєте зобов’язувальну угоду ({ $card }). Слово за гравцями: { $seats }.
    .to-you =
        { $number ->
            [one] { $seat } пропонує вам зобов’язувальну угоду ({ $card }).
           *[other] { $seat } пропонує зобов’язувальну угоду вам та іншим ({ $card }): { $seats }.
        }
event-would-give = Умови угоди: { $seat } віддає ({ $seat2 } отримує) { counted-goods }.
    .you = Умови угоди: ви віддаєте ({ $seat2 } отримує) { counted-goods }.
    .to-you = Умови угоди: { $seat } віддає вам { counted-goods }.
event-would-give-site = Умови угоди: { $seat } передає локацію «{ $site }».
    .you = Умови угоди: ви передаєте локацію «{ $site }».
event-no-deal = Угода не відбулася: { $seats }.
    .to-you = Ваша угода не відбулася: { $seats }.
event-gives-thing = { $seat } віддає: { $card }. Отримує { $seat2 }.
    .you = Ви віддаєте: { $card }. Отримує { $seat2 }.
    .to-you = { $seat } віддає вам: { $card }.
event-gives-facedown = { $seat } віддає закритого радника. Отримує { $seat2 }.
event-gives-facedown-secret = { $seat } віддає закритого радника: { $card }. Отримує { $seat2 }.
    .you = Ви віддаєте закритого радника: { $card }. Отримує { $seat2 }.
    .to-you = { $seat } віддає вам закритого радника: { $card }.
event-leaves-site = { $seat } відводить загони й передає локацію «{ $site }».
    .you = Ви відводите загони й передаєте локацію «{ $site }».
event-swears = { $seat } і { $seat2 } складають присягу. Обіцяне доведеться виконати.
    .you = Ви і { $seat2 } складаєте присягу. Обіцяне доведеться виконати.
    .to-you = Ви і { $seat } складаєте присягу. Обіцяне доведеться виконати.
event-peeks-adviser = { $seat } розглядає закритого радника № { $place } ({ $seat2 }).
event-peeks-adviser-secret = { $seat } розглядає закритого радника № { $place } ({ $seat2 }): { $card }.
    .you = Ви розглядаєте закритого радника № { $place } ({ $seat2 }): { $card }.
    .to-you = { $seat } розглядає вашого закритого радника № { $place }: { $card }.
event-finds-conspiracy = { $seat } знаходить «Змову» в чужій раді ({ $seat2 }).
    .you = Ви знаходите «Змову» в чужій раді ({ $seat2 }).
    .to-you = { $seat } знаходить «Змову» у вашій раді.
event-swaps-facedown = { $seat } міняє місцями закритих радників: № { $place } ({ $seat2 }) і № { $place2 } ({ $seat3 }).
    .you = Ви міняєте місцями закритих радників: № { $place } ({ $seat2 }) і № { $place2 } ({ $seat3 }).
event-swaps-facedown-secret = { $seat } міняє місцями закритих радників: № { $place } ({ $seat2 }, «{ $card }») і № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .you = Ви міняєте місцями закритих радників: № { $place } ({ $seat2 }, «{ $card }») і № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .to-you = { $seat } міняє місцями закритих радників: вашого № { $place } («{ $card }») і № { $place2 } ({ $seat3 }, «{ $card2 }»).
    .yourself = Ви міняєте місцями закритих радників: свого № { $place } («{ $card }») і № { $place2 } ({ $seat3 }, «{ $card2 }»).
event-adds-banner-secret = { $seat } кладе 1 таємницю на стяг страшної таємниці.
    .you = Ви кладете 1 таємницю на стяг страшної таємниці.
event-gains-supply = { $seat } отримує провіант: { $count }.
    .you = Ви отримуєте провіант: { $count }.
event-bank-burns = З резерву «{ $suit }» спалено підтримки: { $count }.
event-targets-site-relic = { $seat } вибирає ціль: реліквія № { $place } на локації «{ $site }».
    .you = Ви вибираєте ціль: реліквія № { $place } на локації «{ $site }».
event-looks-at-pile = { $seat } розглядає { counted-cards } з верху скиду ({ $region }).
event-looks-at-pile-secret = { $seat } розглядає верх скиду ({ $region }): { $cards }.
    .you = Ви розглядаєте верх скиду ({ $region }): { $cards }.
event-draws-relic = { $seat } бере реліквію з колоди.
event-draws-relic-secret = { $seat } бере реліквію з колоди: { $card }.
    .you = Ви берете реліквію з колоди: { $card }.
event-looks-through-pile = { $seat } переглядає скид ({ $region }).
event-looks-through-pile-secret = { $seat } переглядає скид ({ $region }): { $cards }.
    .you = Ви переглядаєте скид ({ $region }): { $cards }.
event-marks-vision = { $seat } кладе загін на карту «{ $card }» і відтепер поділяє це видіння.
    .you = Ви кладете загін на карту «{ $card }» і відтепер поділяєте це видіння.
event-dies-on-vision = { $seat } втрачає загін на карті «{ $card }».
    .you = Ви втрачаєте загін на карті «{ $card }».
event-takes-burnt-favor = { $seat } забирає спалену підтримку: { $count }.
    .you = Ви забираєте спалену підтримку: { $count }.
event-moves-pile = { $seat } переносить скид: { $region } → { $region2 }. Карт: { $count }.
    .you = Ви переносите скид: { $region } → { $region2 }. Карт: { $count }.
event-dispossesses = { $seat } відправляє карту «{ $card }» на заслання.
    .you = Ви відправляєте карту «{ $card }» на заслання.
event-vows = { $seat } дає обітницю на наступну гру: { $goal }.
    .you = Ви даєте обітницю на наступну гру: { $goal }.
event-invites = { $seat } пропонує васалітет. Вирішує { $seat2 }.
    .you = Ви пропонуєте васалітет. Вирішує { $seat2 }.
    .to-you = { $seat } пропонує вам васалітет.
event-idle-boards-turn = Планшети поза грою перевертаються з васала на вигнанця: { $count }.
event-takes-over-site = { $seat } займає локацію «{ $site }» одним загоном.
    .you = Ви займаєте локацію «{ $site }» одним загоном.
event-builds = { $seat } зводить споруду на локації «{ $site }»: «{ $card }» → «{ $card2 }».
    .you = Ви зводите споруду на локації «{ $site }»: «{ $card }» → «{ $card2 }».
event-discards-site = Із поля йде { $site }.
event-ruin-returns = «{ $card }» повертається до архіву.
event-falls-to-ruin = Споруда на локації «{ $site }» руйнується: «{ $card }» → «{ $card2 }».
event-takes-off-site = Локацію «{ $site }» з руїнами тимчасово знято з поля.
event-clears-map = Фігурки, загони, жетони підтримки й таємниці йдуть із поля.
event-moves-site = Локація «{ $site }» лягає на місце: { $spot }.
event-deals-site = Із колоди лягає закрита локація: { $spot }.
event-turns-site-up = Відкривається локація «{ $site }».
event-adds-denizens = Шість мешканців з архіву йдуть до колоди земель. { $suit }: 3, { $suit2 }: 2, { $suit3 }: 1.
event-heals = В архіві бракує карт. Із заслання до колоди земель повертається карт: { $count }, решта йде до архіву.
event-sets-visions-aside = Усі видіння відкладають, хоч би де вони були.
event-dispossesses-unseen = На заслання наосліп іде карт: { $count }.
event-gathers-relics =
    { $count ->
        [0] «Великий скіпетр» іде до коробки, колоду реліквій перетасовано.
        [one] «Великий скіпетр» іде до коробки, { $count } реліквія решти — до колоди реліквій, колоду перетасовано.
        [few] «Великий скіпетр» іде до коробки, { $count } реліквії решти — до колоди реліквій, колоду перетасовано.
       *[other] «Великий скіпетр» іде до коробки, { $count } реліквій решти — до колоди реліквій, колоду перетасовано.
    }
event-deals-relics = На локацію «{ $site }» кладуть закриті реліквії: { $count }.
event-relics-on-top = { $seat }: реліквії переможця й релікварія лягають на колоду реліквій: { $count }.
    .you = Ваші реліквії й реліквії релікварія лягають на колоду реліквій: { $count }.
event-rebuilds-deck = Колоду земель складено заново й перетасовано.
event-chronicle-written = Хроніку укладено. Обітниця наступної гри: { $goal }. Її дає { $seat }.
    .you = Хроніку укладено. Обітниця наступної гри: { $goal }. Її даєте ви.
