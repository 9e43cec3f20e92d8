# Почему нельзя выбрать: одной фразой.

why-no-pass-yet = Сезон открывает бренн, и начать он обязан с карты сезона: пасовать пока нельзя.
why-no-pretender-yet = Сезон открывает бренн, и начать он обязан с карты сезона: жетон претендента брать рано.
why-pretender-already = Жетон претендента у вас уже есть.
why-no-condition = Вы не выполняете ни одного условия победы: власть { $count }, земли { $count2 }, вера { $count3 }, подвиги { $number }, а нужно 6.
why-own-turn = «{ $card }» играют отдельным ходом, а сейчас вопрос о другом.
why-not-in-hand = Этой карты у вас на руке нет.
why-no-such-mode = Так карту «{ $card }» сыграть нельзя.
why-druid-alone = Нельзя сыграть «Друида», если это ваша единственная карта действия.
why-triskels-barred = Действует «Копьё Луга»: до конца этого сражения карты трискеля играть нельзя.
why-only-maneuver = «{ $card }» играют в сражении в качестве манёвра, если её условие выполнено.
why-nowhere-to-withdraw = Вы не вождь ни одной соседней территории: отступать некуда.
why-place-alone = Новой территории нужно свободное место рядом хотя бы с двумя другими.

# Карта трискеля ждёт своего часа.

why-waits-assembly_start = «{ $card }» играют тогда, когда начинается собрание.
why-waits-opponent_plays_action_card = «{ $card }» играют тогда, когда соперник играет карту действия.
why-waits-any_epic_or_advantage_played = «{ $card }» играют тогда, когда кто-то играет карту эпоса или преимущества.
why-waits-before_epic_tale_discard = «{ $card }» играют тогда, когда карта эпоса вот-вот уйдёт в сброс.
why-waits-after_action_card_resolved = «{ $card }» играют после того, как карта действия сработала.
why-waits-after_you_play_season_card = «{ $card }» играют после того, как вы сыграли карту сезона.
why-waits-after_you_play_epic_tale = «{ $card }» играют после того, как вы сыграли карту эпоса.
why-waits-when_you_draw_epic_tale = «{ $card }» играют тогда, когда вы берёте карты эпосов.
why-waits-gates_effect_draw = «{ $card }» играют тогда, когда вы берёте карту эпоса из-за свойства Врат в Тир-на-н’Ог.
why-waits-when_you_move_into_mountains = «{ $card }» играют тогда, когда вы входите в Горы.
why-waits-end_of_any_turn = «{ $card }» играют в конце хода.
why-waits-clash_start = «{ $card }» играют тогда, когда начинается сражение.
why-waits-resolution_start = «{ $card }» играют тогда, когда начинается разрешение сражения.
why-waits-citadels_step_end = «{ $card }» играют после шага цитаделей в сражении.
why-waits-when_you_attack = «{ $card }» играют тогда, когда вы нападаете.
why-waits-when_you_are_attacked = «{ $card }» играют тогда, когда нападают на вас.
why-waits-own_clan_would_be_removed = «{ $card }» играют тогда, когда ваш клан вот-вот удалят.
why-waits-own_clan_removed = «{ $card }» играют тогда, когда ваш клан удалён.
why-waits-own_clan_removed_in_clash = «{ $card }» играют тогда, когда ваш клан удалён в сражении.
why-waits-after_your_attack = «{ $card }» играют после вашего нападения.
why-waits-after_your_maneuver_removes_opposing_clan = «{ $card }» играют тогда, когда ваш манёвр удалил чужой клан.
why-waits-after_any_maneuver = «{ $card }» играют после манёвра.

# Места

why-not-on-map = Территории «{ $territory }» ещё нет на поле.
why-no-clan-there = На территории «{ $territory }» у вас нет кланов.
why-no-clan-of = На территории «{ $territory }» нет кланов этого игрока: { $seat }.
why-not-adjacent = Территории «{ $territory }» и «{ $territory2 }» не соседние.
why-same-territory = «{ $territory }»: кланы и так здесь.
why-not-beside-origin = Территория «{ $territory }» не соседняя с той, где стоит клан.
why-no-neighbours = У территории «{ $territory }» нет соседних.
why-no-sanctuary = На территории «{ $territory }» нет святилища.
why-sanctuary-already = На территории «{ $territory }» уже есть святилище.
why-placed-there = Территорию «{ $territory }» вы уже выбрали: на каждую — по одному клану.
why-no-citadel-there = На территории «{ $territory }» цитадель стоять не может.
why-capital-swamp = На территории «{ $territory }» столица стоять не может.
why-no-opponent-there = На территории «{ $territory }» сражаться не с кем: вы там одни.
why-two-players-needed = Для сражения нужны кланы двух игроков, а на территории «{ $territory }» их нет.
why-removed-from-there = Клан удалён как раз с территории «{ $territory }»: нужна другая.
why-no-clash-waits = На территории «{ $territory }» сражения не предстоит.
why-none-lost-there = Среди кланов на карте «{ card-dagdas_cauldron }» нет удалённых с территории «{ $territory }».
why-not-chieftain = Вы не вождь территории «{ $territory }»: отступить туда нельзя.
why-place-taken = Там уже лежит другая территория.
why-place-crooked = На этом поле все территории лежат одинаково.
why-tile-not-drawn = Этой территории среди взятых нет: «{ $territory }».

# Кланы

why-moved-there = Кланы туда уже идут: «{ $territory }».
why-one-at-least = Нужен хотя бы 1 клан.
why-clans-at-most =
    { $count ->
        [one] «{ $territory }»: не больше { $count } клана.
       *[other] «{ $territory }»: не больше { $count } кланов.
    }
why-exposed-at-most =
    { $count ->
        [0] Незащищённых кланов у вас нет.
        [one] У вас только { $count } незащищённый клан.
        [few] У вас только { $count } незащищённых клана.
       *[other] У вас только { $count } незащищённых кланов.
    }
why-sheltered-at-most =
    { $count ->
        [0] Укрытых кланов у вас нет.
        [one] У вас только { $count } укрытый клан.
        [few] У вас только { $count } укрытых клана.
       *[other] У вас только { $count } укрытых кланов.
    }
why-move-one-first = Сначала передвиньте хотя бы 1 клан.
why-reserve-empty = В вашем запасе кланов не осталось.

# Игроки

why-choose-opponent = Речь о сопернике, а не о вас.
why-none-exposed = У этого игрока нет в сражении незащищённых кланов: { $seat }.
why-you-unexposed = У вас нет в этом сражении незащищённых кланов.
why-all-sheltered = Все кланы этого игрока здесь укрыты в цитаделях: { $seat }.
why-attack-self = На себя напасть нельзя.
why-two-clans-needed = На территории «{ $territory }» у этого игрока меньше 2 кланов: { $seat }.
why-own-clan-pays = Платят своим кланом.
why-own-spared = Свой клан остаётся.
why-all-chosen = Все незащищённые кланы этого игрока уже выбраны: { $seat }.
why-no-maneuver = Манёвров у вас не осталось: можно только прекратить сражение.
why-must-maneuver = Сейчас ваш манёвр, пропустить его нельзя.

# Карты

why-not-in-draft = Карты «{ $card }» нет среди тех, из которых вы выбираете.
why-hold-count =
    { $count ->
        [one] Оставляют ровно { $count } карту.
        [few] Оставляют ровно { $count } разные карты.
       *[other] Оставляют ровно { $count } разных карт.
    }
why-hold-order = Назовите оставляемые карты в том порядке, в каком они на руке.
why-only-action = «{ $card }» — не карта действия, а подходит только такая.
why-four-players = Карта «{ $card }» нужна только в партии вчетвером.
why-not-drawn = Этой карты среди взятых нет: «{ $card }».
why-not-in-discard = Карты «{ $card }» нет в сбросе.
why-not-revealed = Эту карту никто не открыл: «{ $card }».
why-discard-one-first = Сначала сбросьте карту: она у вас есть.
why-no-action-card = У этого игрока нет карт действий: { $seat }.
why-waits-any_time = «{ $card }» играют, когда вам есть из чего выбирать, а сейчас возможность одна.

# Из другого вопроса

why-must = Нужно выбрать одну из возможностей.
why-time-territory = Сейчас территорию не выбирают.
why-time-player = Сейчас игрока не выбирают.
why-time-clans = Сейчас число кланов не выбирают.
why-time-move = Сейчас вы не передвигаете кланы.
why-time-decline = Сейчас отказываться не от чего.
why-time-pass = Пасуют в свой ход, вместо карты.
why-time-pretender = Жетон претендента берут отдельным ходом.
why-time-draft = Сейчас карты не выбирают из розданных.
why-time-aside = Сейчас вы не откладываете карту.
why-time-replace = Сейчас клан не заменяют.
why-time-tile = Сейчас новой территории не будет.
why-time-discard = Сейчас сбрасывать карту не нужно.
why-time-remove = Сейчас клан не удаляют.
why-time-take = Сейчас вы не берёте карту.
why-time-give = Сейчас вы не отдаёте карту.
why-time-shelter = Кланы укрывают в начале сражения, когда до вас дойдёт очередь.
why-time-agree = Сейчас вас не спрашивают, прекратить ли сражение.
why-time-maneuver = Сейчас не ваш манёвр в сражении.
why-time-pull = Сейчас отдельный клан не передвигают.
why-time-pay = Сейчас платить кланом не нужно.
why-time-place = Сейчас вы не добавляете клан.
why-time-flip = Сейчас жетон стаи воронов не переворачивают.
why-time-clash = Сейчас вы не начинаете сражение.
