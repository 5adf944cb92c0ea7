#!/usr/bin/env bash
# Builds the module that lets a page play without a house: crates/browser for wasm32, with its
# glue, into web/src/device/module. Where nothing can build it, says so and goes on: the page then
# plays in the house alone.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/wasm.sh
. scripts/wasm.sh

out=web/src/device/module
if [ "$(id -u)" = 0 ] && ! can_build_wasm && command -v apt-get >/dev/null; then
  echo "installing rustc-web and rust-web-src, to build the module for the browser"
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends rustc-web rust-web-src; } \
    >/dev/null 2>&1 || true
fi
if ! can_build_wasm; then
  rm -rf "$out"
  echo "the page is built without the module for playing offline: $no_wasm" >&2
  exit 0
fi

build_wasm --profile browser -p browser
module=target/wasm/$wasm_target/browser/browser.wasm
# What has not changed is not written again, so that the page need not be built again.
if [ ! -f "$out/parure_bg.wasm" ] || [ "$module" -nt "$out/parure_bg.wasm" ]; then
  cargo run --quiet -p xtask --features browser -- browser "$module" "$out"
fi
