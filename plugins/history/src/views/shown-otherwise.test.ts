import type { TokensEntry } from '@latchkey/portfolio/contract'
import { expect, test } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from '../contract'
import { scaledSymbols } from './shown-otherwise'

const holding = (symbol: string, shown?: string) => ({
  networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' as const,
  name: symbol,
  symbol,
  decimals: 6,
  value: '5',
  ...(shown !== undefined && { scale: { chain: '5', shown } }),
})
const tokens: TokensEntry = {
  status: 'known',
  readAtMs: 0,
  source: 'service',
  items: [holding('USDC'), holding('PYUSD', '6'), holding('AAPLx', '6'), holding('TSLAx', '6')],
}
const moving = (...symbols: readonly string[]): HistoryTransaction => ({
  id: symbols.join(),
  type: 'send',
  status: 'confirmed',
  minedAtMs: 0,
  transfers: symbols.map((symbol): HistoryTransfer => ({ kind: 'token', direction: 'out', symbol })),
})

test('scaled: listed tokens that the account holds and whose mint multiplies them, each once', () => {
  expect(scaledSymbols(tokens, [moving('USDC', 'PYUSD'), moving('AAPLx'), moving('PYUSD')])).toEqual([
    'PYUSD',
    'AAPLx',
  ])
})

test('scaled: nothing is said of what is not known', () => {
  expect(scaledSymbols(undefined, [moving('PYUSD')])).toEqual([])
  expect(scaledSymbols({ status: 'failed', failedAtMs: 0 }, [moving('PYUSD')])).toEqual([])
  expect(scaledSymbols(tokens, [moving('USDC', 'OTHER')])).toEqual([])
  const nft: HistoryTransaction = {
    ...moving(),
    transfers: [{ kind: 'nft', direction: 'in', name: 'PYUSD', symbol: 'PYUSD' }],
  }
  expect(scaledSymbols(tokens, [nft])).toEqual([])
})
