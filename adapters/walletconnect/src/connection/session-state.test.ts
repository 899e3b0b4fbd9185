import type { ConnectorListener, NetworkId } from '@latchkey/session/contract'
import { expect, it } from 'vitest'
import { readAccount, readGrants } from './read-session'
import {
  accountsOf,
  createSessionStore,
  type EnteredSession,
  enterSession,
  withChosen,
} from './session-state'

const ONE = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const SOLANA = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'
const SOLANA_NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const TWO = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

function sessionOf(...accounts: readonly string[]): EnteredSession {
  const grants = readGrants({ eip155: { accounts, methods: [] } }) ?? {}
  const topic = 'topic'
  const entered = enterSession(
    { topic, pairingTopic: undefined, expiresAtMs: 0, grants, wallet: undefined, redirects: [] },
    ['eip155:1', 'eip155:8453'],
    undefined,
  )
  return entered ?? { topic, grants, wallet: undefined, configured: [], networkIds: {}, chosen: {} }
}

function createObservedStore(hasSessionChanged: boolean) {
  const events: unknown[] = []
  const listener: ConnectorListener = {
    accountsChanged: (accounts) => events.push(accounts.map(({ address }) => address)),
    networkChanged: (networkId) => events.push(networkId),
    ...(hasSessionChanged ? { sessionChanged: (result) => events.push(result) } : {}),
    disconnected: () => events.push('ended'),
  }
  const store = createSessionStore()
  store.set(sessionOf(`eip155:1:${ONE}`))
  store.subscribe(listener, new AbortController().signal)
  return { store, events }
}

it('session store: account and network that change together are emitted together', () => {
  const { store, events } = createObservedStore(true)
  store.update(sessionOf(`eip155:8453:${TWO}`))
  expect(events).toEqual([
    {
      accounts: [{ namespace: 'eip155', address: TWO }],
      networkIds: { eip155: 'eip155:8453' },
      approvedNetworkIds: { eip155: ['eip155:8453'] },
    },
  ])
})

it('session store: separate listeners for account and network are both called', () => {
  const { store, events } = createObservedStore(false)
  store.update(sessionOf(`eip155:8453:${TWO}`))
  expect(events).toEqual(['eip155:8453', [TWO]])
})

it('session store: an unchanged session is not emitted, and one without accounts is', () => {
  const { store, events } = createObservedStore(true)
  store.update(sessionOf(`eip155:1:${ONE}`))
  expect(events).toEqual([])
  store.update(sessionOf())
  expect(events).toEqual([[]])
})

it.each<[string, NetworkId, string, readonly string[]]>([
  ['eip155', 'eip155:1', ONE, [ONE]],
  ['solana', SOLANA_NETWORK, SOLANA, [SOLANA.toLowerCase(), SOLANA]],
])('accounts: of %s, two that differ in case only', (namespace, networkId, address, expected) => {
  const lower = address.toLowerCase()
  const grants =
    readGrants({
      [namespace]: { accounts: [`${networkId}:${address}`, `${networkId}:${lower}`], methods: [] },
    }) ?? {}
  const session = {
    topic: 'topic',
    grants,
    wallet: undefined,
    configured: [networkId],
    networkIds: { [namespace]: networkId },
    chosen: {},
  }
  // The wallet selects the one in lower case.
  expect(accountsOf(withChosen(session, namespace, [lower])).map((one) => one.address)).toEqual(expected)
})

it('accounts: a network id with a reference of more than 32 characters is no CAIP-2 id', () => {
  const ofNetwork = (length: number) => readAccount(`eip155:${'1'.repeat(length)}:${ONE}`)
  expect([ofNetwork(32).length, ofNetwork(33).length]).toEqual([1, 0])
})
