import { createMemoryStorage } from '@latchkey/kernel/testing'
import { createWalletError } from '@latchkey/session/requests'
import { ADDRESS, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { transactionsContract } from '../contract'
import { KEY, openPage, sentWith, type TransactionPage, transfer } from '../test-support/transaction-page'
import { asAsked, ask, gone, HASH, unanswered } from '../test-support/unanswered-requests'
import { undecidedSame } from './entries'

const HOUR_MS = 3_600_000
const same = (page: TransactionPage) =>
  undecidedSame(page.latchkey.read(transactionsContract), transfer, page.target)

/** A visit in which the wallet has not said what became of a request, and the visit after it. */
async function reload({ isOpen = false } = {}) {
  const first = openPage()
  const { wallet } = await ask(first)
  if (!isOpen) wallet?.reject(gone)
  await first.pass(1_000)
  first.stop()
  const next = openPage({ storage: first.storage, clock: first.clock, visit: 'next' })
  await next.pass(1_000)
  return next
}

test.each([
  ['of which a wallet has not said whether it has sent it', false],
  ['that is open in a wallet', true],
])('unanswered: a request %s is known in the next visit', async (_what, isOpen) => {
  const page = await reload({ isOpen })
  expect(unanswered(page)).toMatchObject([{ symbol: 'ETH', requests: [transfer] }])
  expect(same(page)).toBe(unanswered(page)[0])
})

test('unanswered: what is found in the next visit is followed, and no longer unanswered', async () => {
  const page = await reload()
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(6_000)
  expect(page.entries()).toMatchObject([{ sent: { id: HASH }, symbol: 'ETH', requests: [transfer] }])
  expect(unanswered(page)).toEqual([])
  expect(page.storage.entries.get(KEY)).not.toContain('unanswered')
})

test('unanswered: a refused request is not kept', async () => {
  const page = openPage()
  const { wallet } = await ask(page)
  await page.pass(1_000)
  expect(page.storage.entries.get(KEY)).toContain('unanswered')
  // Its own view shows it.
  expect(same(page)).toBeUndefined()
  wallet?.reject(createWalletError('USER_REJECTED', { phase: 'request' }))
  await page.pass(1_000)
  expect([unanswered(page), page.storage.entries.get(KEY)]).toEqual([[], undefined])
})

test('unanswered: it is forgotten an hour after its nonce was used by something else, and after a day', async () => {
  const seen = { from: ADDRESS, nonce: '0', value: '1', data: '0x' }
  const used = await reload()
  used.chain.since.push(sentWith('0xother', { seen }))
  used.chain.contents.set(`${mainnet.id} 0xother`, { from: ADDRESS, requests: [] })
  await used.pass(60_000)
  expect(unanswered(used)).toHaveLength(1)
  await used.clock.advance(HOUR_MS)
  await used.pass(60_000)
  expect([unanswered(used), used.storage.entries.get(KEY)]).toEqual([[], undefined])
  const old = await reload()
  await old.clock.advance(23 * HOUR_MS)
  await old.pass(60_000)
  expect(unanswered(old)).toHaveLength(1)
  await old.clock.advance(HOUR_MS)
  await old.pass(60_000)
  expect([unanswered(old), old.storage.entries.get(KEY)]).toEqual([[], undefined])
})

test('unanswered: with a day between the visits it is gone', async () => {
  const first = await reload()
  first.stop()
  await first.clock.advance(24 * HOUR_MS)
  const page = openPage({ storage: first.storage, clock: first.clock })
  await page.pass(1_000)
  expect(unanswered(page)).toEqual([])
})

test('unanswered: an older one is looked for once a minute at most', async () => {
  const page = await reload()
  await page.clock.advance(2 * HOUR_MS)
  await page.pass(60_000)
  const searches = page.chain.searches()
  await page.pass(600_000)
  expect(page.chain.searches() - searches).toBeLessThanOrEqual(11)
  expect(page.chain.searches() - searches).toBeGreaterThan(5)
})

test('unanswered: what another tab finds is the outcome of the request of this one', async () => {
  const page = openPage()
  const { run, wallet } = await ask(page)
  wallet?.reject(gone)
  await page.pass(1_000)
  const stored = page.storage.entries.get(KEY) ?? ''
  const other = openPage({ storage: createMemoryStorage({ [KEY]: stored }) })
  for (const { chain } of [page, other]) chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  other.chain.since.push(sentWith(HASH))
  await other.pass(1_000)
  page.storage.writeElsewhere(KEY, other.storage.entries.get(KEY))
  await page.pass(6_000)
  expect([run.state().phase, page.entries()]).toMatchObject(['unknown', [{ sent: { id: HASH } }]])
  page.chain.since.push(sentWith(HASH))
  await page.pass(6_000)
  expect(run.state()).toMatchObject({ phase: 'sent', sent: { id: HASH } })
  expect([unanswered(page), page.entries().length]).toEqual([[], 1])
})

test('unanswered: a stored request takes nothing from one of this page', async () => {
  const page = await reload()
  const { run, wallet } = await ask(page)
  // The wallet has sent it, and does not say so yet.
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(10_000)
  wallet?.resolve(sentWith(HASH))
  await page.pass(10_000)
  expect(run.state().phase).toBe('sent')
  expect(unanswered(page)).toHaveLength(1)
})

test('unanswered: a storage that takes nothing more loses no request of this page', async () => {
  const first = await reload()
  const storage = { ...first.storage, set: () => Promise.reject(new Error('full')) }
  const page = openPage({ storage, visit: 'full' })
  const { wallet } = await ask(page)
  wallet?.reject(gone)
  await page.pass(1_000)
  await page.api.track(sentWith('0x1'), { requests: [] })
  await page.pass(1_000)
  expect(unanswered(page).map(({ id }) => id)).toEqual(['full-1', 'id-1'])
})
