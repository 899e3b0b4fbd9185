#!/usr/bin/env bash
# @ensdomains/address-encoder 1.1.4 beside viem 2.57.20: the coin type of Ethereum's own chain.
# ENSIP-11 gives EVM chains the coin types 0x80000000 | chain id. Names have their address on mainnet under 60, as ENSIP-9 says.
# ENS's own library turns chain 1 into 2147483649 without a word, and back; for 60 it says that it is no EVM chain. viem's
# `toCoinType` knows the exception. The library has no coder for the number that it gives, though it has one for Base's.
# So code that asks a name for the address of "the chain in use" by this function finds addresses on Base and Optimism, and none
# for most names on mainnet, which looks like a name that is not set.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @ensdomains/address-encoder@1.1.4 viem@2.57.20 >/dev/null 2>&1
cat >coin-types.mjs <<'JS'
import { getCoderByCoinType } from '@ensdomains/address-encoder'
import { coinTypeToEvmChainId, evmChainIdToCoinType, isEvmCoinType } from '@ensdomains/address-encoder/utils'
import { toCoinType } from 'viem/ens'

const attempt = (get) => {
  try {
    return get()
  } catch (error) {
    return error.message
  }
}
const answers = {
  'ens, mainnet': evmChainIdToCoinType(1),
  'viem, mainnet': Number(toCoinType(1)),
  'ens, Base': evmChainIdToCoinType(8453),
  'viem, Base': Number(toCoinType(8453)),
  '60 is of an EVM chain': isEvmCoinType(60),
  'chain of 60': attempt(() => coinTypeToEvmChainId(60)),
  'chain of 2147483649': coinTypeToEvmChainId(2147483649),
  'coder of 60': getCoderByCoinType(60).name,
  'coder of 2147483649': attempt(() => getCoderByCoinType(2147483649).name),
  'coder of Base': getCoderByCoinType(2147492101).name,
}
for (const [what, answer] of Object.entries(answers)) console.log(`${what}: ${answer}`)
const expected =
  '2147483649,60,2147492101,2147492101,false,Coin type is not an EVM chain,1,eth,Unknown Chain (1),base'
if (Object.values(answers).join() !== expected) process.exit(1)
JS
if node coin-types.mjs; then
  echo "as found: mainnet has coin type 2147483649 by ENS's library, and 60 by ENS's records"
else
  echo "changed: the coin types are others" >&2
  exit 1
fi
