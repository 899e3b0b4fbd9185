import type { TokenHolding } from '@latchkey/session/contract'
import { mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { tokenFacts } from './request-facts'

const usdc: TokenHolding = {
  networkId: mainnet.id,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  value: '0',
  priceUsd: 1,
}
const address = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'

test('tokenFacts: a token that the page knows wins over what its contract states', () => {
  expect(tokenFacts({ address, symbol: 'FAKE', decimals: 6 }, [usdc], mainnet)).toMatchObject({
    symbol: 'USDC',
    decimals: 6,
    priceUsd: 1,
  })
  expect(tokenFacts({ address }, [usdc], mainnet)).toMatchObject({ symbol: 'USDC', decimals: 6 })
  expect(tokenFacts({ address, symbol: 'FAKE', decimals: 2 }, [], mainnet)).toEqual({
    symbol: 'FAKE',
    decimals: 2,
  })
  expect(tokenFacts({ address: '0x1' }, [usdc], mainnet)).toEqual({})
})

test('tokenFacts: without decimals if the page and the contract do not agree on them', () => {
  expect(tokenFacts({ address, symbol: 'USDC', decimals: 6 }, [{ ...usdc, decimals: 9 }], mainnet)).toEqual({
    symbol: 'USDC',
  })
})

test('tokenFacts: symbol and decimals of the native currency come from the network, its price from the page', () => {
  const { address: _, ...own } = usdc
  expect(tokenFacts({}, [own], mainnet)).toMatchObject({ symbol: 'ETH', decimals: 18, priceUsd: 1 })
  expect(tokenFacts({}, [], undefined)).toEqual({})
})

test('tokenFacts: the case of an address is significant unless it is an EVM address', () => {
  const mint: TokenHolding = {
    ...usdc,
    networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    address: 'Mint',
  }
  expect(tokenFacts({ address: 'mint' }, [mint], undefined)).toEqual({})
  expect(tokenFacts({ address: 'Mint' }, [mint], undefined)).toMatchObject({ symbol: 'USDC' })
})
