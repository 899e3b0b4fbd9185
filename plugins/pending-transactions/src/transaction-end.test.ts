import { expect, test } from 'vitest'
import type { TransactionResult } from './contract'
import { type TransactionEnd, transactionEnd } from './transaction-end'

test.each<readonly [TransactionEnd, TransactionResult | undefined]>([
  ['pending', undefined],
  ['confirmed', { outcome: { status: 'confirmed' }, differences: [] }],
  ['repriced', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' }, differences: [] }],
  ['unread', { outcome: { status: 'confirmed' } }],
  ['unread', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' } }],
  ['different', { outcome: { status: 'confirmed' }, differences: ['call'] }],
  ['reverted', { outcome: { status: 'reverted', id: '0x1' }, differences: ['call'] }],
  ['cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: '0x1' } }],
  ['timed-out', { outcome: { status: 'timed-out' } }],
  ['expired', { outcome: { status: 'timed-out', reason: 'expired' } }],
])('end of a transaction: %s', (end, result) => {
  expect(transactionEnd(result)).toBe(end)
})
