import { expect, test } from 'vitest'
import type { TokenHolding } from '../contract/assets'
import { findTokens } from './find-tokens'

const token = (name: string, symbol: string, address?: string): TokenHolding => ({
  networkId: 'eip155:1',
  name,
  symbol,
  decimals: 18,
  value: '1',
  ...(address === undefined ? {} : { address }),
})
const items = [
  token('Ether', 'ETH'),
  token('Harbour Dollar', 'HUSD', '0xAbC1'),
  token('Leaf', 'LEAF', '0xdef2'),
]

test.each([
  ['', 3],
  ['eth', 1],
  ['DOLLAR', 1],
  ['0xabc', 1],
  ['bc1', 0],
  ['nothing', 0],
])('findTokens: “%s” finds %i', (query, count) => {
  expect(findTokens(items, query)).toHaveLength(count)
})
