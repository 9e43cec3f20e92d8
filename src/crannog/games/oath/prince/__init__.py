"""O-12: the Clockwork Prince, the automated Chancellor or Exile."""
