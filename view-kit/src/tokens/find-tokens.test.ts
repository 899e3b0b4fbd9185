import type { TokenHolding } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { findTokens, namesakes } from './token-list'

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

test('namesakes: tokens of one name or symbol, in any case, width and spacing, and no others', () => {
  const dollar = token('USD Coin', 'USDC', '0x1')
  const other = token('Another', 'usdc', '0x2')
  const wide = token('ＵＳＤ Coin', 'X', '0x3')
  const spaced = token('Y', 'US\u200bDC ', '0x5')
  const twice = token('LEAF', 'LEAF', '0x4')
  expect(namesakes([...items, dollar])).toEqual(new Set())
  expect(namesakes([...items, dollar, other, wide, spaced])).toEqual(new Set([dollar, other, wide, spaced]))
  expect(namesakes([...items, twice])).toEqual(new Set([items[2], twice]))
})
