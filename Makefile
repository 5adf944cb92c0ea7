# `make run` and `make test` are all one needs; `make help` lists the rest.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

GAMES := $(patsubst games/%/Cargo.toml,%,$(wildcard games/*/Cargo.toml))
WEB := $(wildcard web/package.json)
LOGS := target/test-logs
PARURE := target/release/parure

# What the page is built from: its own files, and the words and rules it shows.
PAGE := $(if $(WEB),$(shell find web/src web/public web/build -type f 2>/dev/null) \
  $(wildcard web/*.html web/*.ts web/*.js web/*.json games/*/words/*.ftl crates/words/common/*.ftl))

.PHONY: help run page test bench browser browser-bars peers peers-engine peers-house instructions laws lint rust kills nodes simulate-house fuzz wasm web e2e pictures summary setup clean

help: ## say this
	@grep -hE '^[a-z0-9-]+:.*## ' Makefile | sed -E 's/^([a-z0-9-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

run: $(if $(WEB),browser web/dist/index.html) ## play: build everything and open the house at http://localhost:8080
	cargo run --release -p parure-cli -- serve

test: ## everything that must pass before a change lands
	@scripts/setup.sh
	@mkdir -p $(LOGS)
	@rm -f $(LOGS)/*.log
	@$(MAKE) lint
	@$(MAKE) wasm
	@$(MAKE) rust
	@$(MAKE) instructions
	@$(if $(WEB),$(MAKE) web)
	@$(if $(wildcard web/playwright.config.ts),$(MAKE) e2e)
	@$(MAKE) summary

lint: ## format, lints, invariants, rules index, generated types
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --quiet -- -D warnings
	cargo deny --log-level error check licenses bans sources
	@if [ -d xtask ]; then \
	  for check in tidy rules "codegen --check"; do \
	    echo "cargo xtask $$check"; cargo run --quiet -p xtask -- $$check; \
	  done; fi

rust: ## the tests in Rust
	@mkdir -p $(LOGS)
	@if cargo nextest --version >/dev/null 2>&1; then \
	  cargo nextest run --workspace --no-fail-fast 2>&1 | tee $(LOGS)/rust.log; \
	else \
	  cargo test --workspace --lib --bins --tests --no-fail-fast 2>&1 | tee $(LOGS)/rust.log; \
	fi
	cargo test --workspace --doc --quiet

kills: ## kill the house 1000 times while guests play (KILLS=n for another number)
	PARURE_KILLS=$(or $(KILLS),1000) cargo test -p parure-cli --test kills -- --nocapture

nodes: ## three nodes on PostgreSQL and NATS, struck down for ten minutes (SECONDS=n, TABLES=n)
	PARURE_NODES_SECONDS=$(or $(SECONDS),600) PARURE_NODES_TABLES=$(or $(TABLES),200) \
	  cargo test -p parure-cli --test nodes -- --nocapture

simulate-house: ## the whole house in simulated time, with everything that can go wrong (SEEDS=n)
	cargo run --release --quiet -p parure-cli --features fixtures -- \
	  simulate-house --seeds $(or $(SEEDS),100000)

fuzz: ## a minute of fuzzing for each reader of what comes from outside (SECONDS=n for longer)
	@cargo fuzz --version >/dev/null 2>&1 || cargo install --locked cargo-fuzz@0.13.2
	@for target in wire record engine; do \
	  mkdir -p fuzz/corpus/$$target; \
	  RUSTC_BOOTSTRAP=1 cargo fuzz run --features fuzzer $$target fuzz/corpus/$$target \
	    $$(ls -d fuzz/seeds/$$target 2>/dev/null || ls -d games/*/tests/records) \
	    -- -max_total_time=$(or $(SECONDS),60) -max_len=65536 -timeout=10; done

wasm: ## whether rules, bots and the room build for the browser
	scripts/wasm-check.sh

web: web/node_modules/.package-lock.json ## the page: lint, types, unit tests, build
	@mkdir -p $(LOGS)
	cd web && npm run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test 2>&1 | tee ../$(LOGS)/web.log
	@$(MAKE) page

page: $(if $(WEB),browser web/dist/index.html) ## build the page, with the module if it can be built

browser-bars: browser ## the module beside the native build: same outcomes, speed, weight
	cargo build --release --quiet -p browser --example calls
	@mkdir -p target/bars
	@for game in $(GAMES); do \
	  target/release/examples/calls $$game expert 600 1000 > target/bars/$$game.jsonl; \
	  target/release/examples/calls $$game master 300 0 > target/bars/$$game-master.jsonl; done
	node bench/browser/bars.mjs target/bars/*.jsonl

browser: ## the module by which a page plays without the house, if a compiler for it is there
	@scripts/browser.sh

e2e: page ## the page in a browser, against a real house
	@mkdir -p $(LOGS)
	cargo build --workspace --quiet
	cd web && npm run --silent e2e 2>&1 | tee ../$(LOGS)/e2e.log

pictures: page ## pictures of every page and table in target/pictures (WIDTHS=390,1440 LANGUAGES=fr THEMES=day for some)
	cargo build --quiet -p parure-cli
	cd web && npm run --silent pictures

# Once more what the test runners themselves said at the end.
summary:
	@echo; echo "all of it passed"
	@sed 's/\x1b\[[0-9;]*m//g' $(LOGS)/web.log 2>/dev/null | grep -E '^ *(Test Files|Tests) ' || true
	@sed 's/\x1b\[[0-9;]*m//g' $(LOGS)/e2e.log 2>/dev/null | grep -E '^ *[0-9]+ (passed|skipped|flaky)' || true
	@sed 's/\x1b\[[0-9;]*m//g' $(LOGS)/rust.log | grep -E '^ *Summary|^test result' | tail -20

instructions: ## whether random play takes more instructions than it did
	cargo run --quiet -p xtask -- instructions

bench: ## how fast each game is at every number of seats, on one core
	cargo run --release --quiet -p parure-cli --features count-heap -- bench

peers: ## beside others, in turns: OpenSpiel (engine) and boardgame.io (house)
	@missed=0; for side in engine house; do $(MAKE) peers-$$side || missed=1; done; exit $$missed

peers-engine: ## random play and search beside OpenSpiel's hearts in C++
	cargo build --release --quiet -p parure-cli
	python3 bench/peers/engine.py

peers-house: bench/peers/node_modules/.package-lock.json ## the house beside boardgame.io, on loopback
	cargo build --release --quiet -p parure-cli
	python3 bench/peers/run.py

laws: ## the laws with many games: takes an hour
	PARURE_LAW_GAMES=$${PARURE_LAW_GAMES:-2000} cargo test --release --workspace --test laws
	cargo build --release --quiet -p parure-cli
	@for game in $(GAMES); do $(PARURE) simulate $$game --games 1000000 --check; done

setup: ## install what the tests lack (Debian packages when root)
	scripts/setup.sh

clean: ## forget everything built
	cargo clean
	rm -rf web/dist web/node_modules

bench/peers/node_modules/.package-lock.json: bench/peers/package-lock.json
	cd bench/peers && npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE)
	cd web && npm run --silent build
	@touch $@
