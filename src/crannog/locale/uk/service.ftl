# What the service itself says outside the page: turn notices to chat services.

service-notice = { $game }: { $seat }, ваше рішення. { $link }
service-notice-plain = { $game }: { $seat }, ваше рішення.
