import { expect, test } from 'vitest'
import { createConformanceWallet } from './conformance'

test('conformance wallet: counts questions and listeners, and says nonsense when told to', async () => {
  const { provider, wallet } = await createConformanceWallet()
  const heard: unknown[] = []
  const listener = (said: unknown): void => void heard.push(said)
  provider.on('chainChanged', listener)
  expect([wallet.prompts, wallet.listeners]).toEqual([0, 1])
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([wallet.accounts[0]])
  wallet.babble(42)
  expect(await provider.request({ method: 'eth_accounts' })).toBe(42)
  provider.removeListener('chainChanged', listener)
  wallet.babble(43)
  expect(heard).toEqual([42])
  expect([wallet.prompts, wallet.listeners]).toEqual([1, 0])
  expect(wallet.requests.map(({ method }) => method)).toEqual(['eth_requestAccounts', 'eth_accounts'])
})
