### Страница саги: партии, каждая из которых начинается в мире, оставленном предыдущей.

web-saga = Сага
web-saga-my = Мои саги
web-saga-new = Начать сагу: следующая партия начнётся в мире, который оставит эта
web-saga-name = Название саги
web-saga-games =
    { $count ->
        [0] ещё ни одной партии
        [one] { $count } партия
        [few] { $count } партии
       *[many] { $count } партий
    }
web-saga-since = начата { $day }
web-saga-parent = Идёт иным путём с партии { $number } саги:
web-saga-forget-sure = Сага никуда не денется, она лишь исчезнет из списка в этом браузере, а с ней и ваше право её вести. Сначала скачайте файл или скопируйте ссылку владельца.
web-saga-is-on = идёт партия

## Следующая партия

web-saga-next = Партия { $number }
web-saga-on = Эта партия сейчас идёт.
web-saga-to-table = К столу
web-saga-abandon = Отказаться от партии
web-saga-abandon-sure = Партия, которая сейчас идёт, не войдёт в сагу. Её стол останется.
web-saga-seat = Открыть партию { $number }
web-saga-offered = Кому какое место предложено, решают правила игры. Места тех, кто играет не за этим экраном, открыты: разошлите ссылки за столом.
web-saga-others = Участники последней партии могут продолжить прямо от её стола; иначе следующую партию открывает владелец саги.
web-saga-owner-begins = Первую партию открывает владелец саги.
web-saga-go-on = Следующая партия саги
web-saga-of-table = Партия { $number } саги

## Мир и его история

web-saga-world = Мир сегодня
web-saga-unseen = Колоды и архив
web-saga-history = История
web-saga-no-games = Пока ничего не произошло: первую страницу напишет первая партия.
web-saga-game = Партия { $number }
web-saga-begin = вначале
web-saga-elsewhere = Сыграна не здесь: повтора нет.
web-saga-game-page = Страница партии
web-saga-before = В каком мире она началась
web-saga-left = Какой мир она оставила
web-saga-rulers = Кто правил
web-saga-drift = Как меняется колода
web-saga-drift-note = Карты колоды после каждой партии, по видам.

## Ветви, файлы, настройки

web-saga-branch = Сыграть иначе
web-saga-branch-note = Новая сага с теми же партиями до этой; эта играется заново.
web-saga-branch-name = Название новой саги
web-saga-branches = Саги, пошедшие иным путём
web-saga-branch-from = с партии { $number }
web-saga-keep = Сохранить и поделиться
web-saga-file = Скачать
web-saga-link = Скопировать ссылку
web-saga-file-whole = В файле все миры целиком: с ним сагу можно продолжить где угодно.
web-saga-file-told = Файл рассказывает сагу, не раскрывая скрытого. Между партиями владелец получает её целиком.
web-saga-sight = Что можно видеть в колодах и архиве
web-saga-sight-nothing = ничего
web-saga-sight-numbers = сколько карт каждого вида
web-saga-sight-all = какие карты, но не где они лежат
web-saga-rename = Переименовать
web-saga-owner-link = Скопировать ссылку владельца
web-saga-renew = Новая ссылка владельца
web-saga-renew-sure = По старой ссылке владельца сагу можно будет только читать.
web-problem-nosuchsaga = Такой саги здесь нет.
web-problem-badsaga = В этом файле нет целой саги.
web-problem-gameon = Партия этой саги ещё идёт: сначала доиграйте её или откажитесь от неё.
web-saga-string = Хроника из { $program }
web-saga-string-paste = Вставьте строку из { $program }
web-saga-string-begin = Начать с неё сагу
web-saga-string-out = Скопировать для { $program }
web-saga-string-copied = Строка скопирована.
web-saga-string-by-hand = Скопируйте строку:
