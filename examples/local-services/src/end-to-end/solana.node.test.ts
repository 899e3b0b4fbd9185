import { expect, test, vi } from 'vitest'
import { setUpServices } from './set-up-services'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const { open, setFault, callsOf } = setUpServices()

test('Solana: tokens come from the service without NFTs, and no name is requested', async () => {
  const page = await open({})
  await page.portfolio.loadTokens()
  const entry = page.state().tokens[page.key]
  expect(entry).toMatchObject({ status: 'known', source: 'service' })
  const items = entry?.status === 'known' ? entry.items : []
  expect(items.map(({ symbol, priceUsd }) => [symbol, priceUsd])).toEqual([
    ['SOL', 160],
    ['USDC', 1],
    ['PYUSD', 1],
    ['BONK', 0.00002],
  ])
  await page.until(() => page.state().native[page.key]?.status === 'known')
  expect(page.state().native[page.key]).toMatchObject({ value: '1000000000000', decimals: 9, symbol: 'SOL' })
  expect(await callsOf('data:identity')).toEqual([])
})

test('Solana: when the service fails, the tokens are read from the network', async () => {
  const fault = { service: 'data:balance', kind: 'status', status: 500 }
  await setFault(fault)
  const page = await open({})
  await page.portfolio.loadTokens()
  const entry = page.state().tokens[page.key]
  expect(entry).toMatchObject({ status: 'known', source: 'network', failedAtMs: expect.any(Number) })
  const items = entry?.status === 'known' ? entry.items : []
  expect(items.map(({ decimals }) => decimals).sort()).toEqual([5, 6, 6, 9])
  expect(page.notices).toHaveLength(1)
})
