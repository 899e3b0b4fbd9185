#!/usr/bin/env bash
# @solana/errors 8.4.0 (in every part of @solana/kit since 7) says Node 20.18 or newer, and needs commander 15, which says 22.12.
# On Node 20 npm warns of EBADENGINE at each install of anything on @solana/kit, and with engine-strict, as in many CI set-ups,
# and in Yarn 1 the install fails. Only the command line of @solana/errors uses commander: a page bundles and runs on Node 20.
# An override of commander to 14 ends it; a library cannot write it for its hosts.
# Seen on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
engines() { node -p "require('./node_modules/$1/package.json').engines.node"; }
npm install --no-audit --no-fund --ignore-scripts @solana/errors@8.4.0 >/dev/null 2>&1
ours="$(engines @solana/errors)"
theirs="$(engines commander)"
npm pkg set overrides.commander=14.0.3
rm -rf node_modules package-lock.json
npm install --no-audit --no-fund --ignore-scripts >/dev/null 2>&1
overridden="$(engines commander)"
node node_modules/@solana/errors/bin/cli.mjs decode -- 1 >/dev/null
echo "@solana/errors: $ours, commander: $theirs, overridden: $overridden"
if [ "$ours $theirs $overridden" = ">=20.18.0 >=22.12.0 >=20" ]; then
  echo "as found: a dependency needs a newer Node than the package"
else
  echo "changed" >&2
  exit 1
fi
