### Oath: слова панели в браузере: набеги, сделки, взятые карты.

board-panel-you-attack = Вы нападаете
board-panel-you-defend = Вы защищаетесь
board-panel-attacks = Нападает { $seat }
board-panel-defends = Защита: { $seat }
board-panel-ally = Союзник:
board-panel-force = Армия
board-panel-killed = Погибло
board-panel-on-board = планшет ({ $seat }): { $count }
board-panel-at-site = { $site }: { $count }
board-panel-sites = Все локации
board-panel-sites-targeted = Локации: { $count }
board-panel-targeted = Цели: { $count }
board-panel-step-targets = Цели
board-panel-step-plans = Схемы
board-panel-step-dice = Кубики
board-panel-step-sacrifice = Жертвы
board-panel-step-outcome = Итог
board-panel-attack-dice = кубики нападения: { $count }
board-panel-defence-dice = кубики защиты: { $count }
board-panel-tactics = Тактика
board-panel-target = { $name }, кубики защиты: { $count }
board-panel-title = Титул
board-panel-face-sword = Меч: 1
board-panel-face-hollow = Пустой меч: два таких дают 1
board-panel-face-skull = Два меча и череп: 2, и один нападающий отряд гибнет
board-panel-face-blank = Пусто: ничего
board-panel-face-shield = Щит: 1
board-panel-face-shields = Два щита: 2
board-panel-face-double = ×2: каждый такой удваивает все щиты
board-panel-swords = Мечи: { $count }, пустые (пара за 1): { $count2 }, двойные: { $count3 }
board-panel-skulls =
    { $count ->
        [0] Черепа никого не убивают
       *[other] Убито черепами: { $count }
    }
board-panel-sacrificed = Пожертвовано: { $count }
board-panel-shields =
    Щиты: { $count }{ $count2 ->
        [0] {""}
       *[other] , удвоений: { $count2 }
    }
board-panel-defenders = Армия защиты: { $count }
board-panel-changed = Карта меняет подсчёт кубиков
board-panel-against = против
board-panel-needs = Нападению нужно { $count }
board-panel-needed = Для победы надо пожертвовать отрядов: { $count }
board-panel-attack-higher = Нападение сильнее защиты
board-panel-attack-wins = Победа нападения
board-panel-defence-wins = Защита устояла
board-panel-odds = шансы нападения на победу
board-panel-odds-before = Шансы до броска: { $odds }, без жертв: { $odds2 }
board-panel-how = Без жертв: { $odds }. Первой бросает защита.
board-panel-drawn =
    { $count ->
        [one] Вы взяли { $count } карту
        [few] Вы взяли { $count } карты
       *[many] Вы взяли { $count } карт
    }
board-panel-discards = Ваш сброс: последняя карта ляжет сверху
board-panel-in-hand = Карта у вас на руке
board-panel-places = Что с ней можно сделать
board-panel-kept = Её вы оставляете
board-panel-below = Уже сброшена: ляжет ниже
board-panel-you-give = Вы отдаёте
board-panel-proposal = { $seat }, предложение { $count } из 3
board-panel-reliquary-relic = Реликвия из ячейки «{ $slot }»
board-panel-relic-unseen = Вы не видели эту реликвию.
board-panel-slot-empty = Когда ячейка опустеет: { $text }

## The chronicle

board-chronicle-oath = Обет
board-chronicle-citizenship = Вассалы
board-chronicle-sites = Карта мира
board-chronicle-denizens = Карты
board-chronicle-edifices = Строения
board-chronicle-none = нет
board-chronicle-unseen =
    { $count ->
        [one] { $count } карта, никто не видел
        [few] { $count } карты, никто не видел
       *[many] { $count } карт, никто не видел
    }
