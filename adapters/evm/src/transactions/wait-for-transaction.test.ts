import type { SentTransaction, WaitOptions, WaitResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import {
  HASH,
  openTransactionPage,
  RECIPIENT,
  sent,
  type TransactionPage,
  USDC,
} from '../test-support/transaction-page'

const OTHER_HASH = `0x${'cd'.repeat(32)}`

/** Waits while the page's clock advances in steps of a second. */
async function waitFor(
  { transactions, clock }: TransactionPage,
  options?: WaitOptions,
  transaction = sent,
): Promise<WaitResult> {
  let outcome: WaitResult | undefined
  const waiting = transactions.wait(transaction, options).then((value) => {
    outcome = value
    return value
  })
  for (let second = 0; second < 400 && !outcome; second += 1) await clock.advance(1_000)
  return waiting
}

/** The transaction as a node has it. */
const pending = {
  hash: HASH,
  from: ADDRESS.toLowerCase(),
  to: RECIPIENT,
  value: '0x3e8',
  input: '0x',
  nonce: '0x7',
}

test.each([
  ['confirmed', '0x1'],
  ['reverted', '0x0'],
])('wait: %s as in the receipt, after polls without one', async (status, receiptStatus) => {
  let polls = 0
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: () => {
        polls += 1
        return polls < 3 ? null : { status: receiptStatus, transactionHash: HASH }
      },
      eth_getTransactionByHash: pending,
      eth_getTransactionCount: '0x7',
    },
  })
  expect(await waitFor(page)).toEqual({ status, id: HASH })
  expect(polls).toBe(3)
})

test('wait: undecided after the given time', async () => {
  const page = await openTransactionPage({
    network: { eth_getTransactionReceipt: null, eth_getTransactionByHash: null },
  })
  const before = page.clock.now()
  expect(await waitFor(page, { timeoutMs: 10_000 })).toEqual({ status: 'undecided' })
  expect(page.clock.now() - before).toBeGreaterThanOrEqual(10_000)
})

const replacements: readonly (readonly [reason: string, other: object])[] = [
  ['repriced', {}],
  ['cancelled', { to: ADDRESS, value: '0x0' }],
  ['replaced', { to: USDC, value: '0x0', input: '0x1234' }],
]
test.each(replacements)(
  'wait: a transaction with the same nonce is reported as %s',
  async (reason, other) => {
    const page = await openTransactionPage({
      network: {
        eth_getTransactionReceipt: null,
        eth_getTransactionByHash: pending,
        eth_getTransactionCount: '0x8',
        eth_blockNumber: '0x20',
        eth_getBlockByNumber: ([number]: readonly string[]) => ({
          transactions: number === '0x1e' ? ['0x', { ...pending, hash: OTHER_HASH, ...other }] : [],
        }),
      },
    })
    expect(await waitFor(page)).toEqual({ status: 'replaced', reason, id: OTHER_HASH })
  },
)

test('wait: a nonce that is used and a replacement that is not found are replaced, without an id', async () => {
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: pending,
      eth_getTransactionCount: '0x8',
      eth_blockNumber: '0x2',
      eth_getBlockByNumber: { transactions: [] },
    },
  })
  expect(await waitFor(page)).toEqual({ status: 'replaced', reason: 'replaced' })
})

test('wait: a server that has the nonce before the receipt does not make it replaced', async () => {
  let polls = 0
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: () => {
        polls += 1
        return polls < 5 ? null : { status: '0x1', transactionHash: HASH }
      },
      eth_getTransactionByHash: pending,
      eth_getTransactionCount: '0x8',
      eth_blockNumber: '0x2',
      eth_getBlockByNumber: { transactions: [pending] },
    },
  })
  expect(await waitFor(page)).toEqual({ status: 'confirmed', id: HASH })
})

test('wait: a network that fails for a moment is asked again', async () => {
  let polls = 0
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: () => {
        polls += 1
        return polls < 6 ? new Error('offline') : { status: '0x1', transactionHash: HASH }
      },
      eth_getTransactionByHash: pending,
    },
  })
  expect(await waitFor(page)).toEqual({ status: 'confirmed', id: HASH })
})

test('wait: rejects when its signal aborts, and polls no more', async () => {
  const page = await openTransactionPage({
    network: { eth_getTransactionReceipt: null, eth_getTransactionByHash: null },
  })
  const caller = new AbortController()
  const waiting = page.transactions.wait(sent, { signal: caller.signal })
  await page.clock.advance(1_000)
  caller.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  const { length } = page.toNetwork
  await page.clock.advance(60_000)
  expect(page.toNetwork).toHaveLength(length)
})

test('wait: a replacement is found after a reload, when the network has dropped the original', async () => {
  const first = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: pending,
      eth_getTransactionCount: '0x7',
    },
  })
  const read = await first.transactions.observe(sent)
  const signal = new AbortController().signal
  const status = await read(signal)
  expect(await read(signal)).toEqual({ status: 'pending' })
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: null,
      eth_getTransactionCount: '0x8',
      eth_blockNumber: '0x2',
      eth_getBlockByNumber: { transactions: [{ ...pending, hash: OTHER_HASH, to: ADDRESS, value: '0x0' }] },
    },
  })
  const restored: SentTransaction = JSON.parse(
    JSON.stringify({ ...sent, ...('seen' in status && { seen: status.seen }) }),
  )
  expect(await waitFor(page, {}, restored)).toEqual({
    status: 'replaced',
    reason: 'cancelled',
    id: OTHER_HASH,
  })
})

const word = (hex: string): string => hex.padStart(64, '0')
const tokenTransfer = { ...pending, to: USDC, value: '0x0', input: `0xa9059cbb${word('1')}${word('3e8')}` }
const moved = { address: USDC, topics: [`0x${'dd'.repeat(32)}`], data: '0x' }
test.each([
  ['reverted', 'answers false and emits nothing', []],
  ['confirmed', 'moves it', [moved]],
])('wait: a token transfer is %s where the token %s', async (status, _what, logs) => {
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: { status: '0x1', transactionHash: HASH, logs },
      eth_getTransactionByHash: tokenTransfer,
    },
  })
  expect(await waitFor(page)).toEqual({ status, id: HASH })
})

const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
test.each([
  ['reverted', '0', ENTRY_POINT],
  ['confirmed', '1', ENTRY_POINT],
  // Any contract can emit the event.
  ['confirmed', '0', USDC],
])(
  'wait: the operation of a smart account is %s with the success %s in the event of %s',
  async (status, success, address) => {
    const event = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
    const topics = [event, `0x${word('1')}`, `0x${word(ADDRESS.slice(2).toLowerCase())}`, `0x${word('0')}`]
    const log = { address, topics, data: `0x${word('5')}${word(success)}${word('1')}${word('1')}` }
    const page = await openTransactionPage({
      network: { eth_getTransactionReceipt: { status: '0x1', transactionHash: HASH, logs: [log] } },
    })
    expect(await waitFor(page)).toEqual({ status, id: HASH })
  },
)
