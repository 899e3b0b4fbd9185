#!/usr/bin/env bash
# ethers 6.16.0 sends a transaction and then says that it failed, when the wallet has changed its network after the
# BrowserProvider was made: the network is compared only when the transaction is read back ("network changed: 1 => 8453").
# Who believes it sends twice. new BrowserProvider(provider, 'any') compares nothing and gives back what was sent.
# Seen on 2026-11-28.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts ethers@6.16.0 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { BrowserProvider } from 'ethers'

const from = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'ab'.repeat(32)}`
const zero = `0x${'00'.repeat(32)}`

/** A wallet as EIP-1193 describes it: it changes its network when told to, and counts what it sends. */
function createWallet() {
  let chainId = '0x1'
  let sent = 0
  const answers = {
    eth_chainId: () => chainId,
    eth_accounts: () => [from],
    eth_requestAccounts: () => [from],
    eth_estimateGas: () => '0x5208',
    eth_blockNumber: () => '0x1',
    eth_sendTransaction: () => {
      sent += 1
      return hash
    },
    eth_getTransactionByHash: () => ({
      hash, from, to: from, blockHash: null, blockNumber: null, transactionIndex: null, type: '0x0', chainId,
      gas: '0x5208', gasPrice: '0x1', nonce: '0x0', value: '0x1', input: '0x', v: '0x1b', r: zero.replace(/0$/, '1'), s: zero.replace(/0$/, '1'),
    }),
  }
  return {
    provider: { request: async ({ method }) => answers[method]?.() ?? null, on() {}, removeListener() {} },
    change: () => { chainId = '0x2105' },
    count: () => sent,
  }
}

async function sendAfterChange(...network) {
  const wallet = createWallet()
  const provider = new BrowserProvider(wallet.provider, ...network)
  const signer = await provider.getSigner()
  await provider.getNetwork()
  wallet.change()
  const outcome = await signer.sendTransaction({ to: from, value: 1n, gasLimit: 21000n }).then(
    (response) => response.hash,
    (error) => `${error.code}: ${error.shortMessage}`,
  )
  return { outcome, sent: wallet.count() }
}

const seen = { default: await sendAfterChange(), any: await sendAfterChange('any') }
console.log(seen)
assert.deepEqual(seen, {
  default: { outcome: 'NETWORK_ERROR: network changed: 1 => 8453 ', sent: 1 },
  any: { outcome: hash, sent: 1 },
})
process.exit(0)
JS
node run.mjs
