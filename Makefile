# `make play` and `make test` set up all they need in .venv; no other step, no root.

BIN := .venv/bin

.PHONY: play test check soak bench clean

play: .venv/requirements.lock  ## a game of Luz in the terminal, against three bots
	@$(BIN)/kobako play luz

test: .venv/requirements-dev.lock  ## style, types and tests; what CI runs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 -m rules

soak: .venv/requirements-dev.lock  ## long runs: many more games and worlds than `make test` plays
	$(BIN)/python tests/soak.py

bench: .venv/requirements-bench.lock  ## figures, side by side with OpenSpiel, into bench/results.md
	$(BIN)/python -m bench --write

clean:  ## remove what was set up here
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/%.lock: %.lock pyproject.toml tools/setup
	@tools/setup $*.lock
