#!/usr/bin/env bash
# viem 2.57.1 with `batch: { multicall: true }` sends even a single readContract through Multicall3, so the contract sees Multicall3
# as its caller, and reads nothing alone afterwards: a read that fails only there (a contract that asks who calls) rejects, and where
# the node refuses the whole call (a limit of gas or size, Multicall3 missing on a local copy of the chain), every read of the task
# rejects, though each alone has its value.
# Seen on 2026-11-30.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --no-audit --no-fund --ignore-scripts viem@2.57.1 >/dev/null
cat >run.mjs <<'JS'
import { strict as assert } from 'node:assert'
import {
  createPublicClient, custom, decodeFunctionData, encodeFunctionResult, erc20Abi, multicall3Abi, numberToHex,
} from 'viem'
import { mainnet } from 'viem/chains'

const AGGREGATE = '0x82ad56cb'
const DECIMALS = '0x313ce567'
const token = { abi: erc20Abi, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
const alone = (data) => numberToHex(data === DECIMALS ? 6 : 7, { size: 32 })

/** A node whose contract has both values for any caller but Multicall3. */
function readWith(together, batch) {
  const targets = []
  const request = async ({ params: [{ to, data }] }) => {
    targets.push(to.toLowerCase() === token.address.toLowerCase() ? 'token' : 'Multicall3')
    return data.startsWith(AGGREGATE) ? together(data) : alone(data)
  }
  const client = createPublicClient({ chain: mainnet, batch, transport: custom({ request }, { retryCount: 0 }) })
  const read = (functionName) => client.readContract({ ...token, functionName }).catch((error) => error.name)
  return { targets, read }
}
/** The first call has its value, every other one reverts. */
const refusesCaller = (data) => {
  const { args: [calls] } = decodeFunctionData({ abi: multicall3Abi, data })
  const result = calls.map(({ callData }, index) =>
    index === 0 ? { success: true, returnData: alone(callData) } : { success: false, returnData: '0x' })
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
}
const refusesAll = () => { throw Object.assign(new Error('out of gas'), { code: -32000 }) }
const both = async ({ read, targets }) => ({ read: await Promise.all([read('decimals'), read('totalSupply')]), targets })
const batch = { multicall: true }

const single = readWith(refusesCaller, batch)
const seen = {
  single: { read: await single.read('decimals'), targets: single.targets },
  refusesCaller: await both(readWith(refusesCaller, batch)),
  refusesAll: await both(readWith(refusesAll, batch)),
  withoutBatch: await both(readWith(refusesAll, undefined)),
}
console.dir(seen, { depth: 4 })
const failed = 'ContractFunctionExecutionError'
assert.deepEqual(seen, {
  single: { read: 6, targets: ['Multicall3'] },
  refusesCaller: { read: [6, failed], targets: ['Multicall3'] },
  refusesAll: { read: [failed, failed], targets: ['Multicall3'] },
  withoutBatch: { read: [6, 7n], targets: ['token', 'token'] },
})
JS
node run.mjs
