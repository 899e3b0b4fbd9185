import type { Network, TokenHolding } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { normalizeTokens } from './normalize-tokens'
import { totalUsd } from './state'
import { createFakeCloud } from './test-support/fake-cloud'
import { BALANCE, entry, page, usdc, wire, wireEther } from './test-support/tokens-page'

const network: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  namespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'SOL', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://rpc.example'],
}
const share: TokenHolding = {
  networkId: network.id,
  address: 'XsDoVfqeBukxuZHWhdvWHBhgEHjGNst4MLodqsJHzoB',
  name: 'Share',
  symbol: 'SHx',
  decimals: 8,
  value: '300000000',
  priceUsd: 10,
  scale: { chain: '100000000', shown: '300000000' },
}
const normalize = (one: TokenHolding) =>
  normalizeTokens([one], network, (url): url is string => url === 'https://i.example')

test('tokens: one of which wallets show another amount keeps it, and its worth is that of what is shown', () => {
  expect(normalize(share)).toEqual([share])
  expect(totalUsd({ status: 'known', items: normalize(share), source: 'network', readAtMs: 0 })).toBe(30)
})

test.each([
  [{ chain: '0', shown: '1' }],
  [{ chain: '1', shown: '0' }],
  [{ chain: '-1', shown: '1' }],
  [{ chain: '1.5', shown: '1' }],
])('tokens: the scale %j is none', (scale) => {
  expect(normalize({ ...share, scale })[0]).not.toHaveProperty('scale')
})

test('tokens: of a service’s list, an amount that wallets show otherwise is theirs', async () => {
  const scale = { chain: '2500000', shown: '5000000' }
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire(), wireEther] } })
  const made = page({ cloud, scaled: async () => [{ ...usdc, name: 'US', value: '5000000', scale }] })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({
    source: 'service',
    items: [
      { name: 'Ether', value: '7' },
      { ...usdc, value: '5000000', scale, priceUsd: 1 },
    ],
  })
  expect(totalUsd(entry(made))).toBe(5)
})

test('tokens: if nobody tells what wallets show, the service’s list is marked as incomplete', async () => {
  const cloud = createFakeCloud({ [BALANCE]: { balances: [wire(), wireEther] } })
  const made = page({ cloud, scaled: () => Promise.reject(new Error('refused')) })
  await made.portfolio.loadTokens()
  expect(entry(made)).toMatchObject({
    source: 'service',
    failedAtMs: 0,
    items: [{ name: 'Ether' }, { ...usdc, value: '2500000' }],
  })
})
