#!/usr/bin/env bash
# Builds what must run in a browser for wasm32: with the toolchain's own target if it is
# installed, otherwise with Debian's rustc-web, which brings the standard library's sources.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
packages=(-p tabletop -p bots -p room)
for manifest in games/*/Cargo.toml games/*/player/Cargo.toml; do
  [ -f "$manifest" ] && packages+=(-p "$(sed -n 's/^name = "\(.*\)"/\1/p' "$manifest" | head -1)")
done

# Only whether it builds matters, so it is built in a hurry.
export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=none

# Its own target folder: build scripts watch RUSTC_BOOTSTRAP, and a shared one would be
# rebuilt each time it comes and goes.
build=(cargo build --quiet --lib --target "$target" --target-dir target/wasm "${packages[@]}")

if ls "$(rustc --print target-libdir --target "$target")"/libcore-*.rlib >/dev/null 2>&1; then
  "${build[@]}"
elif debian=$(command -pv rustc) &&
  [ -f "$("$debian" --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock" ]; then
  host=$(rustc -vV | sed -n 's/^host: //p')
  linker="$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld"
  RUSTC="$debian" RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker" \
    "${build[@]}" -Zbuild-std=std,panic_abort
else
  echo "no compiler here targets $target: run 'rustup target add $target'," \
    "or on Debian install rustc-web and rust-web-src" >&2
  exit 1
fi
echo "builds for $target: ${packages[*]//-p/}"
