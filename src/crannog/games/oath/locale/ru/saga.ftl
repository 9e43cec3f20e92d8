### Саги Oath: чем была каждая партия, кто правит, и карта, какой она стала. $seat — игрок той партии.

saga-won-chancellor = { $seat } (канцлер) побеждает в раунде { $number }: { $reason }.
saga-won-citizen = { $seat } (вассал) побеждает в раунде { $number }: { $reason }.
saga-won-exile = { $seat } (изгнанник) побеждает в раунде { $number }: { $reason }.

saga-vowed = { $seat } приносит новый обет: { $goal }. Прежний: { $goal2 }.
saga-vowed-again = { $seat } приносит тот же обет: { $goal }.
saga-built = { $seat } возводит строение «{ $card }».
saga-repaired = { $seat } восстанавливает строение «{ $card }».
saga-ruined = От строения остаются одни руины: «{ $card }».

# Обитатели по мастям, начиная с самой частой
saga-suits-1 = { $suit } { $count }
saga-suits-2 = { $suit } { $count }, { $suit2 } { $count2 }
saga-suits-3 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }
saga-suits-4 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }
saga-suits-5 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }
saga-suits-6 = { $suit } { $count }, { $suit2 } { $count2 }, { $suit3 } { $count3 }, { $suit4 } { $count4 }, { $suit5 } { $count5 }, { $suit6 } { $count6 }
saga-came-0 = В колоду земель никто не приходит из архива.
saga-came-1 = В колоду земель приходят из архива: { saga-suits-1 }.
saga-came-2 = В колоду земель приходят из архива: { saga-suits-2 }.
saga-came-3 = В колоду земель приходят из архива: { saga-suits-3 }.
saga-came-4 = В колоду земель приходят из архива: { saga-suits-4 }.
saga-came-5 = В колоду земель приходят из архива: { saga-suits-5 }.
saga-came-6 = В колоду земель приходят из архива: { saga-suits-6 }.
saga-healed-0 = В колоду земель никто не возвращается из ссылки.
saga-healed-1 = В колоду земель возвращаются из ссылки: { saga-suits-1 }.
saga-healed-2 = В колоду земель возвращаются из ссылки: { saga-suits-2 }.
saga-healed-3 = В колоду земель возвращаются из ссылки: { saga-suits-3 }.
saga-healed-4 = В колоду земель возвращаются из ссылки: { saga-suits-4 }.
saga-healed-5 = В колоду земель возвращаются из ссылки: { saga-suits-5 }.
saga-healed-6 = В колоду земель возвращаются из ссылки: { saga-suits-6 }.
saga-went-0 = В ссылку никто не уходит.
saga-went-1 = Уходят в ссылку: { saga-suits-1 }.
saga-went-2 = Уходят в ссылку: { saga-suits-2 }.
saga-went-3 = Уходят в ссылку: { saga-suits-3 }.
saga-went-4 = Уходят в ссылку: { saga-suits-4 }.
saga-went-5 = Уходят в ссылку: { saga-suits-5 }.
saga-went-6 = Уходят в ссылку: { saga-suits-6 }.
saga-cards-came = Пришли карты: { $cards }.
saga-cards-went = Ушли карты: { $cards }.

saga-ruler-chancellor = { $seat } остаётся канцлером.
saga-ruler-citizen = { $seat }, вассал, наследует канцлеру.
saga-ruler-exile = { $seat }, изгнанник, основывает новую империю.

saga-place-facedown = { $region }: закрытая локация
saga-place-0 =
    { $region }, { $site }.{ $count ->
        [0] {""}
       *[other] {" "}Реликвии: { $count }.
    }
saga-place-1 =
    { $region }, { $site }: { $card }.{ $count ->
        [0] {""}
       *[other] {" "}Реликвии: { $count }.
    }
saga-place-2 =
    { $region }, { $site }: { $card }, { $card2 }.{ $count ->
        [0] {""}
       *[other] {" "}Реликвии: { $count }.
    }
saga-place-3 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }.{ $count ->
        [0] {""}
       *[other] {" "}Реликвии: { $count }.
    }
saga-place-4 =
    { $region }, { $site }: { $card }, { $card2 }, { $card3 }, { $card4 }.{ $count ->
        [0] {""}
       *[other] {" "}Реликвии: { $count }.
    }

# Что лежит скрыто между партиями: числом или карты масти по названиям
saga-in-deck = Колода земель: { saga-suits-6 }.
saga-in-archive = Архив: { saga-suits-6 }.
saga-in-dispossessed = Ссылка: { saga-suits-6 }.
saga-cards-in-deck = Колода земель, { $suit } { $count }: { $cards }.
saga-cards-in-archive = Архив, { $suit } { $count }: { $cards }.
saga-cards-in-dispossessed = Ссылка, { $suit } { $count }: { $cards }.
