import { ADDRESS, connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TransactionResult, UnansweredRequest } from '../contract'
import { purpose, RECIPIENT, sentWith, transfer } from '../test-support/transaction-page'
import { parseStored } from './stored-entries'
import { inOrderAsked, isAlive } from './stored-unanswered'

const HASH = `0x${'ab'.repeat(32)}`
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const plain = { sent: sentWith(HASH), sentAtMs: 5, requests: [transfer] }
const seen = { from: ADDRESS, to: RECIPIENT, nonce: '7', value: '0', data: '0x' }

const parse = (entries: readonly unknown[], version: unknown = 2) =>
  parseStored(JSON.stringify({ version, entries }))
const read = (entry: object) => parse([entry])?.entries

test('stored: every part of an entry is read back, and what is none of them is not', () => {
  const entry = {
    sent: { ...sentWith(HASH), lastValidBlockHeight: 9, seen },
    sentAtMs: 0,
    requests: [
      { ...transfer, tokenAddress: TOKEN, shownAmount: '3' },
      { type: 'call', to: TOKEN, data: '0x12', amount: '1' },
      { type: 'serialized', transaction: 'AQ==' },
    ],
    to: RECIPIENT,
    amount: '5',
    decimals: 255,
    symbol: 'ETH',
    kind: 'swap',
    foundFor: 'a',
    isOfPage: true,
    isDropped: true,
    result: { outcome: { status: 'expired' }, differences: ['to'], arrived: '0', foundOn: 'eip155:10' },
    doneAtMs: 6,
  }
  expect(read({ ...entry, more: 1 })).toEqual([entry])
})

test.each<[string, TransactionResult]>([
  ['confirmed', { outcome: { status: 'confirmed', id: HASH } }],
  ['a confirmed batch', { outcome: { status: 'confirmed', ids: Array(100).fill(HASH) } }],
  ['reverted', { outcome: { status: 'reverted', id: HASH, isPartial: true } }],
  ['sped up', { outcome: { status: 'replaced', reason: 'repriced', id: HASH } }],
  ['cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: HASH } }],
  ['replaced', { outcome: { status: 'replaced', reason: 'replaced' } }],
  [
    'different in everything',
    {
      outcome: { status: 'confirmed' },
      differences: [
        'from',
        'to',
        'amount',
        'token',
        'network',
        'call',
        'more',
        'arrived-less',
        'not-arrived',
      ],
    },
  ],
])('stored: a result that is %s is read back', (_what, result) => {
  expect(read({ ...plain, result })).toEqual([{ ...plain, result }])
})

const sent = (change: object) => ({ sent: { ...plain.sent, ...change } })
const request = (change: object) => ({ requests: [{ ...transfer, ...change }] })
const outcome = (change: object) => ({ result: { outcome: { status: 'confirmed', ...change } } })

test.each<[string, object]>([
  ['another type', sent({ type: 'call' })],
  ['an empty id', sent({ id: '' })],
  ['an id of 8,195 characters', sent({ id: 'a'.repeat(8_195) })],
  ['an empty sender', sent({ from: '' })],
  ['a sender of 257 characters', sent({ from: 'a'.repeat(257) })],
  ['a connection of 257 characters', sent({ connectionId: 'a'.repeat(257) })],
  ['a block height below zero', sent({ lastValidBlockHeight: -1 })],
  ['half a block', sent({ lastValidBlockHeight: 1.5 })],
  ['a nonce that is no number', sent({ seen: { ...seen, nonce: '0x1' } })],
  ['a value of 79 digits', sent({ seen: { ...seen, value: '1'.repeat(79) } })],
  ['a value with more behind it', sent({ seen: { ...seen, value: '1x' } })],
  ['a value with more before it', sent({ seen: { ...seen, value: 'x1' } })],
  ['data of 4,097 characters', sent({ seen: { ...seen, data: 'a'.repeat(4_097) } })],
  ['no time', { sentAtMs: undefined }],
  ['a request of another type', request({ type: 'gift' })],
  ['an empty receiver', request({ to: '' })],
  ['an empty token', request({ tokenAddress: '' })],
  ['a shown amount that is none', request({ shownAmount: '1.5' })],
  ['a call without data', { requests: [{ type: 'call', to: TOKEN }] }],
  ['a transaction that is no text', { requests: [{ type: 'serialized', transaction: 1 }] }],
  ['21 requests', { requests: Array(21).fill(transfer) }],
  ['an empty receiver to show', { to: '' }],
  ['an amount that is none', { amount: '-1' }],
  ['256 decimals', { decimals: 256 }],
  ['decimals below zero', { decimals: -1 }],
  ['half a decimal', { decimals: 0.5 }],
  ['a symbol of 257 characters', { symbol: 'a'.repeat(257) }],
  ['another kind', { kind: 'gift' }],
  ['a flag that is not set', { isOfPage: false }],
  ['a flag that is not set', { isDropped: false }],
  ['another outcome', { result: { outcome: { status: 'lost' } } }],
  ['another reason', { result: { outcome: { status: 'replaced', reason: 'lost' } } }],
  ['101 transactions of a batch', outcome({ ids: Array(101).fill(HASH) })],
  ['an empty id of the outcome', outcome({ id: '' })],
  ['a part that is not set', { result: { outcome: { status: 'reverted', isPartial: false } } }],
  ['another difference', { result: { outcome: { status: 'expired' }, differences: ['colour'] } }],
  ['ten differences', { result: { outcome: { status: 'expired' }, differences: Array(10).fill('to') } }],
  ['an arrived amount that is none', { result: { outcome: { status: 'expired' }, arrived: '1.5' } }],
])('stored: an entry with %s is dropped alone', (_what, change) => {
  expect(parse([{ ...plain, ...change }, plain])?.entries).toEqual([plain])
})

test('stored: a longer symbol is shown as far as there is room', () => {
  expect(read({ ...plain, symbol: 'S'.repeat(256) })).toEqual([{ ...plain, symbol: 'S'.repeat(32) }])
})

test('stored: what is too long, of another version or none is nothing', () => {
  expect(parse(Array(200).fill(plain))?.entries).toHaveLength(200)
  expect(parse(Array(201).fill(plain))).toBeUndefined()
  expect(parse([plain], 3)).toBeUndefined()
  for (const text of ['', '{', 'null', '[]', `"${'a'.repeat(262_143)}"`])
    expect(parseStored(text)).toBeUndefined()
  const padded = JSON.stringify({ version: 2, entries: [plain] }).padEnd(262_144)
  expect(parseStored(padded)?.entries).toEqual([plain])
  expect(parseStored(`${padded} `)).toBeUndefined()
})

test('stored: the end of a wait, which the first version took for an outcome, is none', () => {
  const former = (reason?: string) => ({
    ...plain,
    doneAtMs: 9,
    result: { outcome: { status: 'timed-out', ...(reason && { reason }) } },
  })
  expect(parse([former(), former('unknown'), former('expired')], 1)?.entries).toEqual([
    plain,
    plain,
    { ...plain, result: { outcome: { status: 'expired' } } },
  ])
})

const asked: UnansweredRequest = {
  ...purpose,
  id: 'a',
  target: { ...connectedTarget, network: undefined },
  askedAtMs: 5,
}
const unanswered = (...requests: readonly object[]) =>
  parseStored(JSON.stringify({ version: 2, entries: [], unanswered: requests }))?.unanswered
const target = (change: object) => ({ target: { ...asked.target, ...change } })

test.each(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx'])(
  'unanswered: one of an account of the type %s is read back',
  (type) => {
    const one = { ...asked, ...target({ account: { ...asked.target.account, type } }) }
    expect(unanswered(one)).toEqual([one])
  },
)

test.each<[string, object]>([
  ['an empty id', { id: '' }],
  ['a chain that is no number', target({ chainId: '1' })],
  ['an account of another type', target({ account: { ...asked.target.account, type: 'gift' } })],
  ['an address that is too short', target({ account: { ...asked.target.account, address: '0x1' } })],
  ['a namespace of another account', target({ namespace: 'solana', networkId: 'solana:a' })],
  [
    'a namespace that is none',
    target({ namespace: 'A b', networkId: 'solana:a', account: { namespace: 'A b', address: 'x' } }),
  ],
  [
    'a place of 129 characters',
    { since: { cursor: { position: 'a'.repeat(129), block: '1' }, isLate: false } },
  ],
  ['a block that is none', { since: { cursor: { position: '7', block: '0x1' }, isLate: false } }],
  ['no word on whether it is late', { since: { cursor: { position: '7', block: '1' } } }],
])('unanswered: one with %s is dropped alone', (_what, change) => {
  expect(unanswered({ ...asked, ...change }, asked)).toEqual([asked])
})

const DAY_MS = 86_400_000

test('unanswered: is forgotten after a day, and not because a clock was put right', () => {
  const isAliveAt = (nowMs: number) => isAlive({ askedAtMs: 100 * DAY_MS }, nowMs)
  expect(isAliveAt(101 * DAY_MS - 1)).toBe(true)
  expect(isAliveAt(101 * DAY_MS)).toBe(false)
  expect(isAliveAt(93 * DAY_MS + 1)).toBe(true)
  expect(isAliveAt(93 * DAY_MS)).toBe(false)
})

test('unanswered: are in the same order in every tab', () => {
  const all = [
    { ...asked, id: 'c', askedAtMs: 2 },
    { ...asked, id: 'a', askedAtMs: 2 },
    { ...asked, id: 'b', askedAtMs: 1 },
  ]
  for (const given of [all, [...all].reverse()])
    expect(inOrderAsked(given).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  expect(all.map(({ id }) => id)).toEqual(['c', 'a', 'b'])
})
