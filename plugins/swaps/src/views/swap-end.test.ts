import type { TransactionResult } from '@latchkey/pending-transactions/contract'
import { expect, test } from 'vitest'
import { swapEnd } from './swap-end'

test.each<readonly [string, TransactionResult | undefined]>([
  ['pending', undefined],
  ['confirmed', { outcome: { status: 'confirmed' }, differences: [] }],
  ['confirmed', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' }, differences: [] }],
  ['unread', { outcome: { status: 'confirmed' } }],
  ['unread', { outcome: { status: 'replaced', reason: 'repriced', id: '0x1' } }],
  ['different', { outcome: { status: 'confirmed' }, differences: ['call'] }],
  ['reverted', { outcome: { status: 'reverted', id: '0x1' }, differences: ['call'] }],
  ['cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: '0x1' } }],
  ['timed-out', { outcome: { status: 'timed-out' } }],
])('end of a swap: %s', (end, result) => {
  expect(swapEnd(result)).toBe(end)
})
