"""The web service: tables, seats, durable choices, live updates."""
