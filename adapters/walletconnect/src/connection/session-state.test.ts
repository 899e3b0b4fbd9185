import type { ConnectorListener } from '@latchkey/session/contract'
import { expect, it } from 'vitest'
import { readGrants } from './read-session'
import { createSessionHolder, type EnteredSession, enterSession } from './session-state'

const ONE = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const TWO = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

function sessionOf(...accounts: readonly string[]): EnteredSession {
  const grants = readGrants({ eip155: { accounts, methods: [] } }) ?? {}
  const topic = 'topic'
  const entered = enterSession(
    { topic, pairingTopic: undefined, expiresAtMs: 0, grants, wallet: undefined },
    ['eip155:1', 'eip155:8453'],
    undefined,
  )
  return entered ?? { topic, grants, wallet: undefined, configured: [], networkIds: {}, chosen: {} }
}

function observe(hearsAll: boolean) {
  const said: unknown[] = []
  const observer: ConnectorListener = {
    accountsChanged: (accounts) => said.push(accounts.map(({ address }) => address)),
    networkChanged: (networkId) => said.push(networkId),
    ...(hearsAll ? { sessionChanged: (result) => said.push(result) } : {}),
    disconnected: () => said.push('ended'),
  }
  const current = createSessionHolder()
  current.set(sessionOf(`eip155:1:${ONE}`))
  current.subscribe(observer, new AbortController().signal)
  return { current, said }
}

it('current session: account and network that change together are emitted together', () => {
  const { current, said } = observe(true)
  current.change(sessionOf(`eip155:8453:${TWO}`))
  expect(said).toEqual([
    {
      accounts: [{ namespace: 'eip155', address: TWO }],
      networkIds: { eip155: 'eip155:8453' },
      approvedNetworkIds: { eip155: ['eip155:8453'] },
    },
  ])
})

it('current session: a listener for parts gets both', () => {
  const { current, said } = observe(false)
  current.change(sessionOf(`eip155:8453:${TWO}`))
  expect(said).toEqual(['eip155:8453', [TWO]])
})

it('current session: an unchanged session is not emitted, and one without accounts is', () => {
  const { current, said } = observe(true)
  current.change(sessionOf(`eip155:1:${ONE}`))
  expect(said).toEqual([])
  current.change(sessionOf())
  expect(said).toEqual([[]])
})
