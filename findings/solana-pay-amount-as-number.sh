#!/usr/bin/env bash
# @solana/pay 1.0.16: the amount of a payment code is read and written as a JavaScript number, so a long one becomes another.
# Earlier releases had the amount as a BigNumber. Now `parseURL` returns a number and `encodeURL` takes one: a code for
# 123456789.123456789 of a token with nine decimals, read and written again, asks for two of the smallest units more, and one for
# 1234567.123456789 has ten decimals then. Tokens of little worth reach such amounts. From 10^21 on `encodeURL` writes an exponent,
# which `parseURL` refuses.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @solana/pay@1.0.16 >/dev/null 2>&1
cat >read.mjs <<'JS'
import { encodeURL, parseURL } from '@solana/pay'

const recipient = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g'
const again = (amount) =>
  encodeURL({ recipient, amount: parseURL(`solana:${recipient}?amount=${amount}`).amount }).searchParams.get('amount')
const huge = encodeURL({ recipient, amount: 1e21 })
let refusal = 'none'
try {
  parseURL(huge)
} catch (error) {
  refusal = error.message
}
const answers = {
  type: typeof parseURL(`solana:${recipient}?amount=0.1`).amount,
  million: again('1234567.123456789'),
  'hundred million': again('123456789.123456789'),
  huge: huge.searchParams.get('amount'),
  refusal,
}
console.log(JSON.stringify(answers))
const expected = {
  type: 'number',
  million: '1234567.1234567889',
  'hundred million': '123456789.123456791',
  huge: '1e+21',
  refusal: 'amount invalid',
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node read.mjs; then
  echo "as found: a code that is read and written again asks for another amount"
else
  echo "changed: amounts are read or written otherwise" >&2
  exit 1
fi
