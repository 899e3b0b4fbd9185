import { expect, it } from 'vitest'
import { applyWalletEvent } from './apply-wallet-event'
import { readGrants } from './read-session'
import { accountsOf, type EnteredSession, enterSession, toConnectionResult } from './session-state'

const ONE = '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955'
const TWO = '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f'

function sessionWith(events: unknown): EnteredSession {
  const accounts = [ONE, TWO].flatMap((one) => [`eip155:1:${one}`, `eip155:8453:${one}`])
  const grants = readGrants({ eip155: { accounts, methods: [], events } }) ?? {}
  const read = {
    topic: 'topic',
    pairingTopic: undefined,
    expiresAtMs: 0,
    grants,
    wallet: undefined,
    redirects: [],
  }
  const entered = enterSession(read, ['eip155:1', 'eip155:8453'], 'eip155:1')
  if (!entered) throw new Error('The wallet grants none of the networks.')
  return entered
}

/** The page's state after the wallet reported another network and another account. */
function afterNewsFor(events: unknown) {
  const emitted = [
    { name: 'chainChanged', data: 8453 },
    { name: 'accountsChanged', data: [TWO] },
  ]
  const session = emitted.reduce(
    (before, event) =>
      applyWalletEvent(before, { kind: 'event', topic: 'topic', event, networkId: 'eip155:8453' }),
    sessionWith(events),
  )
  return { networkId: session.networkIds['eip155'], first: accountsOf(session)[0]?.address }
}

it.each([
  { events: ['chainChanged', 'accountsChanged'], networkId: 'eip155:8453', first: TWO },
  { events: ['chainChanged'], networkId: 'eip155:8453', first: ONE },
  { events: ['accountsChanged'], networkId: 'eip155:1', first: TWO },
  { events: [], networkId: 'eip155:1', first: ONE },
  { events: undefined, networkId: 'eip155:1', first: ONE },
])('wallet events: with $events granted, only those are applied', ({ events, ...known }) => {
  expect(afterNewsFor(events)).toEqual(known)
})

const granted = ['chainChanged', 'accountsChanged']
const THREE = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

it.each<readonly [what: string, networkId: string, event: object]>([
  ['an account', 'eip155:1', { name: 'accountsChanged', data: [THREE] }],
  ['an account, as CAIP-10', 'eip155:1', { name: 'accountsChanged', data: [`eip155:1:${THREE}`] }],
  ['accounts of a network', 'eip155:137', { name: 'accountsChanged', data: [TWO] }],
  ['a network, as number', 'eip155:1', { name: 'chainChanged', data: 137 }],
  ['a network, as hex', 'eip155:1', { name: 'chainChanged', data: '0x89' }],
  ['a network, by name', 'eip155:137', { name: 'chainChanged', data: 'eip155:137' }],
  ['a network of another namespace', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', { name: 'chainChanged' }],
])('wallet events: %s, outside the grant, changes nothing', (_what, networkId, event) => {
  const before = sessionWith(granted)
  const after = applyWalletEvent(before, { kind: 'event', topic: 'topic', event, networkId })
  expect(toConnectionResult(after)).toEqual(toConnectionResult(before))
})

it('wallet events: an account that is named before it is granted comes first once it is', () => {
  const event = { name: 'accountsChanged', data: [THREE] }
  const emitted = applyWalletEvent(sessionWith(granted), {
    kind: 'event',
    topic: 'topic',
    event,
    networkId: 'eip155:1',
  })
  const accounts = [ONE, THREE].map((one) => `eip155:1:${one}`)
  const namespaces = { eip155: { accounts, methods: [], events: granted } }
  const after = applyWalletEvent(emitted, { kind: 'update', topic: 'topic', namespaces })
  expect(accountsOf(after).map(({ address }) => address)).toEqual([THREE, ONE])
})

it('wallet events: an update under the name of one network grants nothing on another', () => {
  const before = sessionWith(granted)
  const entry = { methods: [], events: granted }
  const after = applyWalletEvent(before, {
    kind: 'update',
    topic: 'topic',
    namespaces: {
      'eip155:1': { ...entry, accounts: [`eip155:1:${ONE}`, `eip155:8453:${THREE}`] },
      'eip155:137': { ...entry, accounts: [`eip155:1:${THREE}`] },
    },
  })
  expect(toConnectionResult(after)).toEqual({
    accounts: [{ namespace: 'eip155', address: ONE }],
    networkIds: { eip155: 'eip155:1' },
    approvedNetworkIds: { eip155: ['eip155:1'] },
  })
})

it('wallet events: an account that is granted on another network only is not one of this network', () => {
  const accounts = [`eip155:1:${ONE}`, `eip155:8453:${TWO}`]
  const namespaces = { eip155: { accounts, methods: [], events: granted } }
  const session = applyWalletEvent(sessionWith(granted), { kind: 'update', topic: 'topic', namespaces })
  const event = { name: 'accountsChanged', data: [TWO] }
  const after = applyWalletEvent(session, { kind: 'event', topic: 'topic', event, networkId: 'eip155:1' })
  expect(accountsOf(after).map(({ address }) => address)).toEqual([ONE])
})

const addressOf = (index: number): string => `0x${index.toString(16).padStart(40, '0')}`

it('grants: a list that names each of very many networks is read in one pass', () => {
  const count = 30_000
  const methods = [...'abcdefghij']
  const keys = Array.from({ length: count }, (_, index) => `eip155:${index + 1}`)
  const grants = readGrants(
    Object.fromEntries(keys.map((key) => [key, { accounts: [`${key}:${ONE}`], methods, events: [] }])),
  )
  expect(grants?.['eip155']?.accounts).toHaveLength(count)
  expect(grants?.['eip155']?.accounts.at(-1)?.networkId).toBe(keys.at(-1))
})

it('accounts: very many of one network are each named once, in one pass', () => {
  const count = 20_000
  const accounts = Array.from({ length: count }, (_, index) => ({
    namespace: 'eip155',
    address: addressOf(index),
    networkId: 'eip155:1' as const,
  }))
  const session: EnteredSession = {
    ...sessionWith(granted),
    grants: { eip155: { accounts: [...accounts, ...accounts], methods: [], events: [] } },
    chosen: { eip155: [addressOf(count - 1)] },
  }
  const addresses = accountsOf(session).map(({ address }) => address)
  expect(addresses).toHaveLength(count)
  expect(addresses.slice(0, 2)).toEqual([addressOf(count - 1), addressOf(0)])
})
