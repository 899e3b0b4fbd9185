import { createFakeClock, createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/requests'
import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { transactionsContract } from '../contract'
import {
  createFakeChain,
  KEY,
  openPage,
  purpose,
  sentWith,
  type TransactionPage,
  transfer,
} from '../test-support/transaction-page'
import { asAsked, ask, gone, HASH, unanswered } from '../test-support/unanswered-requests'
import { undecidedSame } from './entries'

const declined = createWalletError('USER_REJECTED', { phase: 'request' })
/** Far more than two tabs need to agree. */
const MAX_WRITES = 100

const ids = (page: TransactionPage) => unanswered(page).map(({ id }) => id)

/** Two tabs of one browser: what one writes the other has, and is told of. Also says how often they have written. */
async function openTabs() {
  const clock = createFakeClock(1_000_000)
  const own = [createMemoryStorage(), createMemoryStorage()] as const
  let writes = 0
  const tab = (mine: MemoryStorage, other: MemoryStorage): MemoryStorage => {
    const put = async (key: string, value: string | undefined): Promise<void> => {
      // As in a browser, the same value is told to nobody.
      if (mine.entries.get(key) === value || writes === MAX_WRITES) return
      writes += 1
      await (value === undefined ? mine.remove(key) : mine.set(key, value))
      other.writeElsewhere(key, value)
    }
    return { ...mine, set: put, remove: (key) => put(key, undefined) }
  }
  const one = openPage({ storage: tab(own[0], own[1]), clock, visit: 'one' })
  const other = openPage({ storage: tab(own[1], own[0]), clock, visit: 'other' })
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) for (const page of [one, other]) await page.pass(1_000)
  }
  await settle()
  return { one, other, settle, writes: () => writes, clock }
}

/** A visit that has left an unanswered request, and what it has stored. */
async function leave() {
  const first = openPage({ visit: 'first' })
  const { wallet } = await ask(first)
  wallet?.reject(gone)
  await first.pass(1_000)
  first.stop()
  return { clock: first.clock, text: first.storage.entries.get(KEY) ?? '' }
}

test('two tabs: agree after few writes, whatever each has asked for, sent and decided', async () => {
  const { one, other, settle, writes } = await openTabs()
  const first = await ask(one)
  await settle()
  await ask(other)
  await settle()
  first.wallet?.reject(gone)
  await settle()
  void first.run.ask({ again: true }).catch(() => undefined)
  await settle()
  await one.api.track(sentWith('0x1'), purpose)
  await other.api.track(sentWith('0x2'), purpose)
  await settle()
  for (const { chain } of [one, other]) chain.end('0x1', { status: 'confirmed', id: '0x1' })
  await settle()
  expect(ids(one)).toEqual(ids(other))
  expect(ids(one)).toHaveLength(2)
  expect(one.entries()).toEqual(other.entries())
  expect(writes()).toBeLessThan(30)
  const before = writes()
  await settle()
  expect(writes()).toBe(before)
})

test('two tabs: what both know alike is as it is stored, and not written again', async () => {
  const page = openPage({ visit: 'own' })
  await page.api.track(sentWith('0x1'), purpose)
  const text = page.storage.entries.get(KEY) ?? ''
  const theirs = text.replace(/"sentAtMs":\d+/, '"sentAtMs":5')
  const { writes } = page.storage
  page.storage.writeElsewhere(KEY, theirs)
  await page.pass(1_000)
  expect(page.entries()).toMatchObject([{ sentAtMs: 5 }])
  expect([page.storage.writes, page.storage.entries.get(KEY)]).toEqual([writes, theirs])
})

test.each([
  ['declined', declined],
  ['sent', undefined],
])('two tabs: a request that is %s in one is over in both', async (_how, error) => {
  const { one, other, settle, writes } = await openTabs()
  const { wallet } = await ask(one)
  await settle()
  expect(unanswered(other)).toHaveLength(1)
  if (error) wallet?.reject(error)
  else wallet?.resolve(sentWith(HASH))
  await settle()
  expect([ids(one), ids(other)]).toEqual([[], []])
  expect(writes()).toBeLessThan(20)
})

test('two tabs: what one has found for a request of the other stays found', async () => {
  const { one, other, settle, writes } = await openTabs()
  const { run, wallet } = await ask(one)
  wallet?.reject(gone)
  await settle()
  for (const { chain } of [one, other]) chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  other.chain.since.push(sentWith(HASH))
  await settle()
  expect(other.entries()).toMatchObject([{ sent: { id: HASH } }])
  one.chain.since.push(sentWith(HASH))
  await one.pass(15_000)
  await settle()
  expect(run.state().phase).toBe('sent')
  expect([ids(one), ids(other)]).toEqual([[], []])
  expect(writes()).toBeLessThan(30)
})

test('two tabs: what another one has written without having read it loses no request of this page', async () => {
  const { text } = await leave()
  const page = openPage({ visit: 'own' })
  const { wallet } = await ask(page)
  wallet?.reject(gone)
  await page.pass(1_000)
  page.storage.writeElsewhere(KEY, text)
  await page.pass(1_000)
  expect([...ids(page)].sort()).toEqual(['first-1', 'own-1'])
  // A version that knows no such requests.
  page.storage.writeElsewhere(KEY, JSON.stringify({ version: 2, entries: [] }))
  await page.pass(1_000)
  expect(ids(page)).toEqual(['own-1'])
})

test('two tabs: where the account stood is known as soon as the page of a request has stored it', async () => {
  const { clock, text } = await leave()
  const early = JSON.parse(text)
  for (const one of early.unanswered) delete one.since
  const chain = createFakeChain()
  const storage = createMemoryStorage({ [KEY]: JSON.stringify(early) })
  const page = openPage({ storage, clock, chain, visit: 'next' })
  await page.pass(1_000)
  page.storage.writeElsewhere(KEY, text)
  chain.since.push(sentWith(HASH))
  chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(10_000)
  expect(page.entries()).toMatchObject([{ sent: { id: HASH } }])
})

test('two tabs: what is found for an earlier request is taken from none that may be open elsewhere', async () => {
  const page = openPage({ visit: 'one' })
  const first = await ask(page)
  first.wallet?.reject(gone)
  await page.pass(1_000)
  const { run, wallet } = await ask(page)
  await page.pass(1_000)
  const chain = createFakeChain()
  chain.since.push(sentWith(HASH))
  chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  const storage = createMemoryStorage({ [KEY]: page.storage.entries.get(KEY) ?? '' })
  const other = openPage({ storage, clock: page.clock, chain, visit: 'other' })
  await other.pass(3_000)
  page.storage.writeElsewhere(KEY, other.storage.entries.get(KEY))
  await page.pass(1_000)
  wallet?.resolve(sentWith(HASH))
  await page.pass(1_000)
  expect(run.state().phase).toBe('sent')
})

test('two visits: of two requests for the same, one transaction settles one', async () => {
  const first = openPage({ visit: 'first' })
  for (const _turn of [1, 2]) {
    const { wallet } = await ask(first)
    wallet?.reject(gone)
  }
  await first.pass(1_000)
  first.stop()
  await first.clock.advance(3_600_000)
  const chain = createFakeChain()
  chain.since.push(sentWith(HASH))
  chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  chain.end(HASH, { status: 'confirmed', id: HASH })
  const storage = createMemoryStorage({ [KEY]: first.storage.entries.get(KEY) ?? '' })
  const page = openPage({ storage, clock: first.clock, chain, visit: 'next' })
  await page.pass(120_000)
  expect(page.entries()).toHaveLength(1)
  expect(unanswered(page)).toHaveLength(1)
})

test.each([
  ['an address in lower case', transfer.to, transfer.to.toLowerCase()],
  ['a zero before the amount', `"${transfer.amount}"`, `"0${transfer.amount}"`],
])('two visits: a stored request with %s takes nothing from one of this page', async (_what, from, to) => {
  const { clock, text } = await leave()
  const storage = createMemoryStorage({ [KEY]: text.replaceAll(from, to) })
  const page = openPage({ storage, clock, visit: 'next' })
  await page.pass(1_000)
  const { run, wallet } = await ask(page)
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(10_000)
  wallet?.resolve(sentWith(HASH))
  await page.pass(15_000)
  expect(run.state().phase).toBe('sent')
})

test('one tab: what was declined, or removed by another tab, while the instance had stopped does not come back', async () => {
  const page = openPage({ visit: 'own' })
  const { wallet } = await ask(page)
  await page.pass(1_000)
  page.stop()
  wallet?.reject(declined)
  await page.pass(1_000)
  page.restart()
  await page.pass(5_000)
  expect(ids(page)).toEqual([])
  const { clock, text } = await leave()
  const next = openPage({ storage: createMemoryStorage({ [KEY]: text }), clock, visit: 'next' })
  await next.pass(1_000)
  next.stop()
  next.storage.writeElsewhere(KEY, undefined)
  next.restart()
  await next.pass(5_000)
  expect([ids(next), next.storage.entries.get(KEY)]).toEqual([[], undefined])
})

test('one tab: a request of a token without a symbol is kept, and known in the next visit', async () => {
  const page = openPage({ visit: 'own' })
  const { wallet } = await ask(page, { symbol: '' })
  wallet?.reject(gone)
  await page.pass(3_000)
  expect(ids(page)).toEqual(['own-1'])
  const storage = createMemoryStorage({ [KEY]: page.storage.entries.get(KEY) ?? '' })
  const next = openPage({ storage, clock: page.clock, visit: 'next' })
  await next.pass(1_000)
  expect(ids(next)).toEqual(['own-1'])
})

test('clock: one that was two days ahead when the wallet was asked forgets nothing once it is right, and is no reason to look often', async () => {
  const { clock, text } = await leave()
  const ahead = text.replace(/"askedAtMs":\d+/, `"askedAtMs":${clock.now() + 172_800_000}`)
  const page = openPage({ storage: createMemoryStorage({ [KEY]: ahead }), clock, visit: 'next' })
  await page.pass(60_000)
  expect(ids(page)).toEqual(['first-1'])
  const searches = page.chain.searches()
  await page.pass(600_000)
  expect(page.chain.searches() - searches).toBeLessThanOrEqual(11)
})

test('caution: what is open in another wallet of this page is said', async () => {
  const page = openPage({ visit: 'own' })
  await ask(page)
  const state = page.latchkey.read(transactionsContract)
  const { networkId, connectionId } = page.target
  expect(undecidedSame(state, transfer, { networkId, connectionId })).toBeUndefined()
  expect(undecidedSame(state, transfer, { networkId, connectionId: 'another' })).toBe(unanswered(page)[0])
})
