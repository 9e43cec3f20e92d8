### Много партий между ботами: что говорят `crannog simulate`, `ladder`, `corpus` и `balance`.

## Что не получится

arena-no-game = Нет игры «{ $game }»; установлены: { $games }
arena-no-seats = Столько игроков в этой игре не бывает: { $seats }. Возможное число игроков: { $numbers }
arena-no-bot = Нет бота «{ $bot }», который умеет играть в эту игру. Есть: { $known }
arena-no-option = Настройка указана неверно: { $words }. Настройки игры: { $known }
arena-no-place = Играть партии на «{ $place }» нельзя. Можно: local, ray, ray://host:port
arena-no-library = Нужна библиотека { $library }, а её нет. Установить: pip install 'crannog[arena]'
arena-lost = Часть прогона пропала вместе с процессом, который её играл (сколько раз: { $times }): его завершили извне (не хватило памяти?). Попробуйте меньшее число --jobs
arena-ray-away = По адресу { $address } нет кластера Ray: { $problem }
arena-ray-nodes = Не удалось подготовить узлы кластера Ray: { $problem }
arena-ray-start = Не удалось запустить Ray на этой машине: { $problem }

## Работа, которая хранится в файле

arena-run-strange = «{ $file }» — не файл прогона или файл другой версии Crannog.
arena-run-unusable = Файлом «{ $file }» нельзя воспользоваться: { $problem }
arena-run-busy = С файлом «{ $file }» уже работает другая команда.
arena-run-other = В «{ $file }» другой прогон: там { $name } — { $there }, а здесь — { $here }.
arena-run-longer = В «{ $file }» уже больше партий, чем нужно: { $games } вместо { $asked }.
arena-stopped = Остановлено. Сыграно и сохранено партий: { $done } из { $games }. Продолжить:
arena-played-again = Частей сыграно заново, потому что пропал их исполнитель: { $parts }

## Результаты

arena-written = Записано: { $file }
arena-no-form = Файл «{ $file }» записать нельзя: его имя должно кончаться на одно из { $forms }
arena-no-folder = Нет папки «{ $folder }».
arena-bot-twice = Бот «{ $bot }» назван дважды.
arena-one-bot = Боту «{ $bot }» не с кем играть: назовите хотя бы двух.
arena-column-bot = Бот
arena-column-against = Против
arena-column-rating = Рейтинг
arena-column-rating-low = от
arena-column-rating-high = до
arena-column-games = Партий
arena-column-wins = Побед
arena-column-rate = Доля
arena-column-low = от
arena-column-high = до
arena-ladder = { $game }: игроков { $players }, партий { $games }
arena-pairs = Друг против друга
arena-axis-rating = Рейтинг с интервалом 95%
arena-axis-rate = Доля побед с интервалом 95%
arena-bots-and-seats = Названо ботов: { $bots }, мест: { $seats }. Назовите одного бота на все места или по одному на каждое.
arena-finished = Партий, законченных по правилам: { $finished } из { $games }
arena-seat = Место { $number }
arena-seats = Места
arena-column-thing = Что
