#!/usr/bin/env bash
# caip 1.1.1: the ids of Ether on Ethereum and OP Mainnet, of BNB and of POL (CAIP-19, `eip155:1/slip44:60`) are refused as assets,
# and read as accounts (CAIP-10).
# Ether on Base (`eip155:8453/slip44:60`), the currencies of other chains and tokens are read as CAIP-19 has them: refused is what has
# ten characters at most on either side of the slash. `AccountId.parse` reads all of them, this one with the address `60` on the chain
# `1/slip44`, although a chain's reference has letters, digits, hyphens and underscores only (CAIP-2). So a caller that tries one
# after the other takes Ether for an account.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts caip@1.1.1 >/dev/null
cat >read.cjs <<'JS'
const { AccountId, AssetType } = require('caip')

const isRead = (parse) => {
  try {
    parse()
    return true
  } catch {
    return false
  }
}
const ids = {
  ethereum: 'eip155:1/slip44:60',
  optimism: 'eip155:10/slip44:60',
  bnb: 'eip155:56/slip44:714',
  polygon: 'eip155:137/slip44:966',
  base: 'eip155:8453/slip44:60',
  cosmos: 'cosmos:cosmoshub-3/slip44:118',
  token: 'eip155:1/erc20:0x6b175474e89094c44da98b954eedeac495271d0f',
}
const assets = Object.fromEntries(
  Object.entries(ids).map(([name, id]) => [name, isRead(() => AssetType.parse(id))]),
)
const answers = { ...assets, account: AccountId.parse(ids.ethereum) }
console.log(JSON.stringify(answers))
const expected = {
  ethereum: false,
  optimism: false,
  bnb: false,
  polygon: false,
  base: true,
  cosmos: true,
  token: true,
  account: { chainId: { namespace: 'eip155', reference: '1/slip44' }, address: '60' },
}
if (JSON.stringify(answers) !== JSON.stringify(expected)) process.exit(1)
JS
if node read.cjs; then
  echo "as found: Ether is no asset, and an account"
else
  echo "changed: ids are read otherwise" >&2
  exit 1
fi
