import { sessionContract } from '@latchkey/session/contract'
import { connectedState, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TrackedTransaction } from '../contract'
import { openContext } from '../test-support/plugin-context'
import {
  createFakeChain,
  KEY,
  openPage,
  purpose,
  sentWith,
  type TransactionPage,
} from '../test-support/transaction-page'
import { followEntries } from './follow-entries'
import { keepEntries } from './keep-entries'
import { readInRounds } from './read-in-rounds'
import { formatStored } from './stored-entries'

const HASH = '0xab'
const reverted = { status: 'reverted', id: HASH } as const
const decided = (entry: TrackedTransaction): TrackedTransaction => ({
  ...entry,
  result: { outcome: reverted },
  doneAtMs: 1,
})

/** Another tab has stored them. */
async function storeElsewhere(page: TransactionPage, entries: readonly TrackedTransaction[]) {
  page.storage.writeElsewhere(KEY, formatStored({ entries, unanswered: [] }))
  await page.clock.advance(0)
}

test('dropped: is said of the transaction that it is, and of no other', async () => {
  const page = openPage()
  for (const id of [HASH, '0xcd']) await page.api.track(sentWith(id), purpose)
  page.chain.end(HASH, { status: 'dropped' })
  await page.pass(4_000)
  expect(page.entries().map(({ sent, isDropped }) => [sent.id, isDropped])).toEqual([
    ['0xcd', undefined],
    [HASH, true],
  ])
})

test('elsewhere: what another tab has seen decided is told here too, and its reading here ends', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(1_000)
  await storeElsewhere(page, page.entries().map(decided))
  expect(page.done).toMatchObject([{ sent: { id: HASH }, outcome: reverted }])
  expect(page.chain.reads.map(({ signal }) => signal.aborted)).toEqual([true])
  const reads = page.chain.reads.length
  await page.pass(6_000)
  expect([page.chain.reads.length, page.done.length]).toEqual([reads, 1])
})

test('elsewhere: so it is of a network that this page has removed', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.setNetworks([])
  await storeElsewhere(page, page.entries().map(decided))
  expect([page.done.length, page.failures]).toEqual([1, []])
})

test('reads: no change of the state is a reason to read again what the page has sent itself', async () => {
  const page = openPage()
  await storeElsewhere(page, [{ requests: [], sent: sentWith(HASH), sentAtMs: 0, isOfPage: true }])
  await page.pass(1_000)
  const reads = page.chain.reads.length
  await page.api.track(sentWith('0xcd'), purpose)
  await page.clock.advance(0)
  expect(page.chain.reads.slice(reads).map(({ sent }) => sent.id)).toEqual(['0xcd'])
})

test('batch: is followed once its wallet is connected', async () => {
  const page = openPage()
  await page.api.track(sentWith('0xba', { type: 'batch', connectionId: 'c' }), purpose)
  page.setState(sessionContract, { connections: {} })
  await page.pass(1_000)
  const reads = page.chain.reads.length
  await page.pass(6_000)
  expect(page.chain.reads.length).toBe(reads)
  const { connections = {} } = connectedState(mainnet.id)
  page.setState(sessionContract, { connections })
  await page.pass(1_000)
  expect(page.chain.reads.length).toBeGreaterThan(reads)
})

test('session: decided transactions are kept while a wallet is being connected or restored', async () => {
  const page = openPage()
  page.setState(sessionContract, { connections: {}, active: {}, restoreStatus: 'reading' })
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, reverted)
  await page.pass(8_000)
  expect(page.done).toHaveLength(1)
  page.setState(sessionContract, { ...connectedState(mainnet.id), restoreStatus: 'done' })
  await page.pass(1_000)
  expect(page.entries()).toHaveLength(1)
})

/** What follows a stored transaction, in an instance without portfolio. */
function openFollowed() {
  const chain = createFakeChain()
  const page = openContext({ adapter: chain.adapter })
  const { ctx } = page
  const done: object[] = []
  ctx.events.on('transactions:done', (result) => void done.push(result))
  ctx.state.assign({ entries: [{ ...purpose, sent: sentWith(HASH), sentAtMs: 0 }] })
  const kept = keepEntries(ctx, { isOpen: () => false, isOver: () => false })
  const is = (): boolean => false
  followEntries(ctx, kept, readInRounds(ctx), is, is)
  return { ...page, chain, done }
}

test('portfolio: without it there is no balance to read again, and the outcome is told all the same', async () => {
  const { chain, clock, done, failures, notices } = openFollowed()
  chain.end(HASH, reverted)
  await clock.advance(9_000)
  expect([done.length, notices.length, failures]).toEqual([1, 1, []])
})

test('stopped: what is restored only then is not read', async () => {
  const { chain, clock, stop } = openFollowed()
  stop()
  await clock.advance(6_000)
  expect(chain.reads).toEqual([])
})
