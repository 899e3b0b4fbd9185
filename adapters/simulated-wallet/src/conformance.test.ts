import { expect, test } from 'vitest'
import { createConformanceWallet, createSolanaConformanceWallet } from './conformance'
import { featuresOf } from './test-support/standard-features'

test('conformance wallet: counts requests and listeners, and responds with nonsense when scripted', async () => {
  const { provider, wallet } = await createConformanceWallet()
  const received: unknown[] = []
  const listener = (said: unknown): void => void received.push(said)
  provider.on('chainChanged', listener)
  expect([wallet.prompts, wallet.listeners]).toEqual([0, 1])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([wallet.accounts[0]])
  wallet.sendMalformed(42)
  expect(await provider.request({ method: 'eth_accounts' })).toBe(42)
  provider.removeListener('chainChanged', listener)
  wallet.sendMalformed(43)
  expect(received).toEqual([42])
  expect([wallet.prompts, wallet.listeners]).toEqual([1, 0])
  expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_accounts'])
})

test('conformance wallet on Solana: counts requests and listeners, and responds with nonsense when scripted', async () => {
  const { standardWallet, wallet } = await createSolanaConformanceWallet()
  const { connect, on } = featuresOf(standardWallet)
  const received: unknown[] = []
  const off = on('change', (said) => void received.push(said))
  expect([wallet.prompts, wallet.listeners]).toEqual([0, 1])
  expect(await connect()).toMatchObject({ accounts: [{ address: wallet.accounts[0] }] })
  expect(standardWallet.accounts).toMatchObject([{ address: wallet.accounts[0] }])
  wallet.sendMalformed(42)
  expect(await connect({ silent: true })).toBe(42)
  off()
  await wallet.revoke()
  expect(received).toMatchObject([{ accounts: [{ address: wallet.accounts[0] }] }, 42])
  expect([wallet.prompts, wallet.listeners]).toEqual([1, 0])
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect', 'standard:connect'])
})
