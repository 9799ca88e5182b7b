# `make play` and `make test` set up all they need, in .venv and build.

PYTHON ?= python3
ARGS ?=
PORT ?= 8055

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# One step after another, even with -j, except for targets that need nothing of each other.
TOGETHER = $(MAKE) --no-print-directory --jobs=2 SIDE_BY_SIDE=yes
ifndef SIDE_BY_SIDE
.NOTPARALLEL:
endif

BIN := .venv/bin
INSTALLED := .venv/.installed
TOOLS := .venv/.tools
COMPILED := build/compiled/.done
OPTIMISED := build/optimised/.done
PAGE := web/dist/index.html
NODE_MODULES := web/node_modules/.installed

# Node comes from PyPI, with everything else that is installed into .venv.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-fund --no-audit --loglevel=error

# Everything runs on the pure sources, except what puts the compiled package in front of them.
unexport PYTHONPATH
USE_COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

# Python's bytecode is kept, in build, whatever the environment says: the tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

# uv does not read pip's settings.
INDEX = $(or $(UV_DEFAULT_INDEX),$(PIP_INDEX_URL),$(shell $(BIN)/python -m pip config get global.index-url 2>/dev/null))
UV = UV_DEFAULT_INDEX="$(INDEX)" $(BIN)/uv

# Succeeds if an extension module can be built here, in the way mypyc builds them.
can_compile = rm -rf build/probe && mkdir -p build/probe \
	&& echo '\#include <Python.h>' > build/probe/probe.c \
	&& echo 'from setuptools import *; setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])])' > build/probe/setup.py \
	&& (cd build/probe && "$(CURDIR)/$(BIN)/python" setup.py build_ext --inplace) > build/probe/log 2>&1
NO_COMPILER := No C compiler with Python's headers here: going on uncompiled, slower but otherwise the same.

.PHONY: help
help: ## List the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

.PHONY: play
play: $(INSTALLED) ## Play in the browser; PORT=... chooses the port, ARGS="..." are passed on
	@$(TOGETHER) $(COMPILED) $(PAGE)
	@$(USE_COMPILED) exec $(BIN)/pentapolis serve --port $(PORT) $(ARGS)

.PHONY: dev
dev: $(INSTALLED) ## Play on the page's sources: a change shows in the browser at once; PORT and ARGS as above
	@$(TOGETHER) $(COMPILED) $(NODE_MODULES)
	@$(USE_COMPILED) PATH="$(CURDIR)/$(BIN):$$PATH" exec $(BIN)/python tools/dev.py --port $(PORT) $(ARGS)

.PHONY: test
test: $(TOOLS) ## Lint, then run the tests, pure, compiled and in a real browser; ARGS go to pytest
	@$(TOGETHER) lint $(COMPILED) $(PAGE)
	@$(MAKE) --no-print-directory test-compiled test-pure test-browser

# A worker has neighbouring tests, which share servers, until it helps another that has more left.
PYTEST := $(BIN)/pytest --dist worksteal

# What the compiled engine was asked in every variant, the pure one, which is ten times slower, is asked in a few. Code that
# is never compiled is tested once.
NEVER_COMPILED := cli server texts tools training
.PHONY: test-pure
test-pure: $(TOOLS)
	@echo "== pytest, pure"
	@PENTAPOLIS_EXPECT=pure $(PYTEST) tests --ignore=tests/browser -n 2 \
		$$([ ! -e $(COMPILED) ] || echo --sample $(NEVER_COMPILED:%=--ignore=tests/%)) $(ARGS)

.PHONY: test-compiled
test-compiled: $(TOOLS) $(COMPILED)
	@if [ -e $(COMPILED) ]; then \
		echo "== pytest, compiled"; \
		$(USE_COMPILED) PENTAPOLIS_EXPECT=compiled $(PYTEST) tests --ignore=tests/browser -n 2 $(ARGS); \
	fi

# Two at a time: a page mostly waits. ARGS may choose none of them.
.PHONY: test-browser
test-browser: $(TOOLS) $(COMPILED) $(PAGE) chromium
	@echo "== pytest, in Chromium"
	@if [ -e $(COMPILED) ]; then export $(USE_COMPILED); fi; $(BIN)/pytest tests/browser -n 2 $(ARGS) || [ $$? = 5 ]

.PHONY: chromium
chromium:
	@if ! command -v chromium > /dev/null; then \
		as=$$([ "$$(id -u)" = 0 ] || echo "sudo -n"); \
		if ! command -v apt-get > /dev/null || ! $$as true 2> /dev/null; then \
			echo "The browser tests need Chromium: please install Debian's package chromium." >&2; exit 1; \
		fi; \
		echo "Installing Chromium"; \
		mkdir -p build; \
		$$as apt-get update -qq; \
		$$as env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends chromium > build/chromium.log; \
	fi

.PHONY: lint
lint: $(TOOLS) $(NODE_MODULES) ## Check style, format, types and imports, and the page's types and logic
	@echo "== ruff, mypy, import-linter, constants, ratings"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/python tools/fields.py --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo --no-cache
	@$(BIN)/python tools/constants.py
	@$(BIN)/python tools/ratings_page.py --check
	@echo "== eslint, svelte-check, vitest"
	@$(NPM) run --silent check
	@$(NPM) run --silent test

.PHONY: format
format: $(TOOLS) ## Format the code and mend what ruff can mend
	@$(BIN)/ruff check --fix-only .
	@$(BIN)/ruff format .

.PHONY: fields
fields: $(INSTALLED) ## Write constructors, clones and packing from the declared fields of states and players
	@$(BIN)/python tools/fields.py

.PHONY: bench
bench: $(INSTALLED) $(OPTIMISED) ## Measure the speed, pure and compiled in one run
	@$(BIN)/python tools/bench.py $(ARGS)
	@$(BIN)/python tools/bench_server.py
	@$(BIN)/python tools/bench_abuse.py

.PHONY: page
page: $(PAGE) ## Build the page into web/dist

.PHONY: docs
docs: $(TOOLS) ## Write the generated pages of docs
	@$(BIN)/python tools/rule_table.py
	@$(BIN)/python tools/ratings_page.py

.PHONY: types
types: $(TOOLS) ## Write the page's types of all messages, views and events, and what its tests are shown
	@$(BIN)/python tools/page_types.py
	@$(BIN)/python tools/page_fixtures.py

.PHONY: wheel
wheel: $(INSTALLED) $(OPTIMISED) $(PAGE) ## Build a wheel in dist, compiled where possible, and try it in an empty environment
	@rm -rf dist
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m hatchling build -t wheel -d dist
	@$(BIN)/uv venv -q --clear --python $(BIN)/python build/trial
	@$(BIN)/python -m pip hash dist/*.whl | sed 'N; s/^\(.*\):\n/.\/\1 /' > build/wheel.txt
	@$(UV) pip install -q --python build/trial/bin/python --require-hashes -r build/wheel.txt -c requirements.lock
	@cd build/trial && bin/pentapolis --version

.PHONY: lock
lock: $(BIN)/uv ## Bring requirements.lock up to date with pyproject.toml; ARGS=--upgrade takes the newest versions
	@$(UV) pip compile -q --universal --python-version 3.11 --group dev --generate-hashes --no-annotate --no-header $(ARGS) \
		pyproject.toml -o requirements.lock
	@! grep '://' requirements.lock || { echo "requirements.lock must name no address" >&2; exit 1; }

.PHONY: clean
clean: ## Remove everything that make and the tools have made
	@rm -rf .venv build dist web/dist web/node_modules .coverage* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# uv's own version and hashes come from the lock too.
$(BIN)/uv:
	@echo "Making .venv"
	@$(PYTHON) -m venv --clear .venv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.lock > .venv/uv.txt
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r .venv/uv.txt

# What playing and building need. The lock also has the tools, which are far larger.
$(INSTALLED): requirements.lock pyproject.toml | $(BIN)/uv
	@echo "Installing the locked packages"
	@$(UV) pip install -q --python $(BIN)/python --require-hashes -c requirements.lock -r pyproject.toml --group build
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# What checking and testing need besides.
$(TOOLS): $(INSTALLED)
	@echo "Installing the tools"
	@$(UV) pip sync -q --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install -q --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# Fingerprints instead of file times: they notice deleted files too.
.PHONY: FORCE
build/native.sum: FROM := tools/compile.py src/pentapolis/core src/pentapolis/games src/pentapolis/bots -name '*.py'
build/package.sum: FROM := src/pentapolis
build/page.sum: FROM := web src/pentapolis/texts src/pentapolis/games \
	\( -path web/node_modules -o -path web/dist -o -path web/tests \) -prune -o \( -path 'web/*' -o -name '*.json' \)
build/%.sum: FORCE
	@mkdir -p build
	@find $(FROM) -type f ! -path '*/__pycache__/*' ! -name '*.so' -print0 | sort -z | xargs -0 cksum > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# The modules are compiled only when a source of the engine changes, so that work on the rest stays quick.
.PRECIOUS: build/native/%/.done
build/native/%/.done: build/native.sum $(INSTALLED)
	@rm -f $@
	@if $(can_compile); then \
		echo "Compiling the engine"; \
		$(BIN)/python tools/compile.py build/native/$* --level $*; \
		touch $@; \
	else rm -rf build/native/$*; echo "$(NO_COMPILER)"; fi

# Compiled quickly for playing, tests and development; optimised for the wheel and the bench.
$(COMPILED): NATIVE := build/native/1
$(OPTIMISED): NATIVE := build/native/3
$(COMPILED): build/native/1/.done
$(OPTIMISED): build/native/3/.done
$(COMPILED) $(OPTIMISED): build/package.sum
	@rm -rf $(@D)
	@if [ -e $(NATIVE)/.done ]; then \
		mkdir -p $(@D); \
		tar --exclude=__pycache__ --exclude='*.so' -C src -cf - pentapolis | tar -xf - -C $(@D); \
		cp -r $(NATIVE)/modules/. $(@D); \
		touch $@; \
	fi

$(NODE_MODULES): web/package-lock.json web/package.json web/.npmrc $(INSTALLED)
	@echo "Installing the page's packages"
	@$(NPM) ci
	@touch $@

# The catalogues of texts are built into the page.
$(PAGE): build/page.sum $(NODE_MODULES)
	@echo "Building the page"
	@$(NPM) run --silent build
	@touch $@
