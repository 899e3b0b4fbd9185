#!/usr/bin/env bash
# ethers 6.17.0 keeps code, message and data of what an EIP-1193 provider rejects with, and sends those through JSON. The
# class and the cause are gone, so `instanceof` and `error.cause` find nothing. Where JSON cannot hold the data, as with
# a bigint (EIP-1193 allows any), the user's rejection reaches the page as "TypeError: Do not know how to serialize a BigInt".
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts ethers@6.17.0 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import { BrowserProvider } from 'ethers'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const original = new Error('why')

/** The error of a request to sign that the user declined. */
async function declined(data) {
  const answers = { eth_chainId: '0x1', eth_accounts: [address], eth_requestAccounts: [address] }
  const request = async ({ method }) => {
    if (method in answers) return answers[method]
    throw Object.assign(new Error('User rejected the request.', { cause: original }), { code: 4001, data })
  }
  const provider = new BrowserProvider({ request, on() {}, removeListener() {} })
  const error = await (await provider.getSigner()).signMessage('x').catch((error) => error)
  provider.destroy()
  return error
}

const usual = await declined({ at: 'popup' })
const bigint = await declined({ at: 1n })
const seen = {
  usual: [usual.code, usual.info.error.data.at, usual.cause, usual.info.error.cause],
  bigint: [bigint.name, bigint.code, bigint.message],
}
console.log(seen)
assert.deepEqual(seen, {
  usual: ['ACTION_REJECTED', 'popup', undefined, undefined],
  bigint: ['TypeError', undefined, 'Do not know how to serialize a BigInt'],
})
process.exit(0)
JS
node run.mjs
