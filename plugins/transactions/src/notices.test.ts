import { createTranslate } from '@latchkey/kernel'
import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TrackedTransaction, TransactionResult, TransactionsContext } from './contract'
import { notifyOutcome, notifyUnwatched } from './notices'
import { openContext } from './test-support/plugin-context'
import { purpose, sentWith } from './test-support/transaction-page'

const HASH = `0x${'ab'.repeat(32)}`
const translate = createTranslate({ locale: 'en', texts: {} })
const ether = { ...purpose, sent: sentWith(HASH), sentAtMs: 0 }

/** What is told, with its text in English. */
function toldBy(tell: (ctx: TransactionsContext) => void) {
  const { ctx, notices } = openContext({ networks: [mainnet] })
  tell(ctx)
  return notices.map(({ notice: { text, link, ...notice } }) => ({
    ...notice,
    text: text(translate, undefined),
    ...(link && { link: [link.label(translate, undefined), link.url] }),
  }))
}

const told = (result: TransactionResult, entry: TrackedTransaction = ether) =>
  toldBy((ctx) => notifyOutcome(ctx, entry, result))

const confirmed = { status: 'confirmed' } as const

test.each<[string, TransactionResult, string, string, RegExp]>([
  [
    'done',
    { outcome: confirmed, differences: [] },
    'TRANSACTION_CONFIRMED',
    'success',
    /^Your transfer of 1.5 ETH is confirmed$/,
  ],
  [
    'not compared',
    { outcome: confirmed },
    'TRANSACTION_CONFIRMED',
    'info',
    /^Your transaction is confirmed, but/,
  ],
  [
    'sped up',
    { outcome: { status: 'replaced', reason: 'repriced', id: HASH }, differences: [] },
    'TRANSACTION_CONFIRMED',
    'success',
    /is confirmed, with the fee you changed/,
  ],
  [
    'different',
    { outcome: confirmed, differences: ['to'] },
    'SENT_DIFFERENTLY',
    'error',
    /^Your wallet sent something else/,
  ],
  [
    'on another network',
    { outcome: confirmed, differences: ['network'], foundOn: 'eip155:10' },
    'SENT_DIFFERENTLY',
    'error',
    /another network: Unknown network$/,
  ],
  [
    'less',
    { outcome: confirmed, differences: ['arrived-less'] },
    'TRANSFER_INCOMPLETE',
    'error',
    /1.5 ETH: less arrived/,
  ],
  [
    'less, and how much',
    { outcome: confirmed, differences: ['arrived-less'], arrived: '1400000000000000000' },
    'TRANSFER_INCOMPLETE',
    'error',
    /1.5 ETH: only 1.4 ETH arrived/,
  ],
  [
    'nothing',
    { outcome: confirmed, differences: ['not-arrived'] },
    'TRANSFER_INCOMPLETE',
    'error',
    /nothing arrived/,
  ],
  [
    'reverted',
    { outcome: { status: 'reverted' } },
    'TRANSACTION_REVERTED',
    'error',
    /failed. Nothing was sent/,
  ],
  [
    'a part',
    { outcome: { status: 'reverted', isPartial: true } },
    'TRANSACTION_PARTLY_DONE',
    'warning',
    /only a part was done/,
  ],
  [
    'cancelled',
    { outcome: { status: 'replaced', reason: 'cancelled' } },
    'TRANSACTION_REPLACED',
    'warning',
    /was cancelled in your wallet/,
  ],
  [
    'replaced',
    { outcome: { status: 'replaced', reason: 'replaced' } },
    'TRANSACTION_REPLACED',
    'warning',
    /was replaced in your wallet/,
  ],
  ['expired', { outcome: { status: 'expired' } }, 'TRANSACTION_EXPIRED', 'warning', /wasn’t sent in time/],
])('outcome: %s is told as what it is', (_what, result, code, variant, text) => {
  expect(told(result)).toMatchObject([{ surface: 'alert', code, variant, text: expect.stringMatching(text) }])
})

test('outcome: leads to the explorer of the network that has it, by the hash that it has there', () => {
  const linkOf = (result: TransactionResult, entry?: TrackedTransaction) => told(result, entry)[0]?.link
  expect(linkOf({ outcome: confirmed, differences: [] })).toEqual([
    'View on explorer',
    `https://etherscan.io/tx/${HASH}`,
  ])
  const other = `0x${'cd'.repeat(32)}`
  expect(linkOf({ outcome: { status: 'replaced', reason: 'repriced', id: other }, differences: [] })).toEqual(
    ['View on explorer', `https://etherscan.io/tx/${other}`],
  )
  // A network that the page does not have, and a batch of which no transaction is known.
  expect(linkOf({ outcome: confirmed, differences: ['network'], foundOn: 'eip155:10' })).toBeUndefined()
  expect(
    linkOf({ outcome: confirmed }, { ...ether, sent: sentWith('0x1', { type: 'batch' }) }),
  ).toBeUndefined()
})

test('outcome: a swap is called that, and what moves no amount a transaction', () => {
  const result = { outcome: confirmed, differences: [] }
  expect(told(result, { ...ether, kind: 'swap' })).toMatchObject([
    { text: 'Your swap of 1.5 ETH is confirmed' },
  ])
  for (const part of ['amount', 'decimals', 'symbol'] as const)
    expect(told(result, { ...ether, [part]: undefined })).toMatchObject([
      { text: 'Your transaction is confirmed' },
    ])
})

test('outcome: what the page has sent itself is confirmed without a comparison', () => {
  const entry = { sent: sentWith(HASH), sentAtMs: 0, requests: [], isOfPage: true } as const
  expect(told({ outcome: confirmed }, entry)).toMatchObject([
    { code: 'TRANSACTION_CONFIRMED', variant: 'success', text: 'Your transaction is confirmed' },
  ])
  expect(told({ outcome: { status: 'reverted' } }, entry)).toMatchObject([{ code: 'TRANSACTION_REVERTED' }])
})

test('limit: that a transaction is not followed any more is a warning', () => {
  expect(toldBy(notifyUnwatched)).toMatchObject([
    { surface: 'alert', variant: 'warning', code: 'TRANSACTION_UNWATCHED' },
  ])
})
