# Every command of this project. `make` alone lists them.

SWIFT ?= swift
REPORT ?= overscroll-report
SOURCES := Package.swift Sources Tests $(wildcard Compatibility Examples Benchmarks)

export SWIFT

.DEFAULT_GOAL := help
.PHONY: help setup demo build test lint format format-check examples bench soak clean

help: ## List the commands
	@echo "make COMMAND"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what is missing from Debian's or Ubuntu's packages, naming each
	@Scripts/setup

demo: setup ## Build for release, check Examples/SignUp, write the report and print its path
	$(SWIFT) build -c release --product overscroll
	@Scripts/check-example release $(REPORT)

build: setup ## Build everything for debugging
	$(SWIFT) build

test: setup lint ## Format and import checks, all tests, the examples, one check of Examples/SignUp
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build
	@Scripts/test-compatibility
	@Scripts/run-examples
	@Scripts/run-benchmarks debug 1 10
	@Scripts/check-example debug $(REPORT)

lint: format-check ## Check format, imports and the paths that the documents name
	@Scripts/test-checks
	@Scripts/check-imports
	@Scripts/check-documents

format-check:
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

format: ## Rewrite the sources in the project's format
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

examples: setup ## Build and run the example programs; their pictures go to Examples/Pictures
	@Scripts/run-examples

bench: setup ## Time the benchmarks (release build; by hand, never in CI)
	@Scripts/run-benchmarks release 5 10 100 1000

soak: setup ## Run all tests again and again, each round with another seed (ROUNDS=20)
	@Scripts/soak $(or $(ROUNDS),20)

clean: ## Remove what was built and written
	rm -rf .build Examples/.build Benchmarks/.build Examples/Pictures $(REPORT)
