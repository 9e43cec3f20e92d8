# What the service itself says outside the page: turn notices to chat services.

service-notice = { $game }: { $seat }, it is your decision. { $link }
service-notice-plain = { $game }: { $seat }, it is your decision.
