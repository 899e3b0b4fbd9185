import type { SentTransaction, TransactionObserver, TransactionStatus } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import {
  HASH,
  openTransactionPage,
  RECIPIENT,
  sent,
  type TransactionPage,
} from '../test-support/transaction-page'

const { signal } = new AbortController()
const hashOf = (index: number): string => `0x${(index + 1).toString(16).padStart(64, '0')}`
const pending = {
  hash: HASH,
  from: ADDRESS.toLowerCase(),
  to: RECIPIENT,
  value: '0x3e8',
  input: '0x',
  nonce: '0x7',
}
const seen = { from: ADDRESS, to: RECIPIENT, nonce: '7', value: '1000', data: '0x' }

/** Reads all in one task, and returns the number of HTTP requests that took. */
async function readAll(page: TransactionPage, observers: readonly TransactionObserver[]): Promise<number> {
  const before = page.httpRequests.length
  await Promise.all(observers.map((read) => read(signal)))
  return page.httpRequests.length - before
}

test.each([
  ['one account', () => ADDRESS],
  ['99 accounts', (index: number) => `0x${index.toString(16).padStart(40, '0')}`],
])('observe: 99 pending transactions of %s are one HTTP request each time', async (_what, fromOf) => {
  const page = await openTransactionPage({
    network: {
      eth_getTransactionReceipt: null,
      eth_getTransactionByHash: ([hash]: readonly string[]) => {
        const index = Number(hash) - 1
        return { ...pending, hash, from: fromOf(index), nonce: `0x${index.toString(16)}` }
      },
      eth_getTransactionCount: '0x0',
    },
  })
  const observers = await Promise.all(
    Array.from({ length: 99 }, (_, index) =>
      page.transactions.observe({ ...sent, id: hashOf(index), from: fromOf(index) }),
    ),
  )
  await readAll(page, observers)
  for (let time = 0; time < 9; time += 1) expect(await readAll(page, observers)).toBe(1)
})

test('observe: 99 transactions that the network never had are one HTTP request each time', async () => {
  const page = await openTransactionPage({
    network: { eth_getTransactionReceipt: null, eth_getTransactionByHash: null },
  })
  const observers = await Promise.all(
    Array.from({ length: 99 }, (_, index) => page.transactions.observe({ ...sent, id: hashOf(index) })),
  )
  await readAll(page, observers)
  for (let time = 0; time < 6; time += 1) expect(await readAll(page, observers)).toBe(1)
})

/** Reads so many times. */
async function readTimes(read: TransactionObserver, times: number): Promise<readonly TransactionStatus[]> {
  const statuses: TransactionStatus[] = []
  for (let time = 0; time < times; time += 1) statuses.push(await read(signal))
  return statuses
}

const endings: readonly (readonly [what: string, network: object, status: object])[] = [
  ['a receipt alone', { eth_getTransactionReceipt: { status: '0x1' } }, { status: 'confirmed', id: HASH }],
  [
    'a block number beside the receipt',
    {
      eth_getTransactionReceipt: { status: '0x1' },
      eth_getTransactionByHash: { ...pending, blockNumber: '0x9' },
    },
    { status: 'confirmed', id: HASH },
  ],
  [
    'a used nonce beside the receipt',
    { eth_getTransactionReceipt: { status: '0x1' }, eth_getTransactionCount: '0x8' },
    { status: 'confirmed', id: HASH },
  ],
  [
    'a used nonce',
    {
      eth_getTransactionCount: '0x8',
      eth_blockNumber: '0x2',
      eth_getBlockByNumber: { transactions: [{ ...pending, hash: hashOf(1) }] },
    },
    { status: 'replaced', reason: 'repriced', id: hashOf(1) },
  ],
]
test.each(endings)(
  'observe: is ended within three reads by %s, whichever is read first',
  async (_what, network, status) => {
    for (const readsBefore of [1, 2, 3]) {
      const responses: Record<string, unknown> = {
        eth_getTransactionReceipt: null,
        eth_getTransactionByHash: pending,
        eth_getTransactionCount: '0x7',
      }
      const page = await openTransactionPage({ network: responses })
      const read = await page.transactions.observe(sent)
      const before = await readTimes(read, readsBefore)
      expect(new Set(before.map((one) => one.status))).toEqual(new Set(['pending']))
      Object.assign(responses, network)
      expect(await readTimes(read, 3)).toContainEqual(status)
    }
  },
)

test('observe: what the network has is told once, also after a read that failed', async () => {
  const responses: Record<string, unknown> = {
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: pending,
    eth_getTransactionCount: { error: { code: -32000, message: 'not now' } },
  }
  const page = await openTransactionPage({ network: responses })
  const read = await page.transactions.observe(sent)
  await expect(read(signal)).rejects.toMatchObject({ code: 'CHAIN_RPC' })
  responses['eth_getTransactionCount'] = '0x7'
  expect(await readTimes(read, 3)).toEqual([
    { status: 'pending', seen: { ...seen, from: ADDRESS.toLowerCase() } },
    { status: 'pending' },
    { status: 'pending' },
  ])
})

test('observe: a node that cannot answer one of the calls does not hide the receipt', async () => {
  const responses: Record<string, unknown> = {
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: pending,
    eth_getTransactionCount: '0x7',
  }
  const page = await openTransactionPage({ network: responses })
  const read = await page.transactions.observe(sent)
  await readTimes(read, 3)
  const refused = { error: { code: -32000, message: 'not now' } }
  Object.assign(responses, {
    eth_getTransactionReceipt: { status: '0x1' },
    eth_getTransactionByHash: refused,
    eth_getTransactionCount: refused,
  })
  const ends = await Promise.allSettled([read(signal), read(signal), read(signal)])
  expect(ends).toContainEqual({ status: 'fulfilled', value: { status: 'confirmed', id: HASH } })
})

const dropped: SentTransaction = { ...sent, seen }
const gone = {
  eth_getTransactionReceipt: null,
  eth_getTransactionByHash: null,
  eth_getTransactionCount: '0x7',
}

test('observe: is dropped when the network no longer knows it, five times in a row', async () => {
  const page = await openTransactionPage({ network: gone })
  const read = await page.transactions.observe(dropped)
  expect((await readTimes(read, 6)).map(({ status }) => status)).toEqual([
    'pending',
    'pending',
    'pending',
    'pending',
    'dropped',
    'dropped',
  ])
})

test('observe: a node that knows it between two that do not keeps it pending', async () => {
  let reads = 0
  const page = await openTransactionPage({
    network: {
      ...gone,
      eth_getTransactionByHash: () => {
        reads += 1
        return reads % 4 === 0 ? pending : null
      },
    },
  })
  const read = await page.transactions.observe(dropped)
  const statuses = await readTimes(read, 40)
  expect(statuses.every(({ status }) => status === 'pending')).toBe(true)
})

test('observe: what the network never had is pending, not dropped', async () => {
  const page = await openTransactionPage({ network: gone })
  const read = await page.transactions.observe(sent)
  const statuses = await readTimes(read, 20)
  expect(statuses.every(({ status }) => status === 'pending')).toBe(true)
})

test.each([
  ['pending again', { eth_getTransactionByHash: pending }, { status: 'pending' }],
  ['confirmed', { eth_getTransactionReceipt: { status: '0x1' } }, { status: 'confirmed', id: HASH }],
  [
    'replaced',
    {
      eth_getTransactionCount: '0x8',
      eth_blockNumber: '0x2',
      eth_getBlockByNumber: {
        transactions: [{ ...pending, hash: hashOf(1), to: ADDRESS, value: '0x0' }],
      },
    },
    { status: 'replaced', reason: 'cancelled', id: hashOf(1) },
  ],
])('observe: a dropped one may be %s', async (_what, network, status) => {
  const responses: Record<string, unknown> = { ...gone }
  const page = await openTransactionPage({ network: responses })
  const read = await page.transactions.observe(dropped)
  expect((await readTimes(read, 5)).at(-1)).toEqual({ status: 'dropped' })
  Object.assign(responses, network)
  expect(await read(signal)).toEqual(status)
})

test('observe: a wait for a dropped one goes on', async () => {
  const page = await openTransactionPage({ network: gone })
  const waiting = page.transactions.wait(dropped, { timeoutMs: 60_000 })
  await page.clock.advance(61_000)
  expect(await waiting).toEqual({ status: 'undecided' })
})
