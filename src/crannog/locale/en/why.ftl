# Why a choice is not offered, whatever the game.

why-not-offered = That is not possible here.
why-others-turn = It is for { $seat } to choose now.
why-over = The match is over.
