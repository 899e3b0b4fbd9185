import { expect, test } from 'vitest'
import type { HistoryTransfer } from '../contract'
import { mergeTransfers } from './merge-transfers'

type Given = readonly [
  direction: HistoryTransfer['direction'],
  quantity: string,
  name: string,
  valueUsd?: number,
]
const transfer = ([direction, quantity, name, valueUsd]: Given): HistoryTransfer => ({
  kind: 'token',
  direction,
  quantity,
  name,
  symbol: name,
  ...(valueUsd === undefined ? {} : { valueUsd }),
})
const shown = (given: readonly Given[]): readonly string[] =>
  mergeTransfers(given.map(transfer)).map(
    ({ direction, quantity, name }) => `${direction} ${quantity} ${name}`,
  )

test.each<readonly [string, readonly Given[], readonly string[]]>([
  [
    'adds up the same token',
    [
      ['in', '100', 'A'],
      ['in', '50', 'A'],
    ],
    ['in 150 A'],
  ],
  [
    'leaves different tokens alone',
    [
      ['in', '100', 'A'],
      ['in', '200', 'B'],
    ],
    ['in 100 A', 'in 200 B'],
  ],
  [
    'puts what was given first',
    [
      ['in', '100', 'USDC'],
      ['out', '0.05', 'ETH'],
    ],
    ['out 0.05 ETH', 'in 100 USDC'],
  ],
  [
    'takes a fee in the token that came for one',
    [
      ['in', '0.224784', 'USDC'],
      ['out', '1', 'POL'],
      ['out', '0.005830', 'USDC'],
    ],
    ['out 1 POL', 'in 0.224784 USDC'],
  ],
  [
    'takes change and dust for what they are',
    [
      ['in', '0.3354', 'POL'],
      ['out', '0.0306', 'POL'],
      ['out', '2.8e-12', 'POL'],
      ['out', '0.0954', 'USDC'],
    ],
    ['out 0.0954 USDC', 'in 0.3354 POL'],
  ],
  [
    'keeps a tenth',
    [
      ['in', '10', 'A'],
      ['out', '1', 'A'],
    ],
    ['out 1 A', 'in 10 A'],
  ],
  [
    'drops less than a tenth',
    [
      ['in', '10', 'A'],
      ['out', '0.99', 'A'],
    ],
    ['in 10 A'],
  ],
  [
    'shows the two that are worth most',
    [
      ['out', '1', 'A', 1],
      ['out', '1', 'B', 30],
      ['in', '1', 'C', 20],
    ],
    ['out 1 B', 'in 1 C'],
  ],
])('transfers: %s', (_name, given, expected) => {
  expect(shown(given)).toEqual(expected)
})

test('transfers: unnamed ones are never added up, and the input is not changed', () => {
  const nameless: HistoryTransfer = { kind: 'nft', direction: 'in', quantity: '1' }
  const given = [nameless, nameless]
  expect(mergeTransfers(given)).toEqual(given)
  expect(mergeTransfers([])).toEqual([])
  const frozen = [transfer(['in', '1', 'A']), transfer(['in', '2', 'A'])].map((one) => Object.freeze(one))
  expect(mergeTransfers(frozen)).toMatchObject([{ quantity: '3' }])
})
