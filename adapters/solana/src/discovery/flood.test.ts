import { expect, test, vi } from 'vitest'
import { createFakeWallet } from '../test-support/fake-wallet'
import { registerLate, type WalletRegistry } from '../test-support/register'
import { createWalletPage, type WalletPage } from '../test-support/wallet-page'

const named = (name: string) => createFakeWallet({ parts: { name } }).wallet
const registryOf = ({ dispatched }: WalletPage): WalletRegistry => dispatched[0]?.detail as WalletRegistry

test('flood: a thousand wallets are listed of any number that register, whenever they do', async () => {
  const page = createWalletPage()
  page.latchkey.start()
  for (let n = 0; n < 600; n += 1) registryOf(page).register(named(`Early ${n}`))
  await vi.waitFor(() => expect(page.names()).toHaveLength(500))
  const leave = registerLate(page.browser, ...Array.from({ length: 2_000 }, (_, n) => named(`Late ${n}`)))
  expect(page.names()).toHaveLength(1_000)
  leave()
  expect(page.names()).toHaveLength(500)
})

test('flood: a wallet is listed behind more registrations than are kept until there is a list', async () => {
  const page = createWalletPage()
  page.latchkey.start()
  for (let n = 0; n < 600; n += 1) registryOf(page).register(named(`Early ${n}`))
  await vi.waitFor(() => expect(page.dispatched).toHaveLength(2))
  expect(page.dispatched.map(({ name }) => name)).toEqual(Array(2).fill('wallet-standard:app-ready'))
  const [, again] = page.dispatched
  Object(again?.detail).register(named('Own'))
  expect(page.names()).toContain('Own')
})

test('flood: a remembered wallet is listed behind any number of others', async () => {
  const entry = {
    walletId: 'x',
    connectorId: 'wallet-standard:Own',
    accounts: [{ namespace: 'solana', address: 'A' }],
    networkIds: {},
  } as const
  const page = createWalletPage({ session: [{ remembered: [entry] }] })
  page.latchkey.start()
  registerLate(page.browser, ...Array.from({ length: 1_100 }, (_, n) => named(`Wallet ${n}`)))
  for (let n = 0; n < 30; n += 1) registerLate(page.browser, named('Own'))
  await vi.waitFor(() => expect(page.names().filter((name) => name === 'Own')).toHaveLength(20))
})
