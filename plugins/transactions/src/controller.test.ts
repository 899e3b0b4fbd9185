import { createTranslate } from '@latchkey/kernel'
import type { TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, base, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { transactionsContract } from './contract'
import { parseStored } from './follow/stored-entries'
import {
  KEY,
  openPage,
  purpose,
  sentWith,
  type TransactionPage,
  transfer,
} from './test-support/transaction-page'

const HASH = '0xab'
const asAsked = { from: ADDRESS, requests: [transfer] }
const textsOf = (page: TransactionPage): readonly string[] => {
  const t = createTranslate({ locale: 'en', texts: {} })
  return page.notices.map(({ notice }) => notice.text(t, undefined))
}

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
  ['TRANSACTION_EXPIRED', { status: 'expired' }, 'warning'],
])('outcome: %s is stored, emitted, shown and read into the balance', async (code, outcome, variant) => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  await page.pass(2_000)
  expect([page.done, page.notices]).toEqual([[], []])
  page.chain.end(HASH, outcome)
  await page.pass(8_000)
  expect(page.entries()).toMatchObject([{ sentAtMs: 0, result: { outcome }, doneAtMs: expect.any(Number) }])
  expect(page.entries()[0]?.doneAtMs).toBeGreaterThan(2_000)
  expect(parseStored(page.storage.entries.get(KEY) ?? '')?.entries).toEqual(page.entries())
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
  expect(parseStored(page.storage.entries.get(KEY) ?? '')?.entries).toMatchObject([{ kind: 'swap' }, {}])
  for (const id of [HASH, '0xcd']) {
    page.chain.contents.set(`${mainnet.id} ${id}`, asAsked)
    page.chain.end(id, { status: 'confirmed', id })
  }
  await page.pass(8_000)
  expect(textsOf(page)).toEqual([
    'Your transfer of 1.5 USDC is confirmed',
    'Your swap of 1.5 USDC is confirmed',
  ])
})

test('outcome: a confirmed transaction that cannot be read is not said to have done what was asked', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), { ...purpose, amount: '1500000', decimals: 6, symbol: 'USDC' })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(8_000)
  expect(textsOf(page)).toEqual([
    'Your transaction is confirmed, but we couldn’t check what it did. See it on the explorer.',
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
  const other = page.api.suppressNotice('0xef')
  const both = [page.api.suppressNotice('0xcd'), page.api.suppressNotice('0xcd')] as const
  for (const hide of both) hide()
  page.chain.end('0xcd', { status: 'reverted', id: '0xcd' })
  await page.pass(8_000)
  expect([page.done.length, page.notices.length]).toEqual([2, 1])
  show()
  await page.api.track(sentWith('0xef'), purpose)
  page.chain.end('0xef', { status: 'reverted', id: '0xef' })
  await page.pass(8_000)
  expect([page.done.length, page.notices.length]).toEqual([3, 1])
  other()
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
  const compared = { differences: [], arrived: transfer.amount }
  expect(page.done).toEqual([{ sent: sentWith(HASH), outcome, ...compared }])
  expect(page.notices[0]?.notice.link?.url).toBe('https://etherscan.io/tx/0xcd')
})

test('replaced: a node that names replacements without end is read once a round', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, { status: 'replaced', reason: 'repriced', id: '0xcd' })
  page.chain.end('0xcd', { status: 'replaced', reason: 'repriced', id: HASH })
  const before = page.chain.reads.length
  await page.pass(9_000)
  expect(page.chain.reads.length - before).toBeLessThanOrEqual(4)
  expect(page.done).toEqual([])
})

test('replaced: a replacement that is reverted is reported as reverted', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.end(HASH, { status: 'replaced', reason: 'repriced', id: '0xcd' })
  page.chain.end('0xcd', { status: 'reverted', id: '0xcd' })
  await page.pass(12_000)
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
  await page.pass(4_000)
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

test('comparison: a batch of several transactions has done what all of them did', async () => {
  const page = openPage()
  const other = { ...transfer, to: ADDRESS, amount: '7' }
  const ids = ['0x1', '0x2']
  await page.api.track(sentWith('0xba', { type: 'batch', connectionId: page.target.connectionId }), {
    ...purpose,
    requests: [transfer, other],
  })
  page.chain.contents.set(`${mainnet.id} 0x1`, asAsked)
  page.chain.contents.set(`${mainnet.id} 0x2`, { from: ADDRESS, requests: [other] })
  page.chain.end('0xba', { status: 'confirmed', id: '0x2', ids })
  await page.pass(8_000)
  expect(page.done).toMatchObject([{ outcome: { ids }, differences: [] }])
  expect(parseStored(page.storage.entries.get(KEY) ?? '')?.entries).toEqual(page.entries())
})

test('comparison: of a batch of which a part was done nothing is compared, and its notice says so', async () => {
  const page = openPage()
  await page.api.track(sentWith('0xba', { type: 'batch', connectionId: page.target.connectionId }), purpose)
  page.chain.contents.set(`${mainnet.id} 0x1`, asAsked)
  page.chain.end('0xba', { status: 'reverted', id: '0x1', isPartial: true })
  await page.pass(8_000)
  expect(page.done).toMatchObject([{ outcome: { isPartial: true } }])
  expect(page.done[0]).not.toHaveProperty('differences')
  expect(textsOf(page)).toEqual([
    'Your transfer of 1.5 ETH: only a part was done. Check the transactions in your wallet.',
  ])
  expect(page.notices).toMatchObject([{ notice: { code: 'TRANSACTION_PARTLY_DONE', variant: 'warning' } }])
})

test('outcome: less that has arrived is named with all its digits', async () => {
  const page = openPage()
  await page.api.track(sentWith(HASH), purpose)
  page.chain.contents.set(`${mainnet.id} ${HASH}`, {
    ...asAsked,
    arrived: { native: [{ ...transfer, amount: '1499999999999999999' }], tokens: [] },
  })
  page.chain.end(HASH, { status: 'confirmed', id: HASH })
  await page.pass(8_000)
  expect(textsOf(page)).toEqual([
    'Your transfer of 1.5 ETH: only 1.499999999999999999 ETH arrived. The token may keep a part. See it on the explorer.',
  ])
})

test('estimate: is the chain’s', async () => {
  const page = openPage()
  const { signal } = new AbortController()
  await expect(page.api.estimate(transfer, page.target, signal)).rejects.toThrow("no 'estimate'")
})

test('limit: decided transactions do not count among those that are followed', async () => {
  const page = openPage()
  const reverted = { outcome: { status: 'reverted' } } as const
  page.setState(transactionsContract, {
    entries: Array.from({ length: 99 }, (_, index) => ({
      ...purpose,
      sent: sentWith(`0x${index}`),
      sentAtMs: 0,
      ...(index < 10 && { result: reverted }),
    })),
  })
  await page.api.track(sentWith(HASH), purpose)
  expect([page.entries().length, page.notices]).toEqual([100, []])
})
