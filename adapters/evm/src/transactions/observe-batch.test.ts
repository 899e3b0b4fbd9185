import type { SentTransaction, TransactionOutcome, WaitResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import { HASH, openTransactionPage, sent } from '../test-support/transaction-page'

const OTHER_HASH = `0x${'cd'.repeat(32)}`
const batch: SentTransaction = { ...sent, type: 'batch', id: '0xb1' }

interface World {
  /** What the wallet answers to `wallet_getCallsStatus`. */
  readonly wallet: unknown
  /** The network's receipts by hash. */
  readonly network?: Readonly<Record<string, unknown>>
}

/** Waits while the page's clock advances in steps of a second. */
async function waitForBatch({ wallet, network = {} }: World): Promise<WaitResult> {
  const { transactions, clock } = await openTransactionPage({
    wallet: { wallet_getCallsStatus: wallet },
    network: {
      eth_getTransactionReceipt: ([hash = '']: readonly string[]) => {
        const receipt = network[hash]
        return typeof receipt === 'function' ? receipt() : (receipt ?? null)
      },
    },
  })
  let outcome: WaitResult | undefined
  const waiting = transactions.wait(batch).then((value) => {
    outcome = value
    return value
  })
  for (let second = 0; second < 400 && !outcome; second += 1) await clock.advance(1_000)
  return waiting
}

const walletSays = (status: number, ...hashes: readonly string[]): object => ({
  status,
  receipts: hashes.map((transactionHash) => ({ transactionHash })),
})
const success = { status: '0x1' }
const failure = { status: '0x0' }

const statuses = [200, 400, 500, 600]
const receipts = [
  ['confirmed', success],
  ['reverted', failure],
] as const
test.each(statuses.flatMap((code) => receipts.map((receipt) => [code, ...receipt] as const)))(
  'batch: of the status %i, and %s by its receipt, it is as in the receipt',
  async (code, status, receipt) => {
    // The wallet may name no more than the transaction that failed.
    const isPartial = code === 600 && status === 'reverted'
    expect(await waitForBatch({ wallet: walletSays(code, HASH), network: { [HASH]: receipt } })).toEqual({
      status,
      id: HASH,
      ...(isPartial && { isPartial }),
    })
  },
)

test('batch: it is asked for until its wallet says that it has ended', async () => {
  let polls = 0
  const wallet = () => {
    polls += 1
    return polls < 3 ? { status: 100, receipts: [{ transactionHash: HASH }] } : walletSays(200, HASH)
  }
  expect(await waitForBatch({ wallet, network: { [HASH]: success } })).toEqual({
    status: 'confirmed',
    id: HASH,
  })
  expect(polls).toBe(3)
})

test.each<[number, WaitResult]>([
  [200, { status: 'confirmed' }],
  [400, { status: 'undecided' }],
  [500, { status: 'undecided' }],
  [600, { status: 'undecided' }],
])('batch: of the status %i, and without a receipt, it is %j', async (code, outcome) => {
  expect(await waitForBatch({ wallet: walletSays(code, HASH) })).toEqual(outcome)
})

test.each([200, 500])('batch: of the status %i, it waits for a receipt that comes later', async (code) => {
  let polls = 0
  const network = {
    [HASH]: () => {
      polls += 1
      return polls < 3 ? null : success
    },
  }
  expect(await waitForBatch({ wallet: walletSays(code, HASH), network })).toEqual({
    status: 'confirmed',
    id: HASH,
  })
})

test.each<[string, readonly unknown[], WaitResult]>([
  [
    'all succeeded is confirmed',
    [success, success],
    { status: 'confirmed', id: OTHER_HASH, ids: [HASH, OTHER_HASH] },
  ],
  ['all failed is reverted', [failure, failure], { status: 'reverted', id: OTHER_HASH }],
  [
    'the first failed is reverted in part',
    [failure, success],
    { status: 'reverted', id: HASH, isPartial: true },
  ],
  [
    'the last failed is reverted in part',
    [success, failure],
    { status: 'reverted', id: OTHER_HASH, isPartial: true },
  ],
  ['one failed and one is missing is undecided', [failure, null], { status: 'undecided' }],
])('batch: one of several transactions of which %s', async (_which, [first, second], outcome) => {
  for (const code of statuses) {
    const wallet = walletSays(code, HASH, OTHER_HASH, HASH.toUpperCase().replace('X', 'x'))
    expect(await waitForBatch({ wallet, network: { [HASH]: first, [OTHER_HASH]: second } })).toEqual(
      code === 600 && outcome.status === 'reverted' ? { ...outcome, isPartial: true } : outcome,
    )
  }
})

test.each<[number, TransactionOutcome]>([
  [200, { status: 'confirmed' }],
  [400, { status: 'reverted' }],
  [500, { status: 'reverted' }],
  [600, { status: 'reverted', isPartial: true }],
])(
  'batch: of the status %i, without the hash of a transaction it is as its wallet says',
  async (code, outcome) => {
    expect(await waitForBatch({ wallet: { status: code } })).toEqual(outcome)
    for (const text of ['x'.repeat(300_000), `${HASH}/../../tx`])
      expect(await waitForBatch({ wallet: walletSays(code, text) })).toEqual(outcome)
  },
)

test('batch: of a wallet that names transactions without end, none is read', async () => {
  const hashes = Array.from({ length: 101 }, (_, index) => `0x${index.toString(16).padStart(64, '0')}`)
  let reads = 0
  const count = () => {
    reads += 1
    return success
  }
  const network = Object.fromEntries(hashes.map((hash) => [hash, count]))
  expect(await waitForBatch({ wallet: walletSays(200, ...hashes), network })).toEqual({ status: 'undecided' })
  expect(reads).toBe(0)
})

test('batch: the operation of a smart account that failed in a transaction that succeeded is reverted', async () => {
  const word = (hex: string): string => hex.padStart(64, '0')
  const event = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'
  const sender = `0x${word(ADDRESS.slice(2).toLowerCase())}`
  const log = {
    address: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
    topics: [event, `0x${word('1')}`, sender, `0x${word('0')}`],
    data: `0x${word('5')}${word('0')}${word('1')}${word('1')}`,
  }
  const network = { [HASH]: { ...success, logs: [log] } }
  expect(await waitForBatch({ wallet: walletSays(200, HASH), network })).toEqual({
    status: 'reverted',
    id: HASH,
  })
})
