import { createFakeClock } from '@latchkey/kernel/testing'
import type { TransactionOutcome, TransactionStatus } from '@latchkey/session/contract'
import { ADDRESS, base, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TrackedTransaction } from '../contract'
import { openContext } from '../test-support/plugin-context'
import { createFakeChain, purpose, sentWith, transfer } from '../test-support/transaction-page'
import { createDecider, type Progress } from './create-decider'

const HASH = '0xab'
const SENT_MS = 1_000_000
const asAsked = { from: ADDRESS, requests: [transfer] }
const seen = { from: ADDRESS, nonce: '1', value: '0', data: '0x' }
const confirmed = { status: 'confirmed', id: HASH } as const
const polygon = { ...base, id: 'eip155:137', name: 'Polygon' } as const
const solana = { ...base, id: 'solana:a', namespace: 'solana' } as const
const { signal } = new AbortController()

/** What decides about a transaction that was just sent. The page has a network that its adapter does not list. */
function openDecider(more: Partial<TrackedTransaction> = {}, { isReadable = true } = {}) {
  const chain = createFakeChain()
  const adapter = {
    ...chain.adapter,
    async capabilities() {
      const all = await chain.adapter.capabilities()
      if (!all.transactions || isReadable) return all
      const { read: _, ...transactions } = all.transactions
      return { ...all, transactions }
    },
  }
  const clock = createFakeClock(SENT_MS)
  const { ctx } = openContext({ adapter, clock, networks: [mainnet, polygon, solana] })
  const progress: Progress[] = []
  const entry: TrackedTransaction = { ...purpose, sent: sentWith(HASH), sentAtMs: SENT_MS, ...more }
  const decider = createDecider(ctx, entry, (one) => void progress.push(one))
  return {
    chain,
    clock,
    progress,
    read: () => decider.read(signal),
    /** Where the contents of a transaction were read. */
    readOn: () => chain.contentReads.map(({ networkId }) => networkId),
    /** What is decided once the chain has an outcome, and how long the contents were waited for. */
    async decide(outcome: TransactionStatus) {
      chain.end(entry.sent.id, outcome)
      const decided = decider.read(signal)
      await clock.advance(60_000)
      return decided
    },
  }
}

test('pending: what the network has is told with each reading, and that it has it again after it had not', async () => {
  const { chain, progress, read } = openDecider({ isDropped: true })
  chain.end(HASH, { status: 'dropped' })
  await read()
  expect(progress).toEqual([])
  chain.end(HASH, { status: 'pending' })
  await read()
  await read()
  expect(progress).toEqual([{ sent: sentWith(HASH) }])
  chain.end(HASH, { status: 'pending', seen })
  await read()
  expect(progress[1]).toEqual({ sent: sentWith(HASH, { seen }) })
  chain.end(HASH, { status: 'pending' })
  await read()
  expect(progress).toHaveLength(2)
  chain.end(HASH, { status: 'dropped' })
  await read()
  await read()
  expect(progress.slice(2)).toEqual([{ sent: sentWith(HASH), isDropped: true }])
})

test('elsewhere: after 45 s the other networks of its kind are searched, once', async () => {
  const { clock, read, readOn } = openDecider()
  await clock.advance(44_999)
  await read()
  expect(readOn()).toEqual([])
  await clock.advance(1)
  await read()
  await read()
  expect(readOn().sort()).toEqual([polygon.id, base.id])
})

test('elsewhere: what was found there is followed and compared there', async () => {
  const { chain, clock, read, decide } = openDecider()
  chain.contents.set(`${base.id} ${HASH}`, { ...asAsked, requests: [{ ...transfer, amount: '9' }] })
  await clock.advance(45_000)
  expect(await read()).toBeUndefined()
  chain.end(`${base.id} ${HASH}`, confirmed)
  expect(await decide({ status: 'pending' })).toMatchObject({
    outcome: confirmed,
    differences: ['network', 'amount'],
    foundOn: base.id,
  })
})

test.each([
  ['was seen on an earlier visit', { sent: sentWith(HASH, { seen }) }, { status: 'pending' }],
  ['its network has now', {}, { status: 'pending', seen }],
  [
    'is a batch, which only its wallet knows',
    { sent: sentWith(HASH, { type: 'batch' }) },
    { status: 'pending' },
  ],
] as const)('elsewhere: nothing is searched for what %s', async (_what, more, status) => {
  const { chain, clock, read, readOn } = openDecider(more)
  chain.end(HASH, status)
  await clock.advance(60_000)
  await read()
  chain.end(HASH, { status: 'pending' })
  await read()
  expect(readOn()).toEqual([])
})

test('unread: a chain whose contents cannot be read searches nowhere, and its outcome counts without a comparison', async () => {
  const { clock, read, decide } = openDecider({}, { isReadable: false })
  await clock.advance(60_000)
  expect(await read()).toBeUndefined()
  expect(await decide(confirmed)).toEqual({ outcome: confirmed })
})

test('unread: contents are read three times, two seconds apart, and no more', async () => {
  const { chain, clock, read } = openDecider()
  chain.end(HASH, confirmed)
  let decided: unknown
  void read().then((result) => (decided = result))
  await clock.advance(3_999)
  expect([chain.contentReads.length, decided]).toEqual([2, undefined])
  await clock.advance(1)
  expect([chain.contentReads.length, decided]).toEqual([3, { outcome: confirmed }])
})

test('unread: contents that do not say what arrived, and cannot be compared, are not read again', async () => {
  const { chain, decide } = openDecider()
  chain.contents.set(`${mainnet.id} ${HASH}`, { from: ADDRESS })
  expect(await decide(confirmed)).toEqual({ outcome: confirmed })
  expect(chain.contentReads).toHaveLength(1)
})

test('unread: contents that say what arrived of something else may be there in full a moment later', async () => {
  const { chain, clock, read } = openDecider()
  chain.contents.set(`${mainnet.id} ${HASH}`, { from: ADDRESS, arrived: {} })
  chain.end(HASH, confirmed)
  const decided = read()
  await clock.advance(0)
  chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await clock.advance(2_000)
  expect(await decided).toMatchObject({ outcome: confirmed, differences: [] })
})

test('batch: of which a transaction cannot be read nothing is compared; each is read as a transaction', async () => {
  const { chain, decide } = openDecider({ sent: sentWith('0xba', { type: 'batch' }) })
  chain.contents.set(`${mainnet.id} 0x1`, asAsked)
  const outcome = { status: 'confirmed', id: '0x2', ids: ['0x1', '0x2'] } as const
  expect(await decide(outcome)).toEqual({ outcome })
  expect(chain.contentReads.slice(0, 2)).toMatchObject([
    { type: 'transaction', id: '0x1' },
    { type: 'transaction', id: '0x2' },
  ])
})

test.each<[string, TransactionOutcome, number]>([
  ['time is over', { status: 'expired' }, 0],
  ['place was taken by nothing', { status: 'replaced', reason: 'cancelled', id: '0xcd' }, 0],
  ['place was taken by something else', { status: 'replaced', reason: 'replaced' }, 0],
  ['speeding up cannot be followed', { status: 'replaced', reason: 'repriced' }, 1],
  ['transaction was reverted', { status: 'reverted', id: HASH }, 1],
])('comparison: of one whose %s', async (_what, outcome, reads) => {
  const { chain, decide } = openDecider()
  for (const id of [HASH, '0xcd']) chain.contents.set(`${mainnet.id} ${id}`, asAsked)
  expect((await decide(outcome))?.differences).toEqual(reads ? [] : undefined)
  expect(chain.contentReads).toHaveLength(reads)
})

test('comparison: of a batch whose wallet has named no transaction nothing is compared', async () => {
  const { chain, decide } = openDecider({ sent: sentWith('0xba', { type: 'batch' }) })
  chain.contents.set(`${mainnet.id} 0xba`, asAsked)
  expect(await decide({ status: 'confirmed' })).toEqual({ outcome: { status: 'confirmed' } })
  expect(chain.contentReads).toEqual([])
})
