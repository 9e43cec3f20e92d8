# What the service itself says outside the page: turn notices to chat services.

service-notice = { $game }: { $seat }, ваше решение. { $link }
service-notice-plain = { $game }: { $seat }, ваше решение.
