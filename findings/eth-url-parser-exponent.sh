#!/usr/bin/env bash
# eth-url-parser 1.0.4: an amount of 22 digits or more in a payment code (EIP-681) is read as a text with an exponent.
# EIP-681 allows plain digits of any length and exponents alike, and what is read is meant to be a number of smallest units as
# digits: `value=2.014e18` is read as 2014000000000000000. From 10^21 on even plain digits come back as 1.2345…e+29, which
# BigInt() refuses. Such amounts are everyday ones for tokens of 24 decimals, and for large ones of 18. A fraction of the smallest
# unit (`value=1e-1`) is read as 0.1 without an error.
# Seen on 2026-11-28: one digit less is read as it stands; the same digits written by `build` are an exponent too.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts eth-url-parser@1.0.4 >/dev/null
cat >read.cjs <<'JS'
const { build, parse } = require('eth-url-parser')

const shop = '0x8e23ee67d1332ad560396262c48ffbb01f93d052'
const read = (amount) =>
  parse(`ethereum:${shop}/transfer?address=${shop}&uint256=${amount}`).parameters.uint256
const answers = {
  '21 digits': read('123456789012345678901'),
  '22 digits': read('1234567890123456789012'),
  '30 digits': read('123456789012345678901234567890'),
  exponent: read('2.014e18'),
  'less than a unit': read('1e-1'),
  written: build({ target_address: shop, parameters: { value: '123456789012345678901234567890' } }).split('=')[1],
}
console.log(JSON.stringify(answers))
const expected = {
  '21 digits': '123456789012345678901',
  '22 digits': '1.234567890123456789012e+21',
  '30 digits': '1.2345678901234567890123456789e+29',
  exponent: '2014000000000000000',
  'less than a unit': '0.1',
  written: '1.2345678901234567890123456789e29',
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node read.cjs; then
  echo "as found: long amounts are read with an exponent"
else
  echo "changed: amounts are read otherwise" >&2
  exit 1
fi
