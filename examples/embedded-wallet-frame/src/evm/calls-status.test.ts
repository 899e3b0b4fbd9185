import { pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { ENTRY_POINT, startEvm, TO, TRANSACTION_HASH } from '../test-support/start-evm'

const receipt = {
  status: '0x1',
  blockHash: toHex(1, { size: 32 }),
  blockNumber: '0x10',
  gasUsed: '0x5208',
  transactionHash: TRANSACTION_HASH,
}
const log = { address: TO, data: '0x01', topics: [toHex(2, { size: 32 })] }

/** What the entry point logs of an operation: nonce, success, cost and gas. */
const operationLog = (isSuccess: boolean) => ({
  address: ENTRY_POINT,
  data: `0x${[1n, BigInt(isSuccess), 3n, 4n].map((word) => toHex(word, { size: 32 }).slice(2)).join('')}`,
  topics: ['0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f', pad(TO)],
})

/** Asks for the status, where the node replies so. */
const ask = (eth_getTransactionReceipt: unknown, eth_getTransactionByHash: unknown = null) => {
  const { run, called } = startEvm({ eth_getTransactionReceipt, eth_getTransactionByHash })
  return { called, status: run('wallet_getCallsStatus', [TRANSACTION_HASH]) }
}
const reply = { version: '2.0.0', id: TRANSACTION_HASH, chainId: '0x1', atomic: true }

test('status: calls are found by the hash of their transaction, with the receipt of EIP-5792', async () => {
  const more = { cumulativeGasUsed: '0x1', logs: [{ ...log, removed: false }, operationLog(true)] }
  const { status, called } = ask({ ...receipt, ...more })
  expect(await status).toEqual({
    ...reply,
    status: 200,
    receipts: [{ ...receipt, logs: [log, operationLog(true)] }],
  })
  expect(called('eth_getTransactionReceipt')).toEqual([[TRANSACTION_HASH]])
})

test.each([
  ['the transaction failed', { ...receipt, status: '0x0', logs: [] }],
  [
    'its operation failed within a transaction that did not',
    { ...receipt, logs: [log, operationLog(false)] },
  ],
])('status: calls have failed if %s', async (_why, given) => {
  expect(await ask(given).status).toMatchObject({ ...reply, status: 500, receipts: [{ status: '0x0' }] })
})

test('status: a transaction that is in no block yet is pending', async () => {
  const { status, called } = ask(null, { hash: TRANSACTION_HASH })
  expect(await status).toEqual({ ...reply, status: 100 })
  expect(called('eth_getTransactionByHash')).toEqual([[TRANSACTION_HASH]])
})

test('status: an unknown id is refused, and what is no hash is not looked for', async () => {
  await expect(ask(null).status).rejects.toMatchObject({ code: 5730 })
  for (const params of [[], ['0x12'], ['calls'], [TRANSACTION_HASH, 1]])
    await expect(startEvm().run('wallet_getCallsStatus', params)).rejects.toThrow('Invalid')
})
