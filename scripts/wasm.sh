# shellcheck shell=bash
# How to build for wasm32: with the toolchain's own target if it is installed, otherwise with
# Debian's rustc-web, which brings the standard library's sources. To be read by other scripts.

wasm_target=wasm32-unknown-unknown
no_wasm="no compiler here targets $wasm_target; run 'rustup target add $wasm_target', or on Debian install rustc-web and rust-web-src"

has_own_wasm() {
  ls "$(rustc --print target-libdir --target "$wasm_target")"/libcore-*.rlib >/dev/null 2>&1
}

debian_rustc() {
  local found
  found=$(command -pv rustc) || return 1
  [ -f "$("$found" --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock" ] || return 1
  echo "$found"
}

can_build_wasm() {
  has_own_wasm || debian_rustc >/dev/null
}

# Its own target folder: build scripts watch RUSTC_BOOTSTRAP, and a shared one would be rebuilt
# each time it comes and goes.
build_wasm() {
  local build=(cargo build --quiet --lib --target "$wasm_target" --target-dir target/wasm "$@")
  if has_own_wasm; then
    "${build[@]}"
    return
  fi
  local host linker
  host=$(rustc -vV | sed -n 's/^host: //p')
  linker="$(rustc --print sysroot)/lib/rustlib/$host/bin/rust-lld"
  RUSTC="$(debian_rustc)" RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker" \
    "${build[@]}" -Zbuild-std=std,panic_abort \
    -Zbuild-std-features=optimize_for_size
}
