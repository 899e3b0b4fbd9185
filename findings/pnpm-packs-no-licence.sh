#!/usr/bin/env bash
# pnpm 10.34.9: a file whose name contains "licence" or "license", in any folder, keeps the workspace's LICENSE out of the tarball.
# pnpm adds the LICENSE of the workspace's root to a package that has none, as its documentation says. Whether it has one
# is asked of every packed path by a pattern without ends, so `dist/third-party-licenses.txt` or `dist/licence-plate.js` counts.
# The package is published without a licence text, and nothing is said.
# Seen on 2026-11-30.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf '{ "name": "top", "private": true }' >package.json
printf 'packages:\n  - one\n  - other\n' >pnpm-workspace.yaml
printf 'Permission is granted.\n' >LICENSE
for name in one other; do
  mkdir -p "$name/dist"
  printf '{ "name": "%s", "version": "1.0.0", "files": ["dist"] }' "$name" >"$name/package.json"
  touch "$name/dist/index.js"
done
touch other/dist/licence-plate.js
npx --yes pnpm@10.34.9 --recursive pack --pack-destination "$folder" >/dev/null
seen=""
for name in one other; do
  if tar -tzf "$name-1.0.0.tgz" | grep -qx package/LICENSE; then seen="$seen$name has it; "; else seen="$seen$name lacks it; "; fi
done
echo "$seen"
if [ "$seen" = "one has it; other lacks it; " ]; then
  echo "as found: a file named like a licence keeps LICENSE away"
else
  echo "changed" >&2
  exit 1
fi
