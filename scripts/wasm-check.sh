#!/usr/bin/env bash
# Whether what must run in a browser builds for wasm32.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/wasm.sh
. scripts/wasm.sh

packages=(-p tabletop -p bots -p room -p browser)
for manifest in games/*/Cargo.toml games/*/player/Cargo.toml; do
  [ -f "$manifest" ] && packages+=(-p "$(sed -n 's/^name = "\(.*\)"/\1/p' "$manifest" | head -1)")
done
if ! can_build_wasm; then
  echo "$no_wasm" >&2
  exit 1
fi
# Only whether it builds matters, so it is built in a hurry.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=none
build_wasm "${packages[@]}"
echo "builds for $wasm_target: ${packages[*]//-p/}"
