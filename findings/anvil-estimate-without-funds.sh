#!/usr/bin/env bash
# @foundry-rs/anvil 1.7.1: eth_estimateGas answers for a transfer that its sender cannot pay.
# Geth answers "insufficient funds for transfer" where the amount is above the balance, and with a gas price compares the fee too.
# Anvil answers 21,000 gas for one wei from an account that has nothing, with and without a price. The transfer itself it refuses.
# So a form that takes a failed estimate for a missing balance shows a fee on Anvil and an error on a network, or the reverse.
# Seen on 2026-11-28.
set -euo pipefail
folder="$(mktemp -d)"
trap 'kill "${node:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts @foundry-rs/anvil@1.7.1 >/dev/null
port=18547
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
const [, to] = await ask('eth_accounts')
const from = `0x${'11'.repeat(20)}`
const call = { from, to, value: '0x1' }
const balance = await ask('eth_getBalance', [from, 'latest'])
const answers = [
  await ask('eth_estimateGas', [call]),
  await ask('eth_estimateGas', [{ ...call, gasPrice: '0x77359400' }]),
]
await ask('anvil_impersonateAccount', [from])
const refusal = await ask('eth_sendTransaction', [{ ...call, gas: '0x5208' }]).then(
  () => 'none',
  (error) => error.message,
)
console.log(`balance ${balance}, estimates ${answers}; sending: ${refusal}`)
if (balance !== '0x0' || answers.some((one) => one !== '0x5208') || !/fund/i.test(refusal)) process.exit(1)
JS
if node ask.mjs "http://127.0.0.1:$port"; then
  echo "as found: what cannot be paid is estimated"
else
  echo "changed: an estimate compares the balance" >&2
  exit 1
fi
