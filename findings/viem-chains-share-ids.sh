#!/usr/bin/env bash
# viem 2.57.20: a chain id does not name one chain in `viem/chains`.
# EIP-155 ids are meant to be unique, and `extractChain` takes one. Of the chains that viem exports, 999 is HyperEVM, where money
# is real, and two testnets, Wanchain's and Zora's; 9 and 260 are mainnets and nodes on one's own machine; 463 is two mainnets.
# `extractChain` over all chains gives the first by the order of the exports, without an error, so it changes when a chain is
# added. Eight chains do not count their coin with 18 decimals: four of Tempo and three of Tron with 6, and Nautilus with 9.
# Who looks up name, coin, explorer or node of a wallet's chain id has to list the chains that are meant.
# Seen on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.20 >/dev/null 2>&1
cat >chains.mjs <<'JS'
import { extractChain } from 'viem'
import * as exported from 'viem/chains'

const chains = [...new Set(Object.values(exported))].filter((chain) => typeof chain === 'object' && 'id' in chain)
const named = (id) => chains.filter((chain) => chain.id === id).map(({ name, testnet }) => (testnet ? `${name} (test)` : name))
const answers = {
  9: named(9),
  260: named(260),
  463: named(463),
  999: named(999),
  'extractChain, 999': extractChain({ chains, id: 999 }).name,
  'extractChain, 999, in reverse': extractChain({ chains: [...chains].reverse(), id: 999 }).name,
  'not 18 decimals': chains
    .filter(({ nativeCurrency }) => nativeCurrency.decimals !== 18)
    .map(({ nativeCurrency: { symbol, decimals } }) => `${symbol} ${decimals}`),
}
for (const [what, answer] of Object.entries(answers)) console.log(`${what}: ${JSON.stringify(answer)}`)
const expected = {
  9: ['Quai Network Mainnet', 'ZKsync CLI Local Hyperchain L1 (test)'],
  260: ['Guru Network Mainnet', 'ZKsync InMemory Node (test)'],
  463: ['Areon Network', 'Areum'],
  999: ['HyperEVM', 'Wanchain Testnet (test)', 'Zora Goerli Testnet (test)'],
}
for (const [id, names] of Object.entries(expected))
  if ([...answers[id]].sort().join() !== names.join()) process.exit(1)
if (answers['extractChain, 999'] === answers['extractChain, 999, in reverse']) process.exit(1)
if (!answers['not 18 decimals'].includes('ZBC 9')) process.exit(1)
JS
if node chains.mjs; then
  echo "as found: 999 is three chains, one of them with real money"
else
  echo "changed: the ids name other chains" >&2
  exit 1
fi
