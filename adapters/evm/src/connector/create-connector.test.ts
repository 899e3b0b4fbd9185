import { createFakeClock } from '@latchkey/kernel/testing'
import type { ConnectorTraits } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createConnector } from '../discovery/register-wallets'
import { createFakeProvider } from '../test-support/fake-provider'

const traits: ConnectorTraits = {
  id: 'k',
  name: 'Example',
  kind: 'injected',
  namespaces: ['eip155'],
  approval: 'wallet',
}
const request = { namespaces: ['eip155'], networkId: undefined, signal: new AbortController().signal }

test('connector: sends requests to its own provider once its code is loaded', async () => {
  const provider = createFakeProvider({
    eth_requestAccounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_chainId: '0x1',
  })
  const connector = createConnector(traits, provider, createFakeClock())
  expect(connector.identity).toBe(provider)
  const result = await connector.connect(request)
  expect(result.networkIds).toEqual({ eip155: 'eip155:1' })
})

test('connector: listens after it has connected, until the signal aborts', async () => {
  const provider = createFakeProvider({ eth_requestAccounts: [], eth_accounts: [], eth_chainId: '0x1' })
  const connector = createConnector(traits, provider, createFakeClock())
  await connector.reconnect({ ...request, accounts: [] })
  const ended = new AbortController()
  const observer = {
    accountsChanged: () => undefined,
    networkChanged: () => undefined,
    disconnected: () => undefined,
  }
  connector.subscribe(observer, ended.signal)
  await expect.poll(() => provider.listening).toBeGreaterThan(0)
  ended.abort()
  expect(provider.listening).toBe(0)
})
