#!/usr/bin/env bash
# size-limit 12.1.0: whether a figure has the code behind `import()` depends on the preset, whose READMEs do not say so.
# With @size-limit/esbuild, as in preset-small-lib, 100 kB behind `import()` are in the size of an entry of 45 bytes. With
# @size-limit/webpack, as in preset-big-lib, they are not, with the same configuration. So a limit on what a page loads first
# fails when code is made lazy by the one, and by the other lazy code grows unseen.
# Seen on 2026-11-29: 65,447 and 1,280 bytes gzip.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >write.mjs <<'JS'
import { writeFileSync } from 'node:fs'
let seed = 7
let text = ''
// Hardly compressible.
while (text.length < 100_000) {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
  text += seed.toString(36)
}
writeFileSync('lazy.js', `export const text = '${text}'`)
writeFileSync('index.js', "export const open = () => import('./lazy.js')")
JS
measure() {
  mkdir "$1"
  cd "$1"
  echo '{ "private": true, "type": "module", "size-limit": [{ "path": "index.js", "gzip": true }] }' >package.json
  npm install --no-audit --no-fund --ignore-scripts --save-dev \
    size-limit@12.1.0 @size-limit/file@12.1.0 "@size-limit/$1@12.1.0" >/dev/null
  node ../write.mjs
  node node_modules/size-limit/bin.js --json | node -p 'JSON.parse(require("node:fs").readFileSync(0, "utf8"))[0].size'
  cd ..
}
esbuild="$(measure esbuild)"
webpack="$(measure webpack)"
echo "esbuild $esbuild, webpack $webpack"
if [ "$esbuild" -gt 60000 ] && [ "$webpack" -lt 5000 ]; then
  echo "as found: lazy code is in the figure of one preset and not of the other"
else
  echo "changed" >&2
  exit 1
fi
