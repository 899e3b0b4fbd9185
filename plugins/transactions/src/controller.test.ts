import { createTranslate } from '@latchkey/kernel'
import { languageGaps } from '@latchkey/kernel/testing'
import { createWalletError, WalletResponseError } from '@latchkey/session/adapter-kit'
import type { TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, base, mainnet } from '@latchkey/session/testing'
import { expect, test, vi } from 'vitest'
import { arabic } from './ar'
import { transactionsContract } from './contract'
import { english } from './en'
import { parseEntries } from './follow/stored-entries'
import { KEY, openPage, purpose, sentWith, transfer } from './test-support/transaction-page'

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

test('unanswered: a request that no wallet has answered is in the state until it was sent', async () => {
  const page = openPage()
  const unanswered = () => page.latchkey.read(transactionsContract).unanswered ?? []
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(unanswered()).toMatchObject([{ symbol: 'ETH', requests: [transfer] }]))
  void run.ask({ again: true }).catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await vi.waitFor(() => expect(run.state().phase).toBe('sent'))
  // The first one may have been sent too.
  expect(unanswered()).toHaveLength(1)
  page.chain.since.push(sentWith('0xfirst'))
  page.chain.contents.set(`${mainnet.id} 0xfirst`, asAsked)
  await page.pass(20_000)
  expect([page.entries().map(({ sent }) => sent.id), unanswered()]).toEqual([['0xfirst', HASH], []])
})

test('unanswered: what nobody has answered for is looked for in the next run too', async () => {
  const page = openPage()
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(run.state().phase).toBe('unknown'))
  page.restart()
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(20_000)
  expect(run.state().phase).toBe('sent')
})

test('answer: the hash of an earlier transaction is not the outcome of another request', async () => {
  const page = openPage()
  const first = page.api.send({ ...purpose, target: page.target, requests: [transfer] })
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.resolve(sentWith(HASH))
  await first
  await page.pass(1_000)
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await vi.waitFor(() => expect(run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' }))
})

test('answer: what the chain of requests sees of a feature’s request is found by its run', async () => {
  const page = openPage()
  const hash = `0x${'ab'.repeat(32)}`
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  void run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  // The adapter refuses the answer that has passed the chain.
  page.answerWallet(hash)
  const { address } = page.target.account
  const asked = [{ from: address, chainId: '0x1' }]
  const { connectionId, networkId } = page.target
  await page.rpc.requestByName('eth_sendTransaction', asked, { connectionId, networkId })
  page.chain.sends[0]?.reject(new WalletResponseError('eth_sendTransaction'))
  page.chain.contents.set(`${mainnet.id} ${hash}`, asAsked)
  page.chain.since.push(sentWith(hash))
  await page.pass(20_000)
  expect(run.state().phase).toBe('sent')
  expect(page.entries()).toMatchObject([{ symbol: 'ETH' }])
})

test('unanswered: of two identical requests, one transaction is the outcome of one', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const runs = [await page.api.prepare(planned), await page.api.prepare(planned)]
  for (const run of runs) run.ask({ again: true }).catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  for (const { reject } of page.chain.sends) reject(new Error('gone'))
  await page.pass(30_000)
  expect(runs.map((run) => run.state().phase)).toEqual(['sent', 'unknown'])
})

test('unanswered: what an identical open request has sent before its wallet says so is not taken for it', async () => {
  const page = openPage()
  const planned = { ...purpose, target: page.target, requests: [transfer] } as const
  const [unknown, open] = [await page.api.prepare(planned), await page.api.prepare(planned)]
  unknown.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.sends[0]?.reject(new Error('gone'))
  await vi.waitFor(() => expect(unknown.state().phase).toBe('unknown'))
  void open.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(2))
  page.chain.since.push(sentWith(HASH))
  page.chain.contents.set(`${mainnet.id} ${HASH}`, asAsked)
  await page.pass(10_000)
  page.chain.sends[1]?.resolve(sentWith(HASH))
  await page.pass(30_000)
  expect([unknown.state().phase, open.state().phase]).toEqual(['unknown', 'sent'])
})

test('unanswered: an account whose place could not be read before is not said to have sent nothing', async () => {
  const page = openPage()
  page.chain.setOnline(false)
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer] })
  run.ask().catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(1))
  page.chain.setOnline(true)
  page.chain.sends[0]?.reject(createWalletError('RPC_INTERNAL', { phase: 'request' }))
  await page.pass(30_000)
  expect(run.state()).toMatchObject({ phase: 'unknown', askAgain: 'quietly' })
})

test('texts: Arabic has every text that English has', () => {
  expect(languageGaps(english, arabic)).toEqual([])
})
