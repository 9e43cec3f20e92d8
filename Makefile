# Aliases for those whose fingers know make. play.py does the work and needs no make.
.PHONY: run test bench

run:
	@python3 play.py

test:
	@python3 play.py test

bench:
	@python3 play.py bench
