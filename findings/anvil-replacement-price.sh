#!/usr/bin/env bash
# @foundry-rs/anvil 1.7.1: a transaction is replaced by one that offers one wei more, which nodes of a network refuse.
# Geth and others take a transaction with the nonce of one that waits only if it offers at least a tenth more
# (`--txpool.pricebump`, 10 by default), else "replacement transaction underpriced". Anvil refuses the same price or less alone. So a
# speed-up that is tried on Anvil alone proves nothing about its price.
# Seen on 2026-11-28: 10,000,000,001 wei replaced 10,000,000,000; the first one was unknown at once.
set -euo pipefail
folder="$(mktemp -d)"
trap 'kill "${node:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @foundry-rs/anvil@1.7.1 >/dev/null
port=18546
npx --no-install anvil --port "$port" --no-mining --silent &
node=$!
cat >ask.mjs <<'JS'
const [, , url] = process.argv
let id = 0
async function ask(method, params = []) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: (id += 1), method, params }),
  })
  const { result, error } = await response.json()
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
for (let tries = 0; ; tries += 1) {
  try {
    await ask('eth_chainId')
    break
  } catch (error) {
    if (tries === 100) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
const [from, to] = await ask('eth_accounts')
const send = (gasPrice, value) =>
  ask('eth_sendTransaction', [
    { from, to, value, nonce: '0x0', gas: '0x5208', gasPrice: `0x${gasPrice.toString(16)}` },
  ])
const first = await send(10_000_000_000n, '0x1')
const second = await send(10_000_000_001n, '0x2')
const known = await Promise.all([first, second].map((hash) => ask('eth_getTransactionByHash', [hash])))
const refusal = await send(10_000_000_001n, '0x3').then(() => 'none', (error) => error.message)
console.log(`known: ${known.map((one) => one !== null)}; the same price: ${refusal}`)
if (known[0] !== null || known[1] === null || refusal === 'none') process.exit(1)
JS
if node ask.mjs "http://127.0.0.1:$port"; then
  echo "as found: one wei more replaces a transaction"
else
  echo "changed: the price of a replacement is compared" >&2
  exit 1
fi
