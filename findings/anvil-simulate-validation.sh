#!/usr/bin/env bash
# @foundry-rs/anvil 1.7.1: eth_simulateV1 takes `validation: true` and checks the balance for the fee, but not the base fee.
# A call that offers a fee far below the base fee of its block is refused by a node that validates (execution-apis: with
# `validation` a call is checked as a transaction of a block would be). Anvil answers that it succeeds.
# So a simulation that is tried on Anvil alone proves nothing about fees: what passes here may be refused on a network.
# Seen on 2026-11-28: status 0x1 with maxFeePerGas 1 wei beside a base fee of 1,000,000,000 wei.
set -euo pipefail
folder="$(mktemp -d)"
trap 'kill "${node:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @foundry-rs/anvil@1.7.1 >/dev/null
port=18545
npx --no-install anvil --port "$port" --silent &
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
const { baseFeePerGas } = await ask('eth_getBlockByNumber', ['latest', false])
const call = { from, to, value: '0x1', gas: '0x5208', maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x0' }
const [block] = await ask('eth_simulateV1', [{ blockStateCalls: [{ calls: [call] }], validation: true }, 'latest'])
console.log(`base fee ${BigInt(baseFeePerGas)} wei, offered 1 wei, status ${block.calls[0].status}`)
if (BigInt(baseFeePerGas) <= 1n || block.calls[0].status !== '0x1') process.exit(1)
JS
if node ask.mjs "http://127.0.0.1:$port"; then
  echo "as found: the base fee is not checked"
else
  echo "changed: the base fee is checked now" >&2
  exit 1
fi
