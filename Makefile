# `make play` and `make test` set up all they need inside of this folder; no other step, no root.

BIN := .venv/bin
NPM := cd web && ../tools/node npm
MODULES := web/node_modules/.package-lock.json
CLIENT := src/kobako/server/client/index.html
CLIENT_SOURCES := $(shell find web/src src/kobako/texts -type f -not -name '*.py*') \
	web/index.html web/vite.config.ts web/tsconfig.json
GENERATED := build/generated
GENERATED_SOURCES := $(shell find src/kobako tests/records tools -type f -not -name '*.pyc' -not -path '*/client/*')

# What is set by many a container would have every process that is started here compile all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play setup test test-full test-rest watch coverage check-package check-page check-tests generate client \
	pictures soak bench clean

play: .venv/requirements.lock $(CLIENT)  ## the server on this machine, and the page in your browser
	@$(BIN)/kobako serve --open

setup: .venv/requirements-dev.lock $(CLIENT) $(GENERATED)  ## all that the other commands need; runs nothing
	@echo "The browser for the tests: $$($(BIN)/python tools/chromium.py)"

# While some tests wait, others run; a server that tests share is started for one worker, not for all.
PARALLEL := -n 4 --dist worksteal
LATER := slow or browser or proof

ifdef ARGS
test: setup  ## a part of the tests: make test ARGS="tests/luz"
	$(BIN)/pytest -m "not ($(LATER))" $(ARGS)
else
test: setup  ## every day, in minutes: format, lint, types, and the tests that find most mistakes soonest
	@$(MAKE) --jobs=2 --output-sync --no-print-directory check-page check-package check-tests
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest $(PARALLEL) -m "rules and not ($(LATER))"
	$(BIN)/pytest $(PARALLEL) -m "not rules and not ($(LATER))"
endif

test-full: test test-rest  ## everything

test-rest: setup  # what `make test` leaves out; the rules once more, compiled
	$(BIN)/pytest $(PARALLEL) -m "rules or $(LATER)"

GAME = luz
watch: setup  ## run the tests of a game again after every change, not compiled: make watch GAME=luz
	NUMBA_DISABLE_JIT=1 $(BIN)/watchfiles --filter python \
		"$(BIN)/pytest -q -x -m 'rules and not ($(LATER))' tests/$(GAME) tests/games -k $(GAME)" src/kobako tests

coverage: setup  ## the lines of the package that `make test` runs, into build/coverage
	rm -rf build/coverage && mkdir -p build/coverage
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest $(PARALLEL) -m "rules and not ($(LATER))"
	$(BIN)/coverage run -m pytest $(PARALLEL) -m "not rules and not ($(LATER))"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage html --quiet
	$(BIN)/coverage report --skip-covered --sort=miss

check-package:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-tests:  # they are all there; what is compiled here no worker compiles once more
	@listed=$$($(BIN)/pytest --collect-only -qq) || { echo "$$listed"; exit 1; }

check-page:
	$(NPM) run check
	$(NPM) run size

generate: .venv/requirements-dev.lock  ## all generated files, also those that are tracked
	@PYTHONPATH=tests $(BIN)/python -m tools.generate
	@mkdir -p build && touch $(GENERATED)

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
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build web/node_modules src/kobako/server/client \
		docs/reference web/tests/generated

.venv/%.lock: %.lock pyproject.toml tools/setup
	@tools/setup $*.lock

.venv/requirements-dev.lock: requirements.lock

$(MODULES): web/package.json web/package-lock.json web/.npmrc
	@$(NPM) ci
	@touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	@$(NPM) run build

$(GENERATED): .venv/requirements-dev.lock $(GENERATED_SOURCES)
	@PYTHONPATH=tests $(BIN)/python -m tools.generate --untracked
	@mkdir -p build && touch $@
