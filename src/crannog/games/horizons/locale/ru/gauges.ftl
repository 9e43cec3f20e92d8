# Что считает подсказка.

gauge-blight-coming = Регионы, которые осквернит разорение
gauge-dahan-endangered = Даханы, которые погибнут при разорении
gauge-blight-left = Осталось скверны
gauge-fear = Страх
gauge-fear-cards = Осталось карт страха
gauge-cities = Города
gauge-towns = Поселения
gauge-explorers = Разведчики
gauge-dahan = Даханы
gauge-presence = Присутствие
gauge-energy = Энергия
