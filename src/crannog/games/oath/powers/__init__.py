"""The powers of all cards, sites, relics and banners; `declared` knows them all."""
