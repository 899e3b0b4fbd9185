import { SwitchChainError, UserRejectedRequestError } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { alice, bob } from '../../../plugins/session/src/test-support/fake-connector'
import { latchkeyConnector } from './latchkey-connector'
import { connect, openPage } from './test-support/page'
import { warningsDuring } from './test-support/warnings-during'

const tab = 0

test('connect: opens the dialog, and resolves with what the user connected there', async () => {
  const page = await openPage()
  const connecting = page.wagmi.connect(page.config, { connector: page.connector })
  await page.go({ kind: 'turns', count: 1 })
  expect(page.session.test.shownView()).toBe('Connect')
  await page.go(...connect('a'))
  await expect(connecting).resolves.toEqual({ accounts: [alice.address], chainId: 1 })
  expect(page.session.test.shownView()).toBeUndefined()
})

test('connect: opens no dialog while a wallet is connected', async () => {
  const page = await openPage()
  await page.go(...connect('a'))
  await expect(page.connector.connect()).resolves.toEqual({ accounts: [alice.address], chainId: 1 })
  await expect(page.connector.connect({ withCapabilities: true })).resolves.toEqual({
    accounts: [{ address: alice.address, capabilities: {} }],
    chainId: 1,
  })
  expect(page.session.test.shownView()).toBeUndefined()
})

test('connect: rejects as wagmi’s connectors do when the user leaves the dialog', async () => {
  const page = await openPage()
  const connecting = expect(
    page.wagmi.connect(page.config, { connector: page.connector }),
  ).rejects.toBeInstanceOf(UserRejectedRequestError)
  await page.go({ kind: 'turns', count: 1 }, { kind: 'leave', tab })
  await connecting
  expect(page.config.state.status).toBe('disconnected')
})

test('connect: to a chain of Latchkey switches the wallet, which may stay on its own', async () => {
  const page = await openPage()
  await page.go(...connect('a'))
  await expect(page.connector.connect({ chainId: 8453 })).resolves.toMatchObject({ chainId: 8453 })
  await page.go({ kind: 'declines', id: 'a' })
  await expect(page.connector.connect({ chainId: 1 })).resolves.toMatchObject({ chainId: 8453 })
})

test.each([
  [100, 'evm({ networks })'],
  [137, 'chains'],
] as const)('chain %d, which is missing in %s: nothing is asked of the user', async (chainId, missingIn) => {
  const page = await openPage()
  const refusal = { cause: { code: 'CHAIN_NOT_SHARED', details: { chainId: `${chainId}`, missingIn } } }
  await expect(page.connector.connect({ chainId })).rejects.toMatchObject(refusal)
  expect(page.session.test.shownView()).toBeUndefined()
  await page.go(...connect('a'))
  const { prompts } = page.world.wallets.a
  const switching = page.wagmi.switchChain(page.config, { chainId })
  await expect(switching).rejects.toBeInstanceOf(SwitchChainError)
  await expect(switching).rejects.toMatchObject(refusal)
  expect(page.world.wallets.a.prompts).toBe(prompts)
})

test('switchChain: resolves with the chain, rejects when the user declines, and when the wallet does not do it', async () => {
  const page = await openPage()
  await page.go(...connect('a'))
  await expect(page.wagmi.switchChain(page.config, { chainId: 8453 })).resolves.toMatchObject({ id: 8453 })
  await page.go({ kind: 'declines', id: 'a' })
  const declined = page.wagmi.switchChain(page.config, { chainId: 1 })
  await expect(declined).rejects.toBeInstanceOf(UserRejectedRequestError)
  await page.go({ kind: 'lies', id: 'a' })
  const stayed = page.wagmi.switchChain(page.config, { chainId: 1 })
  await expect(stayed).rejects.toBeInstanceOf(SwitchChainError)
  expect(page.session.api.active()?.networkId).toBe('eip155:8453')
})

test('isAuthorized: waits for the remembered wallet after a reload', async () => {
  const page = await openPage()
  await expect(page.connector.isAuthorized()).resolves.toBe(false)
  await page.go(...connect('a'))
  const delay = 30
  await page.go({ kind: 'reload', tab, reconnectOnMount: false, delay })
  const authorized = page.connector.isAuthorized()
  expect(page.session.api.active()).toBeUndefined()
  await expect(authorized).resolves.toBe(true)
})

test('disconnect: ends the active EVM connection in Latchkey, and no other', async () => {
  const page = await openPage()
  await page.go(...connect('a'), ...connect('b'), { kind: 'connect', tab, id: 's' })
  await page.connector.disconnect()
  expect(Object.keys(page.session.state().connections)).toEqual(['a', 's'])
})

test('provider: is the same one before, during and after a connection, and asks the active wallet', async () => {
  const page = await openPage()
  const provider = await page.connector.getProvider()
  if (!isProvider(provider)) throw new Error('That is no provider.')
  await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4900 })
  await page.go(...connect('a'), { kind: 'account', id: 'b', account: 'bob' }, ...connect('b'))
  const signing = { method: 'personal_sign', params: ['0x68', bob.address] }
  await expect(provider.request(signing)).resolves.toBe('0x')
  const ofOther = { method: 'personal_sign', params: ['0x68', alice.address] }
  await expect(provider.request(ofOther)).rejects.toMatchObject({ code: 4100 })
  await expect(page.connector.getProvider()).resolves.toBe(provider)
})

test('provider: emits what changes, also when another wallet becomes the active one', async () => {
  const page = await openPage()
  const provider = await page.connector.getProvider()
  if (!isProvider(provider)) throw new Error('That is no provider.')
  const events: unknown[] = []
  const listeners = ['connect', 'disconnect', 'accountsChanged', 'chainChanged'].map(
    (event) => [event, (payload: unknown) => void events.push(event, payload)] as const,
  )
  for (const [event, listener] of listeners) provider.on(event, listener)
  await page.go(...connect('a'))
  expect(events.splice(0)).toEqual(['connect', { chainId: '0x1' }, 'accountsChanged', [alice.address]])
  await page.go({ kind: 'network', id: 'a', networkId: 'eip155:8453' })
  expect(events.splice(0)).toEqual(['chainChanged', '0x2105'])
  await page.go({ kind: 'account', id: 'b', account: 'bob' }, ...connect('b'))
  expect(events.splice(0)).toEqual(['accountsChanged', [bob.address], 'chainChanged', '0x1'])
  await page.go({ kind: 'disconnect-all', tab })
  const disconnected = expect.objectContaining({ code: 4900 })
  expect(events.splice(0)).toEqual(['accountsChanged', [], 'disconnect', disconnected])
  for (const [event, listener] of listeners) provider.removeListener(event, listener)
  await page.go(...connect('a'))
  expect(events).toEqual([])
})

test('provider: a listener that is removed is told no more, and every other one is', async () => {
  const page = await openPage()
  const provider = await page.connector.getProvider()
  if (!isProvider(provider)) throw new Error('That is no provider.')
  const told: string[] = []
  const tell = (name: string) => () => void told.push(name)
  const [first, second, third] = [tell('first'), tell('second'), tell('third')]
  provider.on('connect', first)
  provider.on('connect', second)
  provider.on('accountsChanged', first)
  provider.on('accountsChanged', third)
  provider.removeListener('connect', first)
  await page.go(...connect('a'))
  expect(told.splice(0)).toEqual(['second', 'first', 'third'])
  provider.removeListener('connect', second)
  provider.removeListener('accountsChanged', first)
  provider.removeListener('accountsChanged', third)
  provider.removeListener('accountsChanged', third)
  await page.go({ kind: 'disconnect-all', tab })
  // What happens without any listener is not told to the next one.
  provider.on('connect', first)
  await page.go(...connect('a'))
  expect(told).toEqual(['first'])
})

test('connector: is listed by wagmi as the page names it', async () => {
  const { session } = await openPage()
  const made = (...[options]: [Parameters<typeof latchkeyConnector>[1]?]) =>
    warningsDuring(() => latchkeyConnector(session.test.latchkey, options)({ chains: [mainnet] })).result
  expect(made()).toMatchObject({ id: 'latchkey', name: 'Latchkey', type: 'latchkey' })
  expect('icon' in made()).toBe(false)
  expect(made({ id: 'own', name: 'Own', icon: 'data:image/png,' })).toMatchObject({
    id: 'own',
    name: 'Own',
    icon: 'data:image/png,',
  })
})

test('connector: tells the accounts and the chain of the wallet, and connects to it without a chain', async () => {
  const page = await openPage()
  await expect(page.connector.getAccounts()).rejects.toMatchObject({ code: 4900 })
  await page.connector.disconnect()
  await page.go(...connect('a'), { kind: 'network', id: 'a', networkId: 'eip155:8453' })
  await expect(page.connector.getAccounts()).resolves.toEqual([alice.address])
  await expect(page.connector.getChainId()).resolves.toBe(8453)
  await expect(page.connector.connect()).resolves.toMatchObject({ chainId: 8453 })
})

test('connect: while wagmi reconnects it opens no dialog', async () => {
  const page = await openPage()
  await expect(page.connector.connect({ isReconnecting: true })).rejects.toMatchObject({ code: 4900 })
  expect(page.session.test.shownView()).toBeUndefined()
})

interface ListeningProvider {
  request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

const isProvider = (value: unknown): value is ListeningProvider =>
  typeof value === 'object' &&
  value !== null &&
  'request' in value &&
  'on' in value &&
  'removeListener' in value
