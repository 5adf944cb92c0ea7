#!/usr/bin/env bash
# Installs what the tests lack. On Debian as root it asks apt; anywhere else it says what to
# install and stops.
set -euo pipefail
cd "$(dirname "$0")/.."

has() { command -v "$1" >/dev/null 2>&1; }

for tool in cargo python3; do
  has "$tool" || { echo "please install $tool (see README.md)" >&2; exit 1; }
done

lacking=()
# Debian keeps PostgreSQL's programs apart, and NATS's where only root looks.
has postgres || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || lacking+=(postgresql)
has nats-server || [ -x /usr/sbin/nats-server ] || lacking+=(nats-server)
has valgrind || [ "$(uname -sm)" != "Linux x86_64" ] || lacking+=(valgrind)
target=wasm32-unknown-unknown
if ! ls "$(rustc --print target-libdir --target "$target")"/libcore-*.rlib >/dev/null 2>&1; then
  debian=$(command -pv rustc || true)
  [ -n "$debian" ] && [ -d "$("$debian" --print sysroot)/lib/rustlib/src/rust/library" ] ||
    lacking+=(rustc-web rust-web-src)
fi
if [ -f web/package.json ]; then
  if ! has node || [ "$(node -p 'process.versions.node.split(".")[0]')" -lt 20 ]; then
    echo "please install Node 20.19 or newer, with npm" >&2
    exit 1
  fi
  has "${CHROMIUM:-chromium}" || lacking+=(chromium)
fi

cargo deny --version >/dev/null 2>&1 || cargo install --locked --quiet cargo-deny@0.20.2

[ ${#lacking[@]} -eq 0 ] && exit 0
if [ "$(id -u)" -eq 0 ] && has apt-get; then
  apt-get update -qq || true
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${lacking[@]}"
else
  echo "please install: ${lacking[*]} (on Debian: sudo apt-get install ${lacking[*]})" >&2
  echo "instead of rustc-web and rust-web-src, 'rustup target add $target' will do;" \
    "instead of chromium, set CHROMIUM to a Chrome" >&2
  exit 1
fi
