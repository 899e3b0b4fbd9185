import type { TransactionRequest, Transfer } from '@latchkey/session/contract'
import { connectedTarget } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { TrackedTransaction } from '../contract'
import { purpose, RECIPIENT, sentWith, transfer } from '../test-support/transaction-page'
import { keyOf } from '../tracked-entry'
import {
  arrivedOf,
  contentsOf,
  isSameTransfer,
  limitEntries,
  mergeEntries,
  readEntries,
  undecidedSame,
} from './entries'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const confirmed = { outcome: { status: 'confirmed' } } as const
const entry = (id: number, more: Partial<TrackedTransaction> = {}): TrackedTransaction => ({
  ...purpose,
  sent: sentWith(`0x${id}`),
  sentAtMs: id,
  ...more,
})
const idsOf = (entries: readonly TrackedTransaction[]) => entries.map(({ sent: { id } }) => id)

test('entry: the same id is another transaction on another network, and of a batch in another wallet', () => {
  const key = (change: object) => keyOf({ sent: sentWith('0x1', change) })
  expect(key({})).toBe(key({ connectionId: 'other' }))
  expect(key({})).not.toBe(key({ networkId: 'eip155:8453' }))
  expect(key({})).not.toBe(key({ type: 'batch' }))
  expect(key({ type: 'batch' })).not.toBe(key({ type: 'batch', connectionId: 'other' }))
})

test('entries: both lists are joined, the newest first, in the same order from either side', () => {
  const [one, two, three] = [entry(1), entry(2), entry(3)]
  expect(idsOf(mergeEntries([one, three], [two]))).toEqual(['0x3', '0x2', '0x1'])
  const [left, right] = [entry(5, { sentAtMs: 9 }), entry(6, { sentAtMs: 9 })]
  expect(idsOf(mergeEntries([left], [right]))).toEqual(idsOf(mergeEntries([right], [left])))
})

const seen = { sent: sentWith('0x1', { seen: { from: '0x', nonce: '1', value: '0', data: '0x' } }) }

test.each<[string, Partial<TrackedTransaction>, Partial<TrackedTransaction>]>([
  ['what a feature knows comes before what the page has sent', {}, { isOfPage: true, result: confirmed }],
  ['a result comes before none', { result: confirmed, requests: [] }, seen],
  ['what the network has comes before nothing', { ...seen, requests: [] }, {}],
  ['what was requested comes before nothing', {}, { requests: [] }],
])('entries: of one transaction, %s', (_what, more, less) => {
  const [known, other] = [entry(1, more), entry(1, less)]
  expect(mergeEntries([known], [other])).toEqual([known])
  expect(mergeEntries([other], [known])).toEqual([known])
})

test('entries: of one transaction of which both know the same, that of the first list stays', () => {
  const [first, other] = [entry(1, { symbol: 'A' }), entry(1, { symbol: 'B' })]
  expect(mergeEntries([first], [other])).toEqual([first])
})

test('entries: those that are read are the newest ninety-nine without an outcome', () => {
  const all = Array.from({ length: 150 }, (_, index) =>
    entry(index, index % 3 === 0 ? { result: confirmed } : {}),
  )
  const read = readEntries(all)
  expect(read).toHaveLength(99)
  expect(read.every(({ result }) => result === undefined)).toBe(true)
  expect(read[0]).toBe(all[1])
})

test('entries: at most 140 undecided ones are kept, and the twenty that were decided last', () => {
  const undecided = Array.from({ length: 150 }, (_, index) => entry(1_000 - index))
  const decided = Array.from({ length: 30 }, (_, index) =>
    entry(500 - index, { result: confirmed, doneAtMs: 1_000 + index }),
  )
  const kept = limitEntries([...undecided, ...decided])
  expect(kept.slice(0, 140)).toEqual(undecided.slice(0, 140))
  expect(kept.slice(140)).toEqual(decided.slice(10))
  // Of one whose time is not known, that at which it was sent counts.
  const untimed = entry(2_000, { result: confirmed })
  expect(limitEntries([...decided, untimed])).toContain(untimed)
})

test('arrived: is known with its unit alone', () => {
  const result = { ...confirmed, arrived: '5' }
  expect(arrivedOf({ result, decimals: 6, symbol: 'USDC' })).toEqual({
    value: '5',
    decimals: 6,
    symbol: 'USDC',
  })
  expect(arrivedOf({ result: confirmed, decimals: 6, symbol: 'USDC' })).toBeUndefined()
  expect(arrivedOf({ result, symbol: 'USDC' })).toBeUndefined()
  expect(arrivedOf({ result, decimals: 6 })).toBeUndefined()
  expect(arrivedOf({ decimals: 6, symbol: 'USDC' })).toBeUndefined()
})

test('transfers: are the same whatever the case of their addresses, where that says nothing', () => {
  const ofToken: Transfer = { ...transfer, tokenAddress: TOKEN }
  const isSame = (one: Transfer, other: Transfer) => isSameTransfer(one, other, 'eip155:1')
  expect(
    isSame(ofToken, { ...ofToken, to: RECIPIENT.toLowerCase(), tokenAddress: TOKEN.toLowerCase() }),
  ).toBe(true)
  expect(isSame(ofToken, transfer)).toBe(false)
  expect(isSame(transfer, { ...transfer, amount: '1' })).toBe(false)
  const onSolana = { ...transfer, to: 'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH' }
  expect(isSameTransfer(onSolana, { ...onSolana, to: onSolana.to.toLowerCase() }, 'solana:a')).toBe(false)
})

test('requests: do the same however their addresses, amounts and calls are written', () => {
  const same = (one: TransactionRequest, other: TransactionRequest) =>
    contentsOf([one]) === contentsOf([other])
  const call = { type: 'call', to: TOKEN, data: '0xAB', amount: '0' } as const
  expect(same(transfer, { ...transfer, to: RECIPIENT.toLowerCase(), amount: `00${transfer.amount}` })).toBe(
    true,
  )
  expect(same(call, { type: 'call', to: TOKEN.toLowerCase(), data: '0xab' })).toBe(true)
  expect(same({ ...call, amount: '00' }, call)).toBe(true)
  expect(same(transfer, { ...transfer, amount: `${transfer.amount}0` })).toBe(false)
  expect(same(transfer, { ...transfer, tokenAddress: TOKEN })).toBe(false)
  expect(same(call, { ...call, data: '0xac' })).toBe(false)
  expect(same(call, { ...call, amount: '1' })).toBe(false)
  expect(same({ type: 'serialized', transaction: 'Aa' }, { type: 'serialized', transaction: 'AA' })).toBe(
    false,
  )
  expect(contentsOf([transfer])).not.toBe(contentsOf([transfer, transfer]))
})

const unanswered = { ...purpose, id: 'a', target: connectedTarget, askedAtMs: 0 }
const at = { networkId: connectedTarget.networkId, connectionId: connectedTarget.connectionId } as const

test('undecided: what is open in the same wallet is shown there, and in another one it counts', () => {
  const open = { entries: [], unanswered: [{ ...unanswered, isOpen: true as const }] }
  expect(undecidedSame(open, transfer, at)).toBeUndefined()
  expect(undecidedSame(open, transfer, { ...at, connectionId: 'other' })).toBeDefined()
  expect(undecidedSame({ entries: [], unanswered: [unanswered] }, transfer, at)).toBe(unanswered)
  expect(
    undecidedSame({ entries: [], unanswered: [unanswered] }, transfer, { networkId: 'eip155:10' }),
  ).toBeUndefined()
})

test('undecided: those that are compared themselves are none', () => {
  const state = { entries: [], unanswered: [unanswered] }
  expect(undecidedSame(state, transfer, at, ({ id }) => id === 'a')).toBeUndefined()
  expect(undecidedSame(state, transfer, at, ({ id }) => id === 'b')).toBe(unanswered)
  const call = { type: 'call', to: RECIPIENT, data: '0x' } as const
  expect(undecidedSame({ entries: [entry(1, { requests: [call] })] }, transfer, at)).toBeUndefined()
})
