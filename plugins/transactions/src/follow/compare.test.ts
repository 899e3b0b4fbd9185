import type {
  ContractCall,
  TransactionArrivals,
  TransactionContents,
  TransactionRequest,
  Transfer,
} from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { RECIPIENT, sentWith } from '../test-support/transaction-page'
import { type TransactionEnd, transactionEnd } from '../transaction-end'
import { compareContents, joinContents } from './compare'

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const native: Transfer = { type: 'transfer', to: RECIPIENT, amount: '1000' }
const ofToken: Transfer = { ...native, tokenAddress: TOKEN }
const call: ContractCall = { type: 'call', to: TOKEN, data: '0x12345678' }

const compare = (
  asked: readonly TransactionRequest[],
  found: Omit<TransactionContents, 'from'>,
  from = ADDRESS,
) => compareContents(sentWith('0x1'), asked, { from, ...found })
const tokens = (...amounts: readonly string[]): TransactionArrivals => ({
  native: [],
  tokens: amounts.map((amount) => ({ ...ofToken, amount })),
})

test('compare: what arrived is told as wallets show it', () => {
  const scaled = { ...ofToken, shownAmount: '2000' }
  expect(compare([scaled], { arrived: tokens('1000') })).toEqual({ differences: [], arrived: '2000' })
  expect(compare([scaled, scaled], { arrived: tokens('1500') })).toEqual({
    differences: ['arrived-less'],
    arrived: '3000',
  })
})

test.each<readonly [string, TransactionArrivals, ReturnType<typeof compareContents>, TransactionEnd]>([
  ['arrived in full', tokens('1000'), { differences: [], arrived: '1000' }, 'confirmed'],
  ['arrived with more', tokens('1001'), { differences: [], arrived: '1001' }, 'confirmed'],
  [
    'a token that keeps a part',
    tokens('900'),
    { differences: ['arrived-less'], arrived: '900' },
    'arrived-less',
  ],
  [
    'a token that answers false, or gives it to somebody else',
    tokens(),
    { differences: ['not-arrived'], arrived: '0' },
    'not-arrived',
  ],
  ['a chain that has not said what arrived', {}, undefined, 'unread'],
])('compare: %s', (_what, arrived, compared, end) => {
  expect(compare([ofToken], { requests: [ofToken], arrived })).toEqual(compared)
  // The same where the calls of the account cannot be decoded.
  expect(compare([ofToken], { arrived })).toEqual(compared)
  const result = { outcome: { status: 'confirmed' }, ...compared } as const
  expect(transactionEnd({ result })).toBe(end)
})

test('compare: each transfer of a batch has to arrive', () => {
  const asked = [native, ofToken, call]
  const arrived = { native: [native], tokens: [{ ...ofToken, amount: '1' }] }
  expect(compare(asked, { requests: asked, arrived })).toEqual({ differences: ['arrived-less'] })
  expect(compare(asked, { requests: asked, arrived: { ...arrived, tokens: [ofToken] } })).toEqual({
    differences: [],
  })
  // Two transfers to one receiver are one amount.
  const twice = { requests: [ofToken, ofToken], arrived: tokens('2000') }
  expect(compare([ofToken, ofToken], twice)).toEqual({ differences: [], arrived: '2000' })
})

test('compare: a call that cannot be decoded is unknown, a transfer beside it that did not arrive is not', () => {
  const arrived = { native: [native], tokens: [] }
  expect(compare([native, call], { arrived })).toBeUndefined()
  expect(compare([ofToken, call], { arrived })).toEqual({ differences: ['not-arrived'] })
  // Without traces nobody knows what a contract has sent.
  expect(compare([native], { arrived: { tokens: [] } })).toBeUndefined()
})

test('compare: what the wallet has changed is told as that', () => {
  const changed = { ...ofToken, to: OTHER }
  expect(compare([ofToken], { requests: [changed], arrived: { native: [], tokens: [changed] } })).toEqual({
    differences: ['to'],
    arrived: '0',
  })
  const full = { requests: [ofToken], arrived: tokens('1000') }
  expect(compare([ofToken], full, OTHER)).toEqual({ differences: ['from'], arrived: '1000' })
  const result = { outcome: { status: 'confirmed' }, differences: ['to', 'not-arrived'] } as const
  expect(transactionEnd({ result })).toBe('different')
})

test('compare: a transfer to oneself was made as asked, and nothing has arrived by it', () => {
  const own = { ...native, to: ADDRESS }
  expect(compare([own], { requests: [own], arrived: { native: [], tokens: [] } })).toEqual({
    differences: [],
    arrived: '0',
  })
})

test('compare: on a chain whose requests are what arrived, they are compared alone', () => {
  expect(compare([native], { requests: [native] })).toEqual({ differences: [], arrived: '1000' })
  expect(compare([native], { requests: [{ ...native, amount: '9' }] })).toEqual({
    differences: ['amount'],
    arrived: '9',
  })
})

test('compare: that nothing arrives by what was reverted is no difference', () => {
  const reverted = { requests: [ofToken], arrived: tokens(), isReverted: true } as const
  expect(compare([ofToken], reverted)).toEqual({ differences: [], arrived: '0' })
})

test('joined: several transactions of a batch have done together what each has done', () => {
  const sent = sentWith('0x1', { type: 'batch' })
  const parts = [
    { from: ADDRESS, requests: [native], arrived: { native: [native], tokens: [ofToken] } },
    { from: ADDRESS, requests: [call, ofToken], arrived: { native: [native], tokens: [ofToken] } },
  ]
  expect(joinContents(sent, parts)).toEqual({
    from: ADDRESS,
    requests: [native, call, ofToken],
    arrived: { native: [{ ...native, amount: '2000' }], tokens: [{ ...ofToken, amount: '2000' }] },
  })
  expect(joinContents(sent, [...parts, { from: OTHER }])).toEqual({ from: OTHER })
  expect(joinContents(sent, [{ from: ADDRESS, isReverted: true }])).toEqual({
    from: ADDRESS,
    isReverted: true,
  })
  expect(joinContents(sent, [])).toBeUndefined()
})

const transferTo = (to: string, amount = '1000') => ({ ...native, to, amount })

test.each<readonly [string, TransactionRequest, readonly TransactionRequest[], readonly string[]]>([
  ['another token', ofToken, [{ ...ofToken, tokenAddress: OTHER }], ['token']],
  ['the network’s currency for a token', ofToken, [native], ['token']],
  ['another receiver', native, [transferTo(OTHER)], ['to']],
  ['another amount', native, [transferTo(RECIPIENT, '9')], ['amount']],
  ['a call', native, [call], ['call']],
  ['a transfer for a call', call, [native], ['call']],
  ['nothing', native, [], ['call']],
  ['something more', native, [native, transferTo(OTHER)], ['more']],
  ['other data', call, [{ ...call, data: '0x12345679' }], ['call']],
  ['the same data in another case', { ...call, data: '0xab' }, [{ ...call, data: '0xAB' }], []],
  ['another contract', call, [{ ...call, to: OTHER }], ['to']],
  ['coins with a call', call, [{ ...call, amount: '1' }], ['amount']],
  ['no coins, said in another way', call, [{ ...call, amount: '0' }], []],
  [
    'the most similar of two',
    native,
    [transferTo(OTHER, '9'), transferTo(RECIPIENT, '9')],
    ['amount', 'more'],
  ],
  ['the equal one of two', native, [transferTo(OTHER), native], ['more']],
])('compare: %s is told as what it is', (_what, asked, requests, differences) => {
  expect(compare([asked], { requests })?.differences).toEqual(differences)
})

test('compare: of what was not stored, or was serialized elsewhere, nothing is known', () => {
  const found = { requests: [native], arrived: { native: [native], tokens: [] } }
  expect(compare([], found)).toBeUndefined()
  expect(compare([native, { type: 'serialized', transaction: 'AQ==' }], found)).toBeUndefined()
})

test('compare: that something more was called does not hide that nothing arrived', () => {
  const more = { requests: [ofToken, transferTo(OTHER)], arrived: tokens() }
  expect(compare([ofToken], more)).toEqual({ differences: ['more', 'not-arrived'], arrived: '0' })
})

test('joined: a batch of which one was reverted is reverted, and shown amounts are added where all have one', () => {
  const sent = sentWith('0x1', { type: 'batch' })
  const part = { from: ADDRESS, requests: [native], arrived: { native: [native], tokens: [] } }
  expect(joinContents(sent, [part, { ...part, isReverted: true }])).toMatchObject({ isReverted: true })
  expect(joinContents(sent, [part, part])).not.toHaveProperty('isReverted')
  const shown = (shownAmount?: string) => ({
    ...part,
    arrived: { native: [], tokens: [{ ...ofToken, ...(shownAmount && { shownAmount }) }] },
  })
  const arrivedOf = (...parts: readonly TransactionContents[]) => joinContents(sent, parts)?.arrived?.tokens
  expect(arrivedOf(shown('5'), shown('6'))).toEqual([{ ...ofToken, amount: '2000', shownAmount: '11' }])
  expect(arrivedOf(shown('5'), shown())).toEqual([{ ...ofToken, amount: '2000' }])
})
