import type { TransactionOutcome } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { TransactionResult } from './contract'
import { purpose, sentWith } from './test-support/transaction-page'
import { entryOf, ringStates, type TransactionEnd, transactionEnd, transactionHash } from './transaction-end'

test.each<readonly [TransactionEnd, TransactionResult | undefined]>([
  ['pending', undefined],
  ['confirmed', { outcome: { status: 'confirmed' }, differences: [] }],
  ['repriced', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' }, differences: [] }],
  ['unread', { outcome: { status: 'confirmed' } }],
  ['unread', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' } }],
  ['different', { outcome: { status: 'confirmed' }, differences: ['call'] }],
  ['reverted', { outcome: { status: 'reverted', id: '0x1' }, differences: ['call'] }],
  ['not-arrived', { outcome: { status: 'reverted', id: '0x1' }, differences: ['not-arrived'] }],
  ['cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: '0x1' } }],
  ['expired', { outcome: { status: 'expired' } }],
])('end of a transaction: %s', (end, result) => {
  expect(transactionEnd(result && { result })).toBe(end)
})

test.each<readonly ['transaction' | 'batch', string, string | undefined, TransactionOutcome | undefined]>([
  ['transaction', 'pending', '0xsent', undefined],
  ['transaction', 'confirmed', '0xsent', { status: 'confirmed' }],
  ['transaction', 'repriced', '0x1', { status: 'replaced', reason: 'repriced', id: '0x1' }],
  ['transaction', 'replaced by an unknown one', '0xsent', { status: 'replaced', reason: 'replaced' }],
  ['transaction', 'expired', '0xsent', { status: 'expired' }],
  ['batch', 'pending', undefined, undefined],
  ['batch', 'confirmed without a receipt', undefined, { status: 'confirmed' }],
  ['batch', 'confirmed', '0x1', { status: 'confirmed', id: '0x1' }],
])('hash of a %s: %s', (type, _name, hash, outcome) => {
  const result = outcome && { outcome }
  expect(transactionHash({ sent: { type, id: '0xsent' }, result })).toBe(hash)
})

test('end of a transaction: a batch of which a part was executed has not failed', () => {
  const outcome: TransactionOutcome = { status: 'reverted', id: '0x1', isPartial: true }
  expect(transactionEnd({ result: { outcome } })).toBe('partial')
  expect(transactionEnd({ result: { outcome, differences: ['call'] } })).toBe('partial')
})

test('end of a transaction: dropped while the network does not know it, unless it has decided', () => {
  expect(transactionEnd({ isDropped: true })).toBe('dropped')
  expect(transactionEnd({ isDropped: true, result: { outcome: { status: 'expired' } } })).toBe('expired')
})

test('entry of a transaction: that of its own network and kind', () => {
  const result: TransactionResult = { outcome: { status: 'confirmed', id: '0x1' } }
  const sent = sentWith('0x1', { networkId: 'eip155:8453' })
  const state = { entries: [{ ...purpose, sent, sentAtMs: 0, result }] }
  expect(entryOf(state, { ...sent, connectionId: 'c2' })?.result).toBe(result)
  expect(entryOf(state, sentWith('0x1'))).toBeUndefined()
  expect(entryOf(state, { ...sent, type: 'batch' })).toBeUndefined()
})

test('ring: only what went wrong on the chain is shown as failed, not what the user did in the wallet', () => {
  const failed = Object.entries(ringStates).filter(([, state]) => state === 'failed')
  expect(failed.map(([end]) => end).sort()).toEqual(['arrived-less', 'different', 'not-arrived', 'reverted'])
})
