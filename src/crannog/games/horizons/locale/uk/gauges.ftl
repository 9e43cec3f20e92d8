# Що рахує підказка.

gauge-blight-coming = Землі, які осквернить плюндрування
gauge-dahan-endangered = Дахани, які загинуть під час плюндрування
gauge-blight-left = Лишилося скверни
gauge-fear = Страх
gauge-fear-cards = Лишилося карт страху
gauge-cities = Міста
gauge-towns = Поселення
gauge-explorers = Розвідники
gauge-dahan = Дахани
gauge-presence = Присутність
gauge-energy = Енергія
