# What a hint counts.

gauge-blight-coming = Lands that the Ravage would blight
gauge-dahan-endangered = Dahan that the Ravage would destroy
gauge-blight-left = Blight left
gauge-fear = Fear
gauge-fear-cards = Fear cards left
gauge-cities = Cities
gauge-towns = Towns
gauge-explorers = Explorers
gauge-dahan = Dahan
gauge-presence = Presence
gauge-energy = Energy
