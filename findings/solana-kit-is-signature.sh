#!/usr/bin/env bash
# @solana/kit 8.4.0: `isSignature`, a type guard whose documentation has an `else` for what is no signature, throws for a text
# of 64 to 88 letters with one that base58 has not (`0`, `O`, `I`, `l`, a space). For shorter and longer texts it returns false,
# and `isAddress` and `isBlockhash` return false for such letters as well.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @solana/kit@8.4.0 typescript@5.9.3 >/dev/null 2>&1
cat >guards.mjs <<'JS'
import { isAddress, isBlockhash, isSignature } from '@solana/kit'

const ask = (guard, text) => {
  try {
    return String(guard(text))
  } catch (error) {
    return `throws ${error.name}`
  }
}
const answers = {
  address: ask(isAddress, '0'.repeat(44)),
  blockhash: ask(isBlockhash, '0'.repeat(44)),
  short: ask(isSignature, '0'.repeat(44)),
  signature: ask(isSignature, '0'.repeat(88)),
}
console.log(JSON.stringify(answers))
const expected = { address: 'false', blockhash: 'false', short: 'false', signature: 'throws SolanaError' }
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node guards.mjs; then
  echo "as found: isSignature throws where its siblings return false"
else
  echo "changed: isSignature answers otherwise" >&2
  exit 1
fi
