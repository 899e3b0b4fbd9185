import { createTranslate } from '@latchkey/kernel'
import { createMemoryStorage, languageGaps } from '@latchkey/kernel/testing'
import type { TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, mainnet } from '@latchkey/session/testing'
import { expect, test, vi } from 'vitest'
import { arabic } from './ar'
import { english } from './en'
import { parseEntries } from './stored-entries'
import { base, KEY, openPage, purpose, RECIPIENT, sentWith, transfer } from './test-support/transaction-page'

const HASH = '0xab'
const asAsked = { from: ADDRESS, requests: [transfer] }

test('track: a transaction is pending and stored when the promise resolves', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  expect(page.entries()).toEqual([{ ...purpose, sent: sentWith(HASH), sentAtMs: 0 }])
  expect(page.storage.entries.get(KEY)).toContain(HASH)
})

test.each<readonly [string, TransactionOutcome, variant: string]>([
  ['TRANSACTION_CONFIRMED', { status: 'confirmed', id: HASH }, 'info'],
  ['TRANSACTION_REVERTED', { status: 'reverted', id: HASH }, 'error'],
  ['TRANSACTION_REPLACED', { status: 'replaced', reason: 'cancelled', id: '0xcd' }, 'warning'],
  ['TRANSACTION_REPLACED', { status: 'replaced', reason: 'replaced' }, 'warning'],
  ['TRANSACTION_TIMED_OUT', { status: 'timed-out', reason: 'expired' }, 'warning'],
])('outcome: %s is stored, emitted, shown and read into the balance', async (code, outcome, variant) => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(2_000)
  expect([page.done, page.notices]).toEqual([[], []])
  page.chain.end(HASH, outcome)
  await page.pass(8_000)
  expect(page.entries()).toMatchObject([{ sentAtMs: 0, result: { outcome }, doneAtMs: expect.any(Number) }])
  expect(page.entries()[0]?.doneAtMs).toBeGreaterThan(2_000)
  expect(parseEntries(page.storage.entries.get(KEY) ?? '')).toEqual(page.entries())
  expect(page.done).toMatchObject([{ sent: sentWith(HASH), outcome }])
  expect(page.refreshed).toEqual([`${mainnet.id}:${ADDRESS}`])
  expect(page.notices).toMatchObject([{ notice: { code, variant, surface: 'alert' } }])
  expect(page.notices[0]?.notice.link?.url).toBe(
    `https://etherscan.io/tx/${'id' in outcome ? (outcome.id ?? HASH) : HASH}`,
  )
})

test('outcome: transfers and swaps have their own texts, also after a reload', async () => {
  const page = openPage()
  const amount = { amount: '1500000', decimals: 6, symbol: 'USDC' }
  await page.api.track(sentWith(HASH), { ...purpose, ...amount })
  await page.api.track(sentWith('0xcd'), { ...purpose, ...amount, kind: 'swap' })
  expect(parseEntries(page.storage.entries.get(KEY) ?? '')).toMatchObject([{ kind: 'swap' }, {}])
  for (const id of [HASH, '0xcd']) {
    page.chain.contents.set(`${mainnet.id} ${id}`, asAsked)
    page.chain.end(id, { status: 'confirmed', id })
  }
  await page.pass(8_000)
  const t = createTranslate({ locale: 'en', texts: {} })
  const texts = page.notices.map(({ notice }) => notice.text(t, undefined))
  expect(texts).toEqual(['Your transfer of 1.5 USDC is confirmed', 'Your swap of 1.5 USDC is confirmed'])
})

test('outcome: a confirmed transaction that cannot be read is not said to have done what was asked', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), { ...purpose, amount: '1500000', decimals: 6, symbol: 'USDC' })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(8_000)
  const t = createTranslate({ locale: 'en', texts: {} })
  expect(page.notices.map(({ notice }) => notice.text(t, undefined))).toEqual([
    'Your transaction is confirmed, but what it did couldn’t be checked. Look at it in the explorer.',
  ])
})

test('outcome: shows no notice while a view shows it, and one afterwards', async () => {
  const page = openPage()
  const show = page.api.suppressNotice(HASH)
  await page.api.track(sentWith(HASH), purpose)
  await page.api.track(sentWith('0xcd'), purpose)
  page.chain.end(HASH, { status: 'reverted', id: HASH })
  await page.pass(8_000)
  expect([page.done.length, page.notices.length]).toEqual([1, 0])
  show()
  page.api.suppressNotice('0xcd')()
  page.chain.end('0xcd', { status: 'reverted', id: '0xcd' })
  await page.pass(8_000)
  expect([page.done.length, page.notices.length]).toEqual([2, 1])
})

test('replaced: a repriced one is followed to its own outcome', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, { status: 'replaced', reason: 'repriced', id: '0xcd' })
  await page.pass(3_000)
  expect(page.done).toEqual([])
  page.chain.contents.set(`${mainnet.id} 0xcd`, asAsked)
  page.chain.end('0xcd', { status: 'confirmed', id: '0xcd' })
  await page.pass(3_000)
  const outcome = { status: 'replaced', reason: 'repriced', id: '0xcd' }
  expect(page.done).toEqual([{ sent: sentWith(HASH), outcome, differences: [] }])
  expect(page.notices[0]?.notice.link?.url).toBe('https://etherscan.io/tx/0xcd')
})

test('replaced: a replacement that is reverted is reported as reverted', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, { status: 'replaced', reason: 'repriced', id: '0xcd' })
  page.chain.end('0xcd', { status: 'reverted', id: '0xcd' })
  await page.pass(8_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'reverted', id: '0xcd' } }])
})

test('comparison: changes by the wallet are reported, whatever the outcome', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.contents.set(`${mainnet.id} ${HASH}`, {
    from: ADDRESS,
    requests: [{ ...transfer, amount: '9' }],
  })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(2_000)
  expect(page.done).toMatchObject([{ outcome: { status: 'confirmed' }, differences: ['amount'] }])
  expect(page.notices).toMatchObject([{ notice: { code: 'SENT_DIFFERENTLY', variant: 'error' } }])
})

test('comparison: a transaction that is found on another network is reported as sent there', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.contents.set(`${base.id} ${HASH}`, asAsked)
  page.chain.end(`${base.id} ${HASH}`, { status: 'confirmed', id: HASH })
  await page.pass(60_000)
  expect(page.done).toMatchObject([
    { outcome: { status: 'confirmed' }, differences: ['network'], foundOn: base.id },
  ])
  expect(page.notices[0]?.notice.link?.url).toBe(`https://basescan.org/tx/${HASH}`)
  expect(page.refreshed).toEqual([`${base.id}:${ADDRESS}`])
})

test('dropped: a transaction that no network has times out after three minutes', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(170_000)
  expect(page.done).toEqual([])
  await page.pass(20_000)
  expect(page.done).toEqual([{ sent: sentWith(HASH), outcome: { status: 'timed-out' } }])
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

test('reload: a timed-out transaction is read again, and only a new outcome is reported', async () => {
  const first = openPage()
  await first.api.track(sentWith(HASH), purpose)
  await first.pass(200_000)
  expect(first.done).toMatchObject([{ outcome: { status: 'timed-out' } }])
  const quiet = openPage({ storage: first.storage })
  await quiet.pass(60_000)
  expect([quiet.done, quiet.notices]).toEqual([[], []])
  const next = openPage({ storage: first.storage })
  next.chain.end(HASH, { status: 'reverted', id: HASH })
  await next.pass(8_000)
  expect(next.done).toMatchObject([{ outcome: { status: 'reverted' } }])
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

test.each(['{', '{"version":2,"entries":[]}', '[]', '{"version":1}'])(
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

test('limit: of a hundred pending transactions the oldest is dropped with a notice', async () => {
  const page = openPage()
  for (let index = 0; index < 99; index += 1) {
    await page.api.track(sentWith(`0x${index}`), purpose)
    await page.clock.advance(1)
  }
  expect([page.entries().length, page.notices.length]).toEqual([99, 0])
  await page.api.track(sentWith('0x99'), purpose)
  expect(page.entries()).toHaveLength(99)
  expect(page.entries().some(({ sent }) => sent.id === '0x0')).toBe(false)
  expect(page.notices).toMatchObject([{ notice: { code: 'TRANSACTION_UNWATCHED' } }])
  expect(page.chain.waits.find(({ sent }) => sent.id === '0x0')?.signal?.aborted).toBe(true)
})

test('network: a removed one gets no request, and is followed again when it is back', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(1_000)
  page.setNetworks([base])
  expect(page.chain.waits.every(({ signal }) => signal?.aborted)).toBe(true)
  await page.pass(300_000)
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
  expect(page.chain.waits).toEqual([])
  expect(page.entries()).toMatchObject([{ sent: { id: '0xb1' } }])
})

test('start: a page without transactions writes nothing and reads no chain', async () => {
  const page = openPage({})
  await page.pass(2_000)
  expect([page.storage.writes, page.chain.waits]).toEqual([0, []])
})

test('texts: Arabic has every text that English has', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
