"""Learning two-player Inis with MaskablePPO: see ../../README.md."""
