### Inis: what is said of an option before it is chosen, Russian.
### $territory to $territory3 are named if there are at most three ($number).

## Cards

note-places =
    { $count ->
        [one] { $count } клан
        [few] { $count } клана
       *[many] { $count } кланов
    }: { $number ->
        [1] { $territory }
        [2] { $territory } или { $territory2 }
        [3] { $territory }, { $territory2 } или { $territory3 }
       *[other] территорий на выбор: { $number }
    }
note-where =
    { $number ->
        [1] { $territory }
        [2] { $territory } или { $territory2 }
        [3] { $territory }, { $territory2 } или { $territory3 }
       *[other] Территорий на выбор: { $number }
    }
note-citadel = Цитаделей в запасе: { $count }. Территорий на выбор: { $number }
note-sanctuary = Святилищ в запасе: { $count }. Территорий на выбор: { $number }
note-tiles = Территорий в стопке: { $count }
note-discards = Карт в сбросе: { $count }
note-clans-there = Ваших кланов там: { $count }
note-nowhere = Подходящей территории нет: там ничего не произойдёт
note-no-reserve = В запасе нет кланов: ничего не добавит
note-no-tiles = Территорий больше нет: ничего не даст
note-no-clans = Двигаться некому: ничего не даст
note-no-discards = Сброс пуст: ничего не даст
note-no-tales = Других эпосов на руке нет: ничего не добавит
note-nothing = Ничего не даст, но и пасом не считается
note-no-more-tales = Эпосов больше нет: ничего не даст
note-no-aside = Отложенной карты нет: ничего не даст
note-no-actions = Сбрасывать нечего, карт действий на руке нет: ничего не даст
note-none-to-give = Ни у кого из соперников нет карт действий: ничего не даст
note-none-to-see = Эпосов у соперников нет: смотреть нечего
note-only-loss = Эпосов у соперников нет: вы только потеряете клан

## A turn

note-claims = Условие победы выполнено. Продержитесь до следующего собрания — и можете победить.
note-leaves-pretender = Условие победы выполнено: можно взять жетон претендента
note-next-claim = Сейчас можно заявить о победе. После паса другого случая может не быть.
note-ends-season = Остальные спасовали: сезон закончится
note-next-season-ends = Сезон закончится, и карты действий на вашей руке пропадут.
note-forgoes-reaction = Вы не станете мешать
note-next-happens = Это произойдёт без вашего ответа.
note-next-assembly = Сезон закончится, и начнётся собрание.

## Clans

note-alone =
    { $count ->
        [one] У вас здесь будет { $count } клан, чужих нет: вы станете вождём
        [few] У вас здесь будет { $count } клана, чужих нет: вы станете вождём
       *[many] У вас здесь будет { $count } кланов, чужих нет: вы станете вождём
    }
note-chieftain = Вы — { $count }, { $seat } — { $count2 }: вы станете вождём
note-tie = Вы — { $count }, { $seat } — { $count2 }: вождя не будет
note-behind = Вы — { $count }, { $seat } — { $count2 }
note-clash = Начнётся сражение: вы — { $count }, { $seat } — { $count2 }
note-stays = Все останутся на местах: карта ничего не даст
note-near = Ваших кланов по соседству: { $count }
note-none-near = По соседству нет ваших кланов: ничего не даст
note-places-none = Ни одного клана не прибавится: карта ничего не даст
note-uses =
    { $count ->
        [one] { $count } святилище — { $count } эффект
        [few] { $count } святилища — { $count } эффекта
       *[many] { $count } святилищ — { $count } эффектов
    }
note-no-sanctuary = Святилища здесь нет: ничего не даст

## What is brought to light

note-holds-action = { $seat }: карт действий на руке — { $count }
note-holds-epic = { $seat }: эпосов на руке — { $count }
note-holds-no-action = { $seat }: карт действий на руке нет
note-holds-no-epic = { $seat }: эпосов на руке нет
note-next-draw = Дальше вы берёте карту эпоса: без согласия других ход уже не вернуть.
note-next-aside = Вы увидите отложенную карту: без согласия других ход уже не вернуть.
note-next-discards = Вы просмотрите сброс: без согласия других ход уже не вернуть.
note-next-hand = Вы увидите чужие карты: без согласия других ход уже не вернуть.
note-next-random = С чужой руки откроется случайная карта: без согласия других ход уже не вернуть.
note-next-tile = Откроется новая территория: без согласия других ход уже не вернуть.
note-gates = Кто стоит у Врат, потеряет клан и возьмёт карту эпоса
note-next-gates = Дальше будут взяты карты эпосов: без согласия других ход уже не вернуть.
note-next-tiles = Вы увидите следующие территории: без согласия других ход уже не вернуть.

## A clash

note-shelters =
    { $count ->
        [0] Незащищённых кланов у вас не останется
        [one] Останется { $count } незащищённый клан
        [few] Останется { $count } незащищённых клана
       *[many] Останется { $count } незащищённых кланов
    }
note-stays-exposed = Ваших незащищённых кланов: { $count }
note-end-chieftain = Вождём будет { $seat }
    .you = Вождём будете вы
note-end-no-chieftain = Вождя не будет
note-attack =
    { $count ->
        [0] { $seat }: карт действий нет, придётся потерять клан
        [one] { $seat } потеряет клан или сбросит единственную карту действия
       *[other] { $seat } потеряет клан или сбросит карту действия (на руке: { $count })
    }
note-withdraw =
    Куда: { $number ->
        [1] { $territory }
        [2] { $territory } или { $territory2 }
        [3] { $territory }, { $territory2 } или { $territory3 }
       *[other] территорий на выбор: { $number }
    }
note-clans-left =
    { $count ->
        [0] Это ваш последний незащищённый клан здесь
       *[other] Останется незащищённых кланов: { $count }
    }
note-cards-left =
    { $count ->
        [0] Это ваша последняя карта действия
       *[other] Останется карт действий: { $count }
    }
note-is-instigator = Уже нападающий: ничего не изменится
