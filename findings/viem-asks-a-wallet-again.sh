#!/usr/bin/env bash
# viem 2.57.20 sends a transaction a second time, as wallet_sendTransaction, after a wallet has answered eth_sendTransaction
# with -32000 (which nodes say of insufficient funds, a known transaction or a used nonce) or -32602. Where the wallet knows
# both names its user is asked twice for one call. And writeContract calls every -32603 a revert of the contract:
# a locked wallet is 'The contract function "mint" reverted with the following reason: MetaMask is locked'.
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.20 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { createWalletClient, custom, parseAbi } from 'viem'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const abi = parseAbi(['function mint(address to)'])

/** A wallet whose node answers a transaction with an error. It counts which methods it is asked for. */
function failing(error) {
  const asked = []
  const request = async ({ method }) => {
    if (method === 'eth_chainId') return '0x1'
    asked.push(method)
    throw error
  }
  return { client: createWalletClient({ account, transport: custom({ request }) }), asked }
}

const poor = failing({ code: -32000, message: 'already known' })
await poor.client.sendTransaction({ chain: null, to: account, value: 1n }).catch(() => undefined)

const locked = failing({ code: -32603, message: 'MetaMask is locked' })
const { shortMessage } = await locked.client
  .writeContract({ chain: null, address: account, abi, functionName: 'mint', args: [account] })
  .catch((error) => error)

const seen = { asked: poor.asked, shortMessage }
console.log(seen)
assert.deepEqual(seen, {
  asked: ['eth_sendTransaction', 'wallet_sendTransaction'],
  shortMessage: 'The contract function "mint" reverted with the following reason:\nMetaMask is locked',
})
JS
node run.mjs
