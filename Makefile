# `make play` and `make test` set up all they need in .venv and web/node_modules; no other step, no root.

BIN := .venv/bin
NPM := cd web && ../tools/node npm
MODULES := web/node_modules/.package-lock.json
CLIENT := src/kobako/server/client/index.html
CLIENT_SOURCES := $(shell find web/src web/schema src/kobako/texts -type f -not -name '*.py*') \
	web/index.html web/vite.config.ts web/tsconfig.json

# What is set by many a container would have every process that is started here compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check-package check-page check-tests client pictures soak bench clean

play: .venv/requirements.lock $(CLIENT)  ## the server on this machine, and the page in your browser
	@$(BIN)/kobako serve --open

test: .venv/requirements-dev.lock $(CLIENT)  ## style, types and tests; what CI runs
	@$(MAKE) --jobs=2 --output-sync --no-print-directory check-page check-package check-tests
	$(BIN)/pytest -n 4 --dist worksteal  # while some wait, others work; a server is started for one worker, not for all
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n 2 --dist worksteal -m rules

check-package:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-tests:  # they are all there, and so is their browser; what is compiled here no worker compiles once more
	@listed=$$($(BIN)/pytest --collect-only -qq) || { echo "$$listed"; exit 1; }
	@echo "The browser for the tests: $$($(BIN)/python tools/chromium.py)"

check-page:
	$(NPM) run check
	$(NPM) run size

client: $(CLIENT)  ## the page, from web/ into the package

pictures: .venv/requirements-dev.lock $(CLIENT)  ## every page, into build/pictures; the best into docs/pictures
	$(BIN)/python tools/pictures.py

soak: .venv/requirements-dev.lock $(CLIENT)  ## long runs: many more games and worlds than `make test` plays
	$(BIN)/python tests/soak.py

bench: .venv/requirements-dev.lock  ## figures, beside OpenSpiel and boardgame.io, into bench/ and docs/performance.md
	$(BIN)/python -m bench --write
	$(BIN)/python -m bench.leagues --write
	$(BIN)/python -m bench.serving --write

clean:  ## remove what was set up here
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build web/node_modules src/kobako/server/client

.venv/%.lock: %.lock pyproject.toml tools/setup
	@tools/setup $*.lock

$(MODULES): web/package.json web/package-lock.json web/.npmrc
	@$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@$(NPM) run build
