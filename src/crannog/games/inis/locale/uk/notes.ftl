### Inis: what is said of an option before it is chosen, Ukrainian.
### $territory to $territory3 are named if there are at most three ($number).

## Cards

note-places =
    { $count ->
        [one] { $count } клан
        [few] { $count } клани
       *[many] { $count } кланів
    }: { $number ->
        [1] { $territory }
        [2] { $territory } або { $territory2 }
        [3] { $territory }, { $territory2 } або { $territory3 }
       *[other] територій на вибір: { $number }
    }
note-where =
    { $number ->
        [1] { $territory }
        [2] { $territory } або { $territory2 }
        [3] { $territory }, { $territory2 } або { $territory3 }
       *[other] Територій на вибір: { $number }
    }
note-citadel = Цитаделей у запасі: { $count }. Територій на вибір: { $number }
note-sanctuary = Святилищ у запасі: { $count }. Територій на вибір: { $number }
note-tiles = Територій у стосі: { $count }
note-discards = Карт у скиді: { $count }
note-clans-there = Ваших кланів там: { $count }
note-nowhere = Відповідної території немає: там нічого не станеться
note-no-reserve = У запасі немає кланів: нічого не розмістить
note-no-tiles = Територій більше немає: нічого не дасть
note-no-clans = Немає кому рухатися: нічого не дасть
note-no-discards = Скид порожній: нічого не дасть
note-no-tales = Інших карт епосу на руці немає: нічого не розмістить
note-nothing = Нічого не дасть, але й пропуском ходу не вважається
note-no-more-tales = Карт епосу більше немає: нічого не дасть
note-no-aside = Відкладеної карти немає: нічого не дасть
note-no-actions = Скидати нічого, карт дій на руці немає: нічого не дасть
note-none-to-give = У жодного суперника немає карт дій: нічого не дасть
note-none-to-see = Карт епосу в суперників немає: дивитися нічого
note-only-loss = Карт епосу в суперників немає: ви лише втратите клан

## A turn

note-claims = Умову перемоги виконано. Протримайтеся до наступного зібрання — і можете перемогти.
note-leaves-pretender = Умову перемоги виконано: можна взяти жетон претендента
note-next-claim = Зараз можна заявити про перемогу. Після пропуску іншої нагоди може не бути.
note-ends-season = Решта пропустила хід: пора року закінчиться
note-next-season-ends = Пора року закінчиться, і карти дій на вашій руці пропадуть.
note-forgoes-reaction = Ви не станете заважати
note-next-happens = Це станеться без вашої відповіді.
note-next-assembly = Пора року закінчиться, і почнеться зібрання.

## Clans

note-alone =
    { $count ->
        [one] У вас тут буде { $count } клан, чужих немає: ви станете ватажком
        [few] У вас тут буде { $count } клани, чужих немає: ви станете ватажком
       *[many] У вас тут буде { $count } кланів, чужих немає: ви станете ватажком
    }
note-chieftain = Ви — { $count }, { $seat } — { $count2 }: ви станете ватажком
note-tie = Ви — { $count }, { $seat } — { $count2 }: ватажка не буде
note-behind = Ви — { $count }, { $seat } — { $count2 }
note-clash = Почнеться сутичка: ви — { $count }, { $seat } — { $count2 }
note-stays = Усі залишаться на місцях: карта нічого не дасть
note-near = Ваших кланів по сусідству: { $count }
note-none-near = По сусідству немає ваших кланів: нічого не дасть
note-places-none = Не додасться жодного клану: карта нічого не дасть
note-uses =
    { $count ->
        [one] { $count } святилище — { $count } ефект
        [few] { $count } святилища — { $count } ефекти
       *[many] { $count } святилищ — { $count } ефектів
    }
note-no-sanctuary = Святилища тут немає: нічого не дасть

## What is brought to light

note-holds-action = { $seat }: карт дій на руці — { $count }
note-holds-epic = { $seat }: карт епосу на руці — { $count }
note-holds-no-action = { $seat }: карт дій на руці немає
note-holds-no-epic = { $seat }: карт епосу на руці немає
note-next-draw = Далі ви берете карту епосу: без згоди інших хід уже не повернути.
note-next-aside = Ви побачите відкладену карту: без згоди інших хід уже не повернути.
note-next-discards = Ви переглянете скид: без згоди інших хід уже не повернути.
note-next-hand = Ви побачите чужі карти: без згоди інших хід уже не повернути.
note-next-random = З чужої руки відкриється випадкова карта: без згоди інших хід уже не повернути.
note-next-tile = Відкриється нова територія: без згоди інших хід уже не повернути.
note-gates = Хто стоїть біля Воріт, втратить клан і візьме карту епосу
note-next-gates = Далі будуть узяті карти епосу: без згоди інших хід уже не повернути.
note-next-tiles = Ви побачите наступні території: без згоди інших хід уже не повернути.

## A clash

note-shelters =
    { $count ->
        [0] Незахищених кланів у вас не залишиться
        [one] Залишиться { $count } незахищений клан
        [few] Залишиться { $count } незахищені клани
       *[many] Залишиться { $count } незахищених кланів
    }
note-stays-exposed = Ваших незахищених кланів: { $count }
note-end-chieftain = Ватажком буде { $seat }
    .you = Ватажком будете ви
note-end-no-chieftain = Ватажка не буде
note-attack =
    { $count ->
        [0] { $seat }: карт дій немає, доведеться втратити клан
        [one] { $seat } втратить клан або скине єдину карту дії
       *[other] { $seat } втратить клан або скине карту дії (на руці: { $count })
    }
note-withdraw =
    Куди: { $number ->
        [1] { $territory }
        [2] { $territory } або { $territory2 }
        [3] { $territory }, { $territory2 } або { $territory3 }
       *[other] територій на вибір: { $number }
    }
note-clans-left =
    { $count ->
        [0] Це ваш останній незахищений клан тут
       *[other] Залишиться незахищених кланів: { $count }
    }
note-cards-left =
    { $count ->
        [0] Це ваша остання карта дії
       *[other] Залишиться карт дій: { $count }
    }
note-is-instigator = Уже заводій: нічого не зміниться
