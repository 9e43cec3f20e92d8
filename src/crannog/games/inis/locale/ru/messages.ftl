### Inis: what a match says to people, Russian. Names of cards, territories and players arrive
### ready, in the nominative; the sentences are built so that they need no inflection.

## The game

game-name = Иниш
game-tagline = Вожди кельтских кланов на растущем острове: к победе ведут власть, земли и вера.
game-round = раунд { $number }
game-rounds = Раунд

## Players by their colours

seat-0 = Зелёный
seat-1 = Синий
seat-2 = Оранжевый
seat-3 = Белый

## Single words

mode-season = сезон
mode-triskel = трискель
mode-place = добавить клан
mode-replace = заменить клан
mode-save = спасти клан
mode-decide = решить за атакуемого
reason-most-conditions = выполнено наибольшее число условий победы
reason-brenn-breaks-tie = ничья решена в пользу бренна
reason-round-limit = достигнут предел числа раундов
direction-clockwise = по часовой стрелке
direction-counterclockwise = против часовой стрелки
cause-no-clans = Нет кланов на поле
cause-withdraw = Отступление
kind-action = Действие
kind-advantage = Преимущество
kind-epic = Эпос
condition-leadership = Власть
condition-land = Земли
condition-religion = Вера
phase-capital = Подготовка: столица
phase-settle = Подготовка: первые кланы
phase-assembly = Собрание
phase-deal = Собрание: раздача
phase-draft = Собрание: выбор карт
phase-season = Сезон
phase-over = Партия окончена

## Prompts

prompt-capital = Вы — бренн. Где поставить столицу и святилище?
prompt-settle = Куда добавить свой клан?
prompt-react = { $moment } Сыграете карту в ответ?
prompt-draft = { $count ->
    [one] Оставьте себе { $count } карту, остальные передайте дальше.
    [few] Оставьте себе { $count } карты, остальные передайте дальше.
   *[many] Оставьте себе { $count } карт, остальные передайте дальше.
}
prompt-cathbad-choice = { $card }: какая карта действия будет отложена?
prompt-set-aside = { $card }: какую карту действия отложить лицом вниз?
prompt-season-turn = Ваш ход. Что сделаете?
prompt-place-clan = { $count ->
    [1] { $card }: куда добавить клан?
   *[other] { $card }: куда добавить клан? Осталось добавить: { $count }.
}
prompt-place-clans = { $card }: сколько кланов добавить на территорию «{ $territory }»?
prompt-new-alliance = { $card }: какой клан соперника заменить своим?
prompt-festival = { $card }: на какую территорию добавить клан и положить жетон праздника?
prompt-citadel = { $card }: где построить цитадель?
prompt-sanctuary = { $card }: где построить святилище?
prompt-tile-location = { $card }: на какое место выложить новую территорию?
prompt-choose-tile = { $card }: какую территорию выложить? Остальные уйдут под низ стопки.
prompt-tailtu-from = { $card }: откуда передвинуть 1 свой клан на территорию «{ $territory }»? Можно не передвигать.
prompt-move-from = { $card }: с какой территории начать передвижение?
prompt-move-to = { $count ->
    [1] { $card }: куда передвинуть 1 клан с территории «{ $territory }»?
   *[other] { $card }: куда передвинуть кланы с территории «{ $territory }» (не больше { $count })?
}
prompt-move-into = { $card }: на какую территорию передвинуть кланы?
prompt-move-clans = { $card }: сколько кланов передвинуть с территории «{ $territory }»?
prompt-move-one-to = { $card }: куда передвинуть клан?
prompt-scouts-from = { $card }: с какой территории передвинуть кланы? Можно не передвигать.
prompt-scouts-to = { $card }: куда и сколько кланов передвинуть с территории «{ $territory }»?
prompt-horses-to = { $card }: куда и сколько кланов передвинуть с территории «{ $territory }»?
prompt-look-at-actions = { $card }: чьи карты действий посмотреть?
prompt-look-at-epics = { $card }: чьи карты эпосов посмотреть?
prompt-discard-any = { $card }: какую карту сбросить с руки?
prompt-discard-action = Какую карту действия сбросить?
prompt-give-epic = Кому отдать карту эпоса «{ $card }»?
prompt-give-action = { $card }: какую карту действия отдать? Её получит { $seat }.
prompt-druid = { $card }: какую карту взять из сброса?
prompt-start-clash = { $card }: где начать сражение?
prompt-next-clash = Какое сражение провести следующим?
prompt-next-maneuver = { $card }: кто выполнит следующий манёвр?
prompt-shelter = Сражение на территории «{ $territory }». Укроете 1 клан в цитадели?
prompt-end-clash = Сражение на территории «{ $territory }». Прекратить?
prompt-maneuver = Сражение на территории «{ $territory }». Какой манёвр выполните?
prompt-attack-response = На вас нападает { $seat }. Чем пожертвуете?
prompt-club-decision = Палица Дагды: вы решаете за атакуемого ({ $seat }). Сбросить карту действия или удалить незащищённый клан?
prompt-withdraw-to = { $count ->
    [1] { $card }: куда увести 1 клан с территории «{ $territory }»?
   *[other] { $card }: куда увести кланы с территории «{ $territory }» (не больше { $count })?
}
prompt-cauldron-return = { $card }: куда вернуть клан? Можно вернуть ещё: { $count }.
prompt-mountains-toll = { $territory }: внесите плату за вход — сбросьте карту действия или удалите отсюда 1 свой клан.
prompt-keep-epic = Какую карту эпоса оставить себе? Остальные уйдут в сброс.
prompt-misty-lands = { $count ->
    [0] { $card }: какую карту действия сбросить?
   *[other] { $card }: какую ещё карту действия сбросить? Уже сброшено: { $count }.
}
prompt-lost-vale = { $card }: какой клан передвинуть на эту территорию?
prompt-salt-mine = { $card }: у кого взять случайную карту действия?
prompt-name-instigator = { $card }: кто станет нападающим?
prompt-stone-circle = Удалить клан с Каменного круга, чтобы вернуть на руку карту «{ $card }»?
prompt-eriu = { $count ->
    [0] { $card }: на какую территорию со святилищем добавить клан?
   *[other] { $card }: на какую ещё территорию со святилищем добавить клан? Уже выбрано: { $count }.
}
prompt-otherworld = { $card }: какую территорию выбрать?
prompt-otherworld-use = { $card }, применение { $count }: что сделать на территории «{ $territory }»?
prompt-balors-eye = { $card }: какой клан удалить?
prompt-breas-tyranny = { $card }: какой клан соперника передвинуть?
prompt-breas-destination = { $card }: куда передвинуть этот клан?
prompt-deirdre-take = { $card }: какую из открытых карт эпосов взять?
prompt-lose-clan = { $card }: с какой территории удалить 1 свой клан?
prompt-morrigan-flip = { $card }: перевернуть жетон стаи воронов?
prompt-morrigan-clash = { $card }: начать сражение? Где и кто будет нападающим?
prompt-cuchulain = { $count ->
    [1] { $card }: чей незащищённый клан удалить первым?
   *[other] { $card }: чей незащищённый клан удалить вторым?
}
prompt-fianna-to = { $card }: на какую территорию увести кланы?
prompt-fianna-clans = { $card }: сколько кланов увести на территорию «{ $territory }»?
prompt-diarmuid-to = { $card }: на какую территорию добавить удалённый клан?

## What a Triskel card may answer

trigger-assembly_start = Начинается собрание.
trigger-opponent_plays_action_card = { $seat } играет карту действия «{ $card }».
trigger-any_epic_or_advantage_played = { $seat } играет карту «{ $card }».
    .you = Вы играете карту «{ $card }».
trigger-before_epic_tale_discard = { $seat } вот-вот сбросит сыгранную карту эпоса «{ $card }».
    .you = Сыгранная вами карта эпоса «{ $card }» вот-вот уйдёт в сброс.
trigger-after_action_card_resolved = { $seat } завершает розыгрыш карты действия «{ $card }».
    .you = Вы сыграли карту действия «{ $card }».
trigger-after_you_play_season_card = { $seat } завершает розыгрыш карты сезона «{ $card }».
    .you = Вы сыграли карту сезона «{ $card }».
trigger-after_you_play_epic_tale = { $seat } завершает розыгрыш карты эпоса «{ $card }».
    .you = Вы сыграли карту эпоса «{ $card }».
trigger-when_you_draw_epic_tale = { $count ->
    [one] { $seat } берёт { $count } карту эпоса.
    [few] { $seat } берёт { $count } карты эпосов.
   *[many] { $seat } берёт { $count } карт эпосов.
}
    .you = Вы берёте карты из колоды эпосов.
trigger-gates_effect_draw = { $count ->
    [one] Врата в Тир-на-н’Ог: { $seat } берёт { $count } карту эпоса.
    [few] Врата в Тир-на-н’Ог: { $seat } берёт { $count } карты эпосов.
   *[many] Врата в Тир-на-н’Ог: { $seat } берёт { $count } карт эпосов.
}
    .you = Врата в Тир-на-н’Ог: вы берёте карты из колоды эпосов.
trigger-when_you_move_into_mountains = { $territory }: кланы передвигает { $seat }, предстоит плата за вход.
    .you = { $territory }: вы вводите кланы, предстоит плата за вход.
trigger-end_of_any_turn = { $seat } заканчивает ход.
    .you = Ваш ход заканчивается.
trigger-clash_start = На территории «{ $territory }» начинается сражение, нападающий — { $seat }.
    .you = На территории «{ $territory }» начинается сражение, нападающий — вы.
trigger-resolution_start = На территории «{ $territory }» начинается разрешение сражения, нападающий — { $seat }.
    .you = На территории «{ $territory }» начинается разрешение сражения, нападающий — вы.
trigger-citadels_step_end = На территории «{ $territory }» заканчивается шаг цитаделей, нападающий — { $seat }.
    .you = На территории «{ $territory }» заканчивается шаг цитаделей, нападающий — вы.
trigger-when_you_attack = { $seat } нападает, цель — { $seat2 }.
    .you = Вы нападаете, цель — { $seat2 }.
    .to-you = { $seat } нападает на вас.
trigger-when_you_are_attacked = { $seat } нападает, цель — { $seat2 }.
    .you = Вы нападаете, цель — { $seat2 }.
    .to-you = { $seat } нападает на вас.
trigger-own_clan_would_be_removed = { $seat } вот-вот потеряет клан на территории «{ $territory }».
    .you = Вы вот-вот потеряете клан на территории «{ $territory }».
trigger-own_clan_removed = { $seat } теряет клан на территории «{ $territory }».
    .you = Вы потеряли клан на территории «{ $territory }».
trigger-own_clan_removed_in_clash = { $seat } теряет в сражении клан на территории «{ $territory }».
    .you = Вы потеряли в сражении клан на территории «{ $territory }».
trigger-after_your_attack = { $seat } завершает нападение, цель — { $seat2 }.
    .you = Ваше нападение закончено, цель — { $seat2 }.
    .to-you = { $seat } заканчивает нападение на вас.
trigger-after_your_maneuver_removes_opposing_clan = { $seat } удаляет своим манёвром клан соперника.
    .you = Ваш манёвр удалил клан соперника.
trigger-after_any_maneuver = { $seat } завершает манёвр на территории «{ $territory }».
    .you = Ваш манёвр на территории «{ $territory }» закончен.

## Options

verb-territory = { $territory }
verb-player = { $seat }
verb-clans = { $count ->
    [0] Ни одного
    [one] { $count } клан
    [few] { $count } клана
   *[many] { $count } кланов
}
verb-take-clans = Незащищённых: { $count }, укрытых: { $count2 }
verb-move = { $count ->
    [one] { $territory }: { $count } клан
    [few] { $territory }: { $count } клана
   *[many] { $territory }: { $count } кланов
}
verb-done = Закончить
verb-stay = Не передвигать
verb-decline = Ничего не играть
verb-play = Сыграть карту «{ $card }» ({ $mode })
    .season = Сыграть карту «{ $card }»
    .triskel = Сыграть карту «{ $card }»
verb-pass = Спасовать
verb-pretender = Взять жетон претендента
verb-hold = Оставить: { $cards }
verb-set-aside = Отложить карту «{ $card }»
verb-replace = { $territory }: заменить 1 клан ({ $seat })
verb-location =
    { $number ->
        [0] Место ({ $q }, { $r })
       *[other] Рядом: { $beside }
    }; углом { $o ->
        [0] вниз
       *[other] вверх
    }{ $twin ->
        [0] { "" }
       *[other] { " " }({ $twin })
    }
verb-tile = { $territory }
verb-discard = Сбросить карту «{ $card }»
verb-discard-card = Сбросить карту действия
verb-remove-clan = Удалить клан
verb-take = Взять карту «{ $card }»
verb-give = Отдать карту «{ $card }»
verb-keep = Оставить карту «{ $card }»
verb-shelter = Укрыть клан
verb-stay-exposed = Не укрывать
verb-agree = Прекратить сражение
verb-refuse = Продолжать сражение
verb-attack = Напасть: { $seat }
verb-withdraw = Отступить
verb-pull = { $territory }: передвинуть 1 клан ({ $seat })
verb-pay = Удалить 1 клан ({ $seat })
verb-keep-clan = Не удалять
verb-remove = Удалить 1 клан ({ $seat })
verb-remove-from = { $territory }: удалить 1 клан ({ $seat })
verb-place = Добавить 1 свой клан
verb-nothing = Ничего не делать
verb-flip = Перевернуть жетон стаи воронов
verb-leave = Оставить жетон стаи воронов как есть
verb-clash = { $territory }: начать сражение, нападающий — { $seat }
verb-no-clash = Не начинать сражение

## Events; those that end in -secret are for players who may see the secret part

event-territory-enters = Территория «{ $territory }» входит в игру.
event-enters-with-sanctuary = На территории «{ $territory }» с самого начала стоит святилище.
event-brenn = Жетон бренна получает { $seat }.
    .you = Жетон бренна получаете вы.
event-capital = { $seat } ставит столицу и святилище на территорию «{ $territory }».
    .you = Вы ставите столицу и святилище на территорию «{ $territory }».
event-toss = { $seat } подбрасывает жетон стаи воронов: ходы идут { $direction }.
    .you = Вы подбрасываете жетон стаи воронов: ходы идут { $direction }.
event-flips = { $seat } переворачивает жетон стаи воронов: теперь ходы идут { $direction }.
    .you = Вы переворачиваете жетон стаи воронов: теперь ходы идут { $direction }.
event-assembly = Раунд { $count }: начинается собрание.
event-no-winner = Никто не победил: жетоны претендентов возвращаются в общий запас.
event-result = { $number ->
    [0] Партия окончена, победителя нет: { $reason }.
    [one] Побеждает { $seats }: { $reason }.
   *[other] Побеждают { $seats }: { $reason }.
}
    .to-you = Вы побеждаете: { $reason }.
event-takes-advantage = { $seat } получает карту преимущества «{ $card }».
    .you = Вы получаете карту преимущества «{ $card }».
event-returns-advantage = { $seat } — не вождь: карта преимущества «{ $card }» возвращается на стол.
    .you = Вы больше не вождь: карта преимущества «{ $card }» возвращается на стол.
event-dealt = { $count ->
    [one] { $seat } получает при раздаче { $count } карту действия.
    [few] { $seat } получает при раздаче { $count } карты действий.
   *[many] { $seat } получает при раздаче { $count } карт действий.
}
event-dealt-secret = { $seat } получает при раздаче: { $cards }.
    .you = Вы получаете при раздаче: { $cards }.
event-has-drafted = { $seat }: выбор карт сделан.
    .you = Ваш выбор карт сделан.
event-passes-cards = { $seat } передаёт карты. Их получает { $seat2 }.
event-passes-cards-secret = { $seat } передаёт: { $cards }. Получает { $seat2 }.
    .you = Вы передаёте: { $cards }. Получает { $seat2 }.
    .to-you = { $seat } передаёт вам: { $cards }.
event-sets-aside = { $seat } откладывает лицом вниз карту действия.
event-sets-aside-secret = { $seat } откладывает лицом вниз карту действия: { $cards }.
    .you = Вы откладываете лицом вниз карту действия: { $cards }.
event-takes-aside = { $seat } берёт отложенную карту действия.
event-takes-aside-secret = { $seat } берёт отложенную карту действия: { $cards }.
    .you = Вы берёте отложенную карту действия: { $cards }.
event-season = Раунд { $count }: начинается сезон.
event-passes = { $seat } пасует.
    .you = Вы пасуете.
event-meets = { $seat } впервые выполняет условие победы «{ $condition }».
    .you = Вы впервые выполняете условие победы «{ $condition }».
event-takes-pretender = { $seat } берёт жетон претендента.
    .you = Вы берёте жетон претендента.
event-loses-deed = { $seat } сбрасывает 1 подвиг: кланов на поле нет.
    .you = Вы теряете 1 подвиг: ваших кланов на поле нет.
event-gains-deed = { $seat } получает 1 подвиг.
    .you = Вы получаете 1 подвиг.
event-season-ends = Раунд { $count }: сезон закончился.
event-festival = { $seat } кладёт жетон праздника на территорию «{ $territory }».
    .you = Вы кладёте жетон праздника на территорию «{ $territory }».
event-festival-ends = Жетон праздника снят с территории «{ $territory }».
event-plays = { $seat } играет карту «{ $card }» ({ $mode }).
    .season = { $seat } играет карту «{ $card }».
    .triskel = { $seat } играет карту «{ $card }».
    .you = Вы играете карту «{ $card }».
event-declares = { $seat } объявляет выбор для карты «{ $card }»: { $choices }.
    .you = Вы объявляете выбор для карты «{ $card }»: { $choices }.
    .to-you = { $seat } выбирает вас для карты «{ $card }».
    .nothing = { $seat } не добавит по карте «{ $card }» ни одного клана.
    .nothing-you = Вы не добавите по карте «{ $card }» ни одного клана.
    .territory = { $seat } выбирает для карты «{ $card }» территорию «{ $territory }».
    .territory-you = Вы выбираете для карты «{ $card }» территорию «{ $territory }».
    .places = { $seat } добавит по карте «{ $card }»: { $parts }.
    .places-you = Вы добавите по карте «{ $card }»: { $parts }.
    .places-part = { $count ->
        [one] { $count } клан на территорию «{ $territory }»
        [few] { $count } клана на территорию «{ $territory }»
       *[many] { $count } кланов на территорию «{ $territory }»
    }
    .moves = { $seat } передвинет по карте «{ $card }» с территории «{ $territory }»: { $parts }.
    .moves-you = Вы передвинете по карте «{ $card }» с территории «{ $territory }»: { $parts }.
    .moves-part = { $count ->
        [one] { $count } клан на территорию «{ $territory }»
        [few] { $count } клана на территорию «{ $territory }»
       *[many] { $count } кланов на территорию «{ $territory }»
    }
    .conquest-moves = { $seat } передвинет по карте «{ $card }» на территорию «{ $territory }»: { $parts }.
    .conquest-moves-you = Вы передвинете по карте «{ $card }» на территорию «{ $territory }»: { $parts }.
    .conquest-moves-part = { $count ->
        [one] { $count } клан с территории «{ $territory }»
        [few] { $count } клана с территории «{ $territory }»
       *[many] { $count } кланов с территории «{ $territory }»
    }
    .battle_of_moytura-places = { $seat } приведёт в сражение по карте «{ $card }»: { $parts }.
    .battle_of_moytura-places-you = Вы приведёте в сражение по карте «{ $card }»: { $parts }.
    .battle_of_moytura-places-part = { $count ->
        [one] { $count } клан с территории «{ $territory }»
        [few] { $count } клана с территории «{ $territory }»
       *[many] { $count } кланов с территории «{ $territory }»
    }
    .emissaries-places = { $seat } передвинет по карте «{ $card }» 1 клан: { $territory } → { $territory2 }.
    .emissaries-places-you = Вы передвинете по карте «{ $card }» 1 клан: { $territory } → { $territory2 }.
    .split = { $seat } уведёт по карте «{ $card }» на территорию «{ $territory }» кланы: незащищённых — { $count }, укрытых — { $count2 }.
    .split-you = Вы уведёте по карте «{ $card }» на территорию «{ $territory }» кланы: незащищённых — { $count }, укрытых — { $count2 }.
    .clan = { $seat } выбирает для карты «{ $card }» клан на территории «{ $territory }» ({ $seat2 }).
    .clan-you = Вы выбираете для карты «{ $card }» клан на территории «{ $territory }» ({ $seat2 }).
    .pushes = { $seat } передвинет по карте «{ $card }» чужой клан ({ $seat2 }): { $territory } → { $territory2 }.
    .pushes-you = Вы передвинете по карте «{ $card }» чужой клан ({ $seat2 }): { $territory } → { $territory2 }.
    .card = { $seat } отвечает на карту «{ $card2 }» картой «{ $card }».
    .card-you = Вы отвечаете на карту «{ $card2 }» картой «{ $card }».
    .the_dagda-territory = { $seat } отвечает на карту «{ $card2 }» картой «{ $card }».
    .the_dagda-territory-you = Вы отвечаете на карту «{ $card2 }» картой «{ $card }».
    .tale_of_cuchulain-seats = { $seat } удалит по карте «{ $card }» незащищённые кланы: { $choices }.
    .tale_of_cuchulain-seats-you = Вы удалите по карте «{ $card }» незащищённые кланы: { $choices }.
    .stone_circle-seats = { $seat } заплатит за карту «{ $card }» кланом: { $choices }.
    .clan-to-you = { $seat } выбирает для карты «{ $card }» ваш клан на территории «{ $territory }».
    .clan-yourself = Вы выбираете для карты «{ $card }» свой клан на территории «{ $territory }».
    .pushes-to-you = { $seat } передвинет по карте «{ $card }» ваш клан: { $territory } → { $territory2 }.
    .stone_circle-seats-you = Вы заплатите за карту «{ $card }» кланом: { $choices }.
event-cancelled = { $seat }: эффект карты «{ $card }» отменён.
    .you = Эффект вашей карты «{ $card }» отменён.
event-discards-epic = { $number ->
    [one] Карта эпоса уходит в сброс: { $cards }.
   *[other] Карты эпосов уходят в сброс: { $cards }.
}
event-discards-action = { $seat } сбрасывает лицом вниз карту действия.
event-discards-action-secret = { $seat } сбрасывает лицом вниз карту действия: { $cards }.
    .you = Вы сбрасываете лицом вниз карту действия: { $cards }.
event-discards-action-shown = { $seat } сбрасывает карту действия «{ $card }».
    .you = Вы сбрасываете карту действия «{ $card }».
event-discards-advantage = { $seat } сбрасывает карту преимущества «{ $card }».
    .you = Вы сбрасываете карту преимущества «{ $card }».
event-reshuffles = { $count ->
    [one] Колода и сброс карт эпосов перетасованы; в колоде { $count } карта.
    [few] Колода и сброс карт эпосов перетасованы; в колоде { $count } карты.
   *[many] Колода и сброс карт эпосов перетасованы; в колоде { $count } карт.
}
event-draws = { $count ->
    [0] { $seat } не берёт карту эпоса: карт не осталось.
    [one] { $seat } берёт { $count } карту эпоса.
    [few] { $seat } берёт { $count } карты эпосов.
   *[many] { $seat } берёт { $count } карт эпосов.
}
event-draws-secret = { $number ->
    [0] { $seat } не берёт карту эпоса: карт не осталось.
    [one] { $seat } берёт карту эпоса: { $cards }.
   *[other] { $seat } берёт карты эпосов: { $cards }.
}
    .you = Вы берёте из колоды эпосов: { $cards }.
event-draws-tiles = { $count ->
    [one] { $seat } берёт из стопки { $count } территорию.
    [few] { $seat } берёт из стопки { $count } территории.
   *[many] { $seat } берёт из стопки { $count } территорий.
}
event-draws-tiles-secret = { $number ->
    [one] { $seat } берёт из стопки { $number } территорию: { $territories }.
    [few] { $seat } берёт из стопки { $number } территории: { $territories }.
   *[many] { $seat } берёт из стопки { $number } территорий: { $territories }.
}
    .you =
        { $number ->
            [one] Вы берёте из стопки { $number } территорию: { $territories }.
            [few] Вы берёте из стопки { $number } территории: { $territories }.
           *[many] Вы берёте из стопки { $number } территорий: { $territories }.
        }
event-places = { $count ->
    [one] { $seat } добавляет { $count } клан на территорию «{ $territory }».
    [few] { $seat } добавляет { $count } клана на территорию «{ $territory }».
   *[many] { $seat } добавляет { $count } кланов на территорию «{ $territory }».
}
    .you =
        { $count ->
            [one] Вы добавляете { $count } клан на территорию «{ $territory }».
            [few] Вы добавляете { $count } клана на территорию «{ $territory }».
           *[many] Вы добавляете { $count } кланов на территорию «{ $territory }».
        }
event-builds-citadel = { $seat } строит цитадель на территории «{ $territory }».
    .you = Вы строите цитадель на территории «{ $territory }».
event-builds-sanctuary = { $seat } строит святилище на территории «{ $territory }».
    .you = Вы строите святилище на территории «{ $territory }».
event-removes = { $seat } теряет 1 клан на территории «{ $territory }».
    .you = Вы теряете 1 клан на территории «{ $territory }».
event-clan-saved = { $seat } спасает свой клан на территории «{ $territory }».
    .you = Вы спасаете свой клан на территории «{ $territory }».
event-replaces = { $seat } заменяет своим кланом чужой ({ $seat2 }) на территории «{ $territory }».
    .you = Вы заменяете своим кланом чужой ({ $seat2 }) на территории «{ $territory }».
    .to-you = { $seat } заменяет ваш клан своим на территории «{ $territory }».
event-moves = { $count ->
    [one] { $seat }, { $count } клан: { $territory } → { $territory2 }.
    [few] { $seat }, { $count } клана: { $territory } → { $territory2 }.
   *[many] { $seat }, { $count } кланов: { $territory } → { $territory2 }.
}
    .i-12-16 = { $count ->
        [one] { $seat } отступает, { $count } клан: { $territory } → { $territory2 }.
        [few] { $seat } отступает, { $count } клана: { $territory } → { $territory2 }.
       *[many] { $seat } отступает, { $count } кланов: { $territory } → { $territory2 }.
    }
    .i-12-16-you =
        { $count ->
            [one] Вы отступаете, { $count } клан: { $territory } → { $territory2 }.
            [few] Вы отступаете, { $count } клана: { $territory } → { $territory2 }.
           *[many] Вы отступаете, { $count } кланов: { $territory } → { $territory2 }.
        }
    .you =
        { $count ->
            [1] Ваш клан: { $territory } → { $territory2 }.
            [few] Ваши { $count } клана: { $territory } → { $territory2 }.
           *[many] Ваши { $count } кланов: { $territory } → { $territory2 }.
        }
event-gives-epic = { $seat } отдаёт карту эпоса «{ $card }». Её получает { $seat2 }.
    .you = Вы отдаёте карту эпоса «{ $card }». Её получает { $seat2 }.
    .to-you = { $seat } отдаёт вам карту эпоса «{ $card }».
event-gives-action = { $seat } отдаёт карту действия. Её получает { $seat2 }.
event-gives-action-secret = { $seat } отдаёт карту действия: { $cards }. Её получает { $seat2 }.
    .you = Вы отдаёте карту действия: { $cards }. Её получает { $seat2 }.
    .to-you = { $seat } отдаёт вам карту действия: { $cards }.
event-takes-from-hand = { $seat } берёт с чужой руки ({ $seat2 }) случайную карту действия.
event-takes-from-hand-secret = { $seat } берёт с чужой руки ({ $seat2 }) случайную карту действия: { $cards }.
    .you = Вы берёте с чужой руки ({ $seat2 }) случайную карту действия: { $cards }.
    .to-you = { $seat } берёт с вашей руки случайную карту действия: { $cards }.
event-takes-discard = { $seat } берёт карту действия из сброса.
event-takes-discard-secret = { $seat } берёт карту действия из сброса: { $cards }.
    .you = Вы берёте карту действия из сброса: { $cards }.
event-takes-played-action = { $seat } забирает на руку сыгранную карту действия «{ $card }».
    .you = Вы забираете на руку сыгранную карту действия «{ $card }».
event-takes-epic-back = { $seat } возвращает на руку карту эпоса «{ $card }».
    .you = Вы возвращаете на руку карту эпоса «{ $card }».
event-takes-revealed = { $seat } берёт открытую карту эпоса «{ $card }».
    .you = Вы берёте открытую карту эпоса «{ $card }».
event-takes-next-turn = Следующий ход делает { $seat }.
    .you = Следующий ход делаете вы.
event-reveals-epic = { $seat } открывает карту эпоса «{ $card }».
    .you = Вы открываете карту эпоса «{ $card }».
event-looks-at-actions = { $seat } смотрит карты действий на чужой руке ({ $seat2 }).
    .to-you = { $seat } смотрит ваши карты действий.
event-looks-at-actions-secret = { $seat } смотрит карты действий на чужой руке ({ $seat2 }): { $cards }.
    .you = Вы видите карты действий на чужой руке ({ $seat2 }): { $cards }.
event-looks-at-epics = { $seat } смотрит карты эпосов на чужой руке ({ $seat2 }).
    .to-you = { $seat } смотрит ваши карты эпосов.
event-looks-at-epics-secret = { $seat } смотрит карты эпосов на чужой руке ({ $seat2 }): { $cards }.
    .you = Вы видите карты эпосов на чужой руке ({ $seat2 }): { $cards }.
event-looks-at-discard = { $seat } просматривает сброс карт действий.
event-looks-at-discard-secret = { $seat } просматривает сброс карт действий: { $cards }.
    .you = Вы просматриваете сброс карт действий: { $cards }.
event-clash-starts = На территории «{ $territory }» начинается сражение, нападающий — { $seat }.
    .you = На территории «{ $territory }» начинается сражение, нападающий — вы.
event-clash-skipped = Сражение на территории «{ $territory }» не проводится: сражаться больше некому.
event-clash-agreed = Сражение на территории «{ $territory }» прекращено по общему согласию.
event-clash-ends = Сражение на территории «{ $territory }» закончилось.
event-becomes-instigator = Нападающим в сражении на территории «{ $territory }» становится { $seat }.
    .you = Нападающим в сражении на территории «{ $territory }» становитесь вы.
event-shelters = { $seat } укрывает клан в цитадели на территории «{ $territory }».
    .you = Вы укрываете клан в цитадели на территории «{ $territory }».
event-citadels-emptied = Все укрытые кланы на территории «{ $territory }» выходят из цитаделей.
event-votes-end = { $seat } — за то, чтобы прекратить сражение.
    .you = Вы — за то, чтобы прекратить сражение.
event-votes-on = { $seat } — за то, чтобы продолжать сражение.
    .you = Вы — за то, чтобы продолжать сражение.
event-attacks = { $seat } нападает на территории «{ $territory }», цель — { $seat2 }.
    .you = Вы нападаете на территории «{ $territory }», цель — { $seat2 }.
    .to-you = { $seat } нападает на вас на территории «{ $territory }».
event-attack-ignored = Нападение ({ $seat } → { $seat2 }) не удаётся.
    .you = Ваше нападение ({ $seat2 }) не удаётся.
    .to-you = Нападение на вас ({ $seat }) не удаётся.
event-names-next = { $seat } решает, кто выполнит следующий манёвр: { $seat2 }.
    .you = Вы решаете, кто выполнит следующий манёвр: { $seat2 }.
    .to-you = { $seat } решает, что следующий манёвр ваш.
event-cauldron = { $count ->
    [one] «Котёл Дагды» ({ $seat }): на карте { $count } клан.
    [few] «Котёл Дагды» ({ $seat }): на карте { $count } клана.
   *[many] «Котёл Дагды» ({ $seat }): на карте { $count } кланов.
}
    .you =
        { $count ->
            [one] Ваш «Котёл Дагды»: на карте { $count } клан.
            [few] Ваш «Котёл Дагды»: на карте { $count } клана.
           *[many] Ваш «Котёл Дагды»: на карте { $count } кланов.
        }

## The options of a match

option-scenario = С каких территорий начинается игра и как сложена их стопка.
    .standard = Все территории перемешаны.
    .discovery = «Первое знакомство»: простые территории на поле и сверху стопки.
option-map_mode = Форма территорий на поле.
    .trihex = Плитка занимает три шестиугольника.
    .lattice = Территория занимает одну шестиугольную клетку, соседей у неё не больше шести.
option-min_shared_edges = Сколько общих сторон клеток нужно, чтобы территории были соседними.
option-capital_in_swamp = Можно ли поставить столицу на Болото.
option-highlands_timing = Когда играется «Плоскогорье».
    .clash_start = В начале сражения, до шага цитаделей.
    .resolution_start = После шага цитаделей, перед первым манёвром.
option-clash_needs_two_players = Начинают ли «Полководец» и «Морриган» сражение только там, где стоят кланы не менее чем двух игроков.
option-festival_loser = Кто вносит плату за праздник.
    .instigator = Нападающий.
    .card_player = Игрок, сыгравший карту, которая начала сражение.
option-oengus_resume = Кто ходит после хода по «Уловке Оэнгуса».
    .from_ploy_player = Игрок, следующий за сыгравшим «Уловку».
    .back_to_order = Тот, кто ходил бы без «Уловки».
option-lug_takes_cancelled_card = Может ли «Луг Самилданах» забрать карту, отменённую «Гейсом», и сам «Гейс».
option-cuchulain_strict = Всегда ли «Легенда о Кухулине» удаляет два клана, при нужде и ваш собственный.
option-kernunos_draws_epic = Даёт ли «Святилище Кернунна» карту эпоса.
option-new_alliance_counts_as_removal = Считается ли удалением замена клана по карте «Новый союз».
option-stone_circle_own_clan_only = Только ли свой клан можно удалить для карты «Каменный круг».
option-cancelled_maneuver_is_spent = Потрачен ли эпический манёвр, отменённый «Дагдой».
option-ignored_attack_counts_as_performed = Считается ли выполненным нападение, не удавшееся из-за «Холмов».
option-hidden_action_discard = Скрыты ли от всех карты действий, сброшенные без розыгрыша.
option-mountains_before_clash = Вносится ли плата за вход в Горы до сражения, а не после него.
option-max_rounds = После скольких раундов партия заканчивается без победителя; нужно только для пробных партий программы с самой собой.
    .none = Предела нет.
