#!/usr/bin/env bash
# @solana/spl-token 0.4.14: amounts of mints with a multiplier are converted with JavaScript numbers, in both directions.
# For a multiplier of 1 `0.29` of a token with two decimals is 28 of the smallest unit, `1.15` is 114, and `123456789.123456789`
# with nine decimals is 5 less than written. The text of the smallest amount is `1e-9`, which is no decimal number, and that of
# 123456789123456789 of the smallest unit has a digit too few.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @solana/spl-token@0.4.14 >/dev/null 2>&1
cat >convert.mjs <<'JS'
import {
  amountToUiAmountForScaledUiAmountMintWithoutSimulation as toText,
  uiAmountToAmountForScaledUiAmountMintWithoutSimulation as toUnits,
} from '@solana/spl-token'

const answers = {
  '0.29': String(toUnits('0.29', 2, 1)),
  '1.15': String(toUnits('1.15', 2, 1)),
  '123456789.123456789': String(toUnits('123456789.123456789', 9, 1)),
  smallest: toText(1n, 9, 1),
  long: toText(123456789123456789n, 9, 1),
}
console.log(JSON.stringify(answers))
const expected = {
  '0.29': '28',
  '1.15': '114',
  '123456789.123456789': '123456789123456784',
  smallest: '1e-9',
  long: '123456789.12345679',
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node convert.mjs; then
  echo "as found: amounts are converted with numbers"
else
  echo "changed: amounts are converted otherwise" >&2
  exit 1
fi
