import { createFakeClock, createMemoryStorage } from '@latchkey/kernel/testing'
import { ADDRESS, base, mainnet } from '@latchkey/testing'
import { expect, test, vi } from 'vitest'
import {
  FORMER_KEY,
  KEY,
  openPage,
  purpose,
  RECIPIENT,
  sentWith,
  transfer,
} from '../test-support/transaction-page'
import { formatStored, parseStored } from './stored-entries'

const HASH = '0xab'
const asAsked = { from: ADDRESS, requests: [transfer] }

test('undecided: no time limit of ours ends a transaction, and it is read less often', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(179_000)
  expect(page.chain.reads.length).toBeGreaterThan(50)
  page.clock.setBy(3_600_000)
  const old = page.chain.reads.length
  await page.clock.advance(600_000)
  expect(page.chain.reads.length - old).toBeLessThanOrEqual(11)
  expect([page.done, page.notices]).toEqual([[], []])
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(61_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'confirmed' }, differences: [] }])
})

test('undecided: one that is hours old is read when the page is shown, at most once a minute', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  const page = openPage({ storage: first.storage, clock: createFakeClock(7_200_000) })
  await page.pass(1_000)
  page.setVisible(false)
  await page.pass(120_000)
  const hidden = page.chain.reads.length
  await page.pass(120_000)
  expect(page.chain.reads.length).toBe(hidden)
  for (let times = 0; times < 5; times += 1) page.setVisible(true)
  await page.pass(1_000)
  expect(page.chain.reads.length).toBe(hidden + 1)
})

test('dropped: it is told so, stays watched, and may still be confirmed', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, { status: 'dropped' })
  await page.pass(4_000)
  expect(page.entries()).toMatchObject([{ isDropped: true }])
  expect(parseStored(page.storage.entries.get(KEY) ?? '')?.entries).toEqual(page.entries())
  expect(page.done).toEqual([])
  page.chain.end(HASH, { status: 'pending' })
  await page.pass(4_000)
  expect(page.entries()[0]).not.toHaveProperty('isDropped')
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(4_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'confirmed' } }])
  expect(page.entries()[0]).not.toHaveProperty('isDropped')
})

test('reads: all transactions of a page are read in the same rounds', async () => {
  const page = openPage()
  for (const id of ['0x1', '0x2', '0x3']) {
    await page.api.track(sentWith(id), purpose)
    await page.pass(1_000)
  }
  const before = page.chain.reads.length
  for (let second = 0; second < 3; second += 1) {
    const had = page.chain.reads.length
    await page.pass(1_000)
    expect([0, 3]).toContain(page.chain.reads.length - had)
  }
  expect(page.chain.reads.length - before).toBe(3)
})

test('reload: pending transactions are followed by the next visit', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  const next = openPage({ storage: first.storage })
  next.chain.end(HASH, { status: 'reverted', id: HASH })
  await next.pass(8_000)
  expect(next.done).toMatchObject([{ sent: sentWith(HASH), outcome: { status: 'reverted' } }])
  expect(next.notices).toHaveLength(1)
})

test('reload: an outcome is reported once', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  first.chain.end(HASH, { status: 'reverted', id: HASH })
  await first.pass(8_000)
  const next = openPage({ storage: first.storage, chain: first.chain })
  await next.pass(8_000)
  expect(next.entries()).toMatchObject([{ result: { outcome: { status: 'reverted' } } }])
  expect([next.done, next.notices]).toEqual([[], []])
})

test('reload: what an earlier version took for timed out is undecided, and expired stays so', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  await first.api.track(sentWith('0xcd'), purpose)
  const stored: { entries: object[] } = JSON.parse(first.storage.entries.get(KEY) ?? '')
  const results = [{ status: 'timed-out', reason: 'expired' }, { status: 'timed-out' }]
  const entries = stored.entries.map((entry, index) => ({
    ...entry,
    result: { outcome: results[index] },
    doneAtMs: 200_000,
  }))
  const storage = createMemoryStorage({ [FORMER_KEY]: JSON.stringify({ version: 1, entries }) })
  const page = openPage({ storage })
  await page.pass(1_000)
  expect(page.entries().map(({ sent, result }) => [sent.id, result?.outcome.status])).toEqual([
    ['0xcd', 'expired'],
    [HASH, undefined],
  ])
  expect(page.done).toEqual([])
  // Moved: nothing keeps the former name.
  expect([...storage.entries.keys()]).toEqual([KEY])
  page.chain.end(HASH, { status: 'reverted', id: HASH })
  await page.pass(8_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'reverted' } }])
})

test('stored: a malformed entry is dropped without the others', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  const stored: unknown = JSON.parse(first.storage.entries.get(KEY) ?? '')
  const entries: unknown = Reflect.get(Object(stored), 'entries')
  const [good] = Array.isArray(entries) ? entries : []
  const hostile = [
    null,
    { ...good, sentAtMs: '1' },
    { ...good, sent: { ...good.sent, networkId: '__proto__' } },
    { ...good, requests: [{ type: 'transfer', to: RECIPIENT, amount: '-1' }] },
    { ...good, result: { outcome: { status: 'done' } } },
    'x'.repeat(1_000),
  ]
  const storage = createMemoryStorage({ [KEY]: JSON.stringify({ version: 1, entries: [...hostile, good] }) })
  const page = openPage({ storage })
  await page.pass(1_000)
  expect(page.entries()).toEqual(first.entries())
})

test.each(['{', '{"version":3,"entries":[]}', '[]', '{"version":1}'])(
  'stored: %s is dropped',
  async (text) => {
    const page = openPage({ storage: createMemoryStorage({ [KEY]: text }) })
    await page.pass(1_000)
    expect(page.entries()).toEqual([])
    await page.api.track(sentWith(HASH), purpose)
    expect(page.entries()).toHaveLength(1)
  },
)

test('tabs: transactions of another tab are followed here, and the outcome is reported once', async () => {
  const here = openPage()
  const there = openPage({ clock: here.clock, chain: here.chain })
  const pass = (): void => {
    here.storage.writeElsewhere(KEY, there.storage.entries.get(KEY))
  }
  await there.api.track(sentWith(HASH), purpose)
  pass()
  await vi.waitFor(() => expect(here.entries()).toHaveLength(1))
  await here.api.track(sentWith('0xcd'), purpose)
  expect(
    here
      .entries()
      .map(({ sent }) => sent.id)
      .sort(),
  ).toEqual([HASH, '0xcd'])
  // The other tab knows one of the two, and its writes remove nothing.
  pass()
  await here.pass(1_000)
  expect(here.storage.entries.get(KEY)).toContain('0xcd')
})

test('limit: of a hundred undecided transactions the oldest is kept, unread, with a notice', async () => {
  const entries = Array.from({ length: 99 }, (_, index) => ({
    ...purpose,
    sent: sentWith(`0x${index}`),
    sentAtMs: index,
  }))
  const text = formatStored({ entries: entries.reverse(), unanswered: [] })
  const page = openPage({ storage: createMemoryStorage({ [KEY]: text }), clock: createFakeClock(99) })
  await page.pass(1_000)
  expect([page.entries().length, page.notices.length]).toEqual([99, 0])
  await page.api.track(sentWith('0x99'), purpose)
  expect(page.entries()).toHaveLength(100)
  expect(page.notices).toMatchObject([{ notice: { code: 'TRANSACTION_UNWATCHED' } }])
  const before = page.chain.reads.length
  await page.pass(3_000)
  const read = page.chain.reads.slice(before).map(({ sent }) => sent.id)
  expect([read.length, read.includes('0x0')]).toEqual([99, false])
  page.chain.end('0x99', { status: 'reverted', id: '0x99' })
  await page.pass(12_000)
  expect(page.chain.reads.slice(-99).some(({ sent }) => sent.id === '0x0')).toBe(true)
})

test('network: a removed one gets no request, and is followed again when it is back', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(1_000)
  page.setNetworks([base])
  const before = page.chain.reads.length
  await page.pass(300_000)
  expect(page.chain.reads.length).toBe(before)
  expect(page.done).toEqual([])
  page.setNetworks([mainnet, base])
  page.chain.end(HASH, { status: 'reverted', id: HASH })
  await page.pass(8_000)
  expect(page.done).toHaveLength(1)
})

test('disconnected: pending transactions are followed, finished ones are deleted', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.api.track(sentWith('0xcd'), purpose)
  page.chain.end(HASH, { status: 'reverted', id: HASH })
  await page.pass(8_000)
  page.disconnect()
  await page.pass(1_000)
  expect(page.entries().map(({ sent }) => sent.id)).toEqual(['0xcd'])
  page.chain.end('0xcd', { status: 'reverted', id: '0xcd' })
  await page.pass(8_000)
  expect(page.done).toHaveLength(2)
  expect(page.notices).toHaveLength(2)
})

test('disconnected: a batch is not followed without its wallet, which alone knows it', async () => {
  const page = openPage()
  await page.api.track(sentWith('0xb1', { type: 'batch', connectionId: 'gone' }), purpose)
  await page.pass(5_000)
  expect(page.chain.reads).toEqual([])
  expect(page.entries()).toMatchObject([{ sent: { id: '0xb1' } }])
})

test('start: a page without transactions writes nothing and reads no chain', async () => {
  const page = openPage({})
  await page.pass(2_000)
  expect([page.storage.writes, page.chain.reads]).toEqual([0, []])
})

test('limit: a late decision is told, however many newer ones were decided before', async () => {
  const page = openPage()
  await page.api.track(sentWith('0xold'), purpose)
  for (let index = 0; index < 20; index += 1) {
    await page.pass(1_000)
    await page.api.track(sentWith(`0xnew${index}`), purpose)
    page.chain.end(`0xnew${index}`, { status: 'reverted', id: `0xnew${index}` })
  }
  await page.pass(20_000)
  expect(page.done).toHaveLength(20)
  page.chain.end('0xold', { status: 'reverted', id: '0xold' })
  await page.pass(120_000)
  expect(page.done).toHaveLength(21)
  expect(page.entries().map(({ sent }) => sent.id)).not.toContain('0xnew0')
})

test('disconnected: what a view shows as decided stays decided', async () => {
  const page = openPage()
  await page.api.track(sentWith('0xold'), purpose)
  await page.api.track(sentWith('0xnew'), purpose)
  const hide = page.api.suppressNotice('0xold')
  for (const id of ['0xold', '0xnew']) page.chain.end(id, { status: 'reverted', id })
  await page.pass(20_000)
  page.disconnect()
  await page.pass(2_000)
  expect(page.entries().map(({ sent }) => sent.id)).toEqual(['0xold'])
  hide()
})

test('batches: of two wallets that give the same id both are followed', async () => {
  const page = openPage()
  await page.api.track(sentWith('7', { type: 'batch', connectionId: 'c1' }), purpose)
  await page.api.track(sentWith('7', { type: 'batch', connectionId: 'c2' }), purpose)
  expect(page.entries()).toHaveLength(2)
})
