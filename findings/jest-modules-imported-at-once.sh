#!/usr/bin/env bash
# Jest 30.5.2 with ES modules (--experimental-vm-modules) on Node 20: two dynamic imports at once, of which one leads to the
# other's modules, fail with ERR_VM_MODULE_LINK_FAILURE ("request for './two.js' is not in cache"). A chain of three modules is
# enough. Node itself imports both, and so does Jest one after the other. Split code of any package is loaded like that.
# Seen on 2026-12-01.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "at-once", "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --ignore-scripts jest@30.5.2 >/dev/null 2>&1
printf "import './one.js'\nexport const zero = 0\n" >zero.js
printf "import './two.js'\nexport const one = 1\n" >one.js
printf 'export const two = 2\n' >two.js
printf "test('at once', () => Promise.all([import('./zero.js'), import('./one.js')]))\n" >at-once.test.js
printf "test('in turn', async () => {\n  await import('./zero.js')\n  await import('./one.js')\n})\n" >in-turn.test.js
seen="$(node --version | cut -d. -f1):"
node -e "Promise.all([import('./zero.js'), import('./one.js')])" && seen="$seen node loads both;"
for name in in-turn at-once; do
  if NODE_OPTIONS=--experimental-vm-modules npx jest "$name" >"$name.txt" 2>&1; then seen="$seen $name passes;"; else seen="$seen $name fails;"; fi
done
echo "$seen"
if [ "${seen#*:}" = " node loads both; in-turn passes; at-once fails;" ] && grep -q "request for './two.js' is not in cache" at-once.txt; then
  echo "as found: Jest cannot import at once what shares modules"
else
  echo "changed" >&2
  exit 1
fi
