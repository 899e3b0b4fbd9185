import { type Chain, hexToBigInt } from 'viem'
import * as chains from 'viem/chains'
import { expect, test } from 'vitest'
import type { EvmNetwork } from './index'
import * as networks from './index'

const pairs: readonly (readonly [ours: EvmNetwork, viems: Chain])[] = [
  [networks.mainnet, chains.mainnet],
  [networks.optimism, chains.optimism],
  [networks.polygon, chains.polygon],
  [networks.arbitrum, chains.arbitrum],
  [networks.base, chains.base],
  [networks.avalanche, chains.avalanche],
  [networks.bsc, chains.bsc],
  [networks.gnosis, chains.gnosis],
  [networks.celo, chains.celo],
  [networks.sepolia, chains.sepolia],
  [networks.baseSepolia, chains.baseSepolia],
]

test('networks: none is left out of the comparison', () => {
  expect(Object.keys(networks)).toHaveLength(pairs.length)
})

test.each(pairs)('network $name: the facts are those of viem', (ours, viems) => {
  expect({ ...ours, rpcUrls: undefined, contracts: undefined }).toEqual({
    id: viems.id,
    name: viems.name,
    nativeCurrency: viems.nativeCurrency,
    blockExplorers: {
      default: { name: viems.blockExplorers?.default.name, url: viems.blockExplorers?.default.url },
    },
    rpcUrls: undefined,
    contracts: undefined,
    ...(viems.testnet ? { testnet: true } : {}),
  })
  const multicall = viems.contracts?.multicall3?.address
  expect(hexToBigInt(ours.contracts?.multicall3?.address ?? '0x0')).toBe(hexToBigInt(multicall ?? '0x1'))
  const resolver = ours.contracts?.ensUniversalResolver?.address
  expect(resolver?.toLowerCase()).toBe(
    ours.id === 1 ? viems.contracts?.ensUniversalResolver?.address.toLowerCase() : undefined,
  )
  expect(ours.rpcUrls.default.http.every((url) => url.startsWith('https://'))).toBe(true)
})
