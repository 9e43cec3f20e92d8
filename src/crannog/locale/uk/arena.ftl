### Багато ігор між ботами: що кажуть `crannog simulate`, `ladder`, `corpus` і `balance`.

## Чого не вдасться зробити

arena-no-game = Немає гри «{ $game }»; встановлено: { $games }
arena-no-seats = Стільки гравців у цій грі не буває: { $seats }. Можлива кількість гравців: { $numbers }
arena-no-bot = Немає бота «{ $bot }», який уміє грати в цю гру. Є: { $known }
arena-no-option = Налаштування вказано неправильно: { $words }. Налаштування гри: { $known }
arena-no-place = Грати на «{ $place }» не можна. Можна: local, ray, ray://host:port
arena-no-library = Потрібна бібліотека { $library }, а її немає. Встановити: pip install 'crannog[arena]'
arena-lost = Частина прогону зникла разом із процесом, що її грав (скільки разів: { $times }): його завершили ззовні (забракло пам’яті?). Спробуйте меншу кількість --jobs
arena-ray-away = За адресою { $address } немає кластера Ray: { $problem }
arena-ray-nodes = Не вдалося підготувати вузли кластера Ray: { $problem }
arena-ray-start = Не вдалося запустити Ray на цій машині: { $problem }

## Робота, що зберігається у файлі

arena-run-strange = «{ $file }» — не файл прогону або файл іншої версії Crannog.
arena-run-unusable = Файлом «{ $file }» не можна скористатися: { $problem }
arena-run-busy = Із файлом «{ $file }» уже працює інша команда.
arena-run-other = У «{ $file }» інший прогін: там { $name } — { $there }, а тут — { $here }.
arena-run-longer = У «{ $file }» уже більше ігор, ніж треба: { $games } замість { $asked }.
arena-stopped = Зупинено. Зіграно та збережено ігор: { $done } із { $games }. Продовжити:
arena-played-again = Частин зіграно знову, бо зник їхній виконавець: { $parts }

## Результати

arena-written = Записано: { $file }
arena-no-form = Файл «{ $file }» записати не можна: його назва має закінчуватися на одне з { $forms }
arena-no-folder = Немає теки «{ $folder }».
arena-bot-twice = Бота «{ $bot }» названо двічі.
arena-one-bot = Боту «{ $bot }» нема з ким грати: назвіть щонайменше двох.
arena-column-bot = Бот
arena-column-against = Проти
arena-column-rating = Рейтинг
arena-column-rating-low = від
arena-column-rating-high = до
arena-column-games = Ігор
arena-column-wins = Перемог
arena-column-rate = Частка
arena-column-low = від
arena-column-high = до
arena-ladder = { $game }: гравців { $players }, ігор { $games }
arena-pairs = Одне проти одного
arena-axis-rating = Рейтинг з інтервалом 95%
arena-axis-rate = Частка перемог з інтервалом 95%
arena-bots-and-seats = Названо ботів: { $bots }, місць: { $seats }. Назвіть одного бота на всі місця або по одному на кожне.
arena-finished = Ігор, закінчених за правилами: { $finished } із { $games }
arena-seat = Місце { $number }
arena-seats = Місця
arena-column-thing = Що
