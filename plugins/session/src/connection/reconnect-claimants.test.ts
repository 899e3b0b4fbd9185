import { expect, it, test } from 'vitest'
import type { Account, ConnectionResult } from '../contract'
import { sessionStatus } from '../contract/active-selectors'
import { CLAIM, claimant, connectedTo, eve, noticesOf, second, visit } from '../test-support/claimants'
import { alice, bob, type FakeConnector, onMainnet, pending } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY } from '../test-support/stored'

it('restore: the only claimant is trusted; if it grants another account, a notice is shown', async () => {
  const session = await visit(claimant(CLAIM, bob))
  expect(connectedTo(session)).toEqual([CLAIM, bob])
  expect(noticesOf(session)).toEqual(['OTHER_ACCOUNT'])
  expect(session.events).toContainEqual(['session:account-changed', { connectionId: CLAIM, account: bob }])
})

it('restore: the address in the notice cannot wrap at its ellipsis', async () => {
  const { notices } = await visit(claimant(CLAIM, bob))
  const text = notices[0]?.notice.text((_key, _english, values) => `${values?.['address']}`, undefined)
  expect(text).toBe(`${bob.address.slice(0, 4)}…\u2060${bob.address.slice(-6)}`)
})

it('restore: if the claimant grants the remembered account, no notice is shown', async () => {
  const session = await visit(claimant(CLAIM, alice))
  expect(connectedTo(session)).toEqual([CLAIM, alice])
  expect(noticesOf(session)).toEqual([])
})

test.each([
  ['first', [claimant(CLAIM, eve), claimant(second, alice)], second],
  ['second', [claimant(CLAIM, alice), claimant(second, eve)], CLAIM],
] as const)(
  'restore: of two claimants, connects the one with a remembered account; an impostor is listed %s',
  async (_, both, id) => {
    const session = await visit(...both)
    expect(connectedTo(session)).toEqual([id, alice])
    expect(noticesOf(session)).toEqual(['ONE_OF_SEVERAL'])
    expect(session.storage.entries.get(KEY)).not.toContain(eve.address)
  },
)

it('restore: of a locked wallet and one that names its account, the second is not restored in silence', async () => {
  const session = await visit(claimant(CLAIM, undefined), claimant(second, alice))
  expect(connectedTo(session)).toEqual([second, alice])
  const [shown] = session.notices
  expect(shown?.notice.code).toBe('ONE_OF_SEVERAL')
  const text = shown?.notice.text((_key, english, values) => `${english} ${values?.['address']}`, undefined)
  expect(text).toContain('Several wallets')
  expect(text).toContain(alice.address.slice(-6))
  await session.api.connect(second)
  expect(shown?.notice.signal?.aborted).toBe(true)
})

it('restore: two connectors of one provider are one wallet, of which nothing is told', async () => {
  const identity = {}
  const session = await visit(claimant(CLAIM, alice, { identity }), claimant(second, alice, { identity }))
  expect(connectedTo(session)).toEqual([CLAIM, alice])
  expect(noticesOf(session)).toEqual([])
})

test.each([
  ['neither grants a remembered account', eve, bob],
  ['both do', alice, alice],
  ['one is locked and the other grants another', undefined, eve],
])('restore: of two claimants, connects neither when %s, until the user chooses', async (_, one, other) => {
  const session = await visit(claimant(CLAIM, one), claimant(second, other))
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.state().connections).toEqual({})
  expect(session.state().remembered).toMatchObject([{ accounts: [alice] }])
  await session.api.connect(second)
  expect(connectedTo(session)).toEqual([second, other])
})

it('restore: a late second claimant ends a connection that was trusted without proof', async () => {
  const session = await visit(claimant(CLAIM, eve))
  expect(connectedTo(session)).toEqual([CLAIM, eve])
  const [shown] = session.notices
  expect(shown?.notice.signal?.aborted).toBe(false)
  session.announce(claimant(second, alice))
  await flushTasks()
  expect(connectedTo(session)).toEqual([second, alice])
  // The first notice is removed together with its connection.
  expect(shown?.notice.signal?.aborted).toBe(true)
  expect(noticesOf(session)).toEqual(['OTHER_ACCOUNT', 'ONE_OF_SEVERAL'])
  expect(session.state().remembered).toMatchObject([{ connectorId: CLAIM, accounts: [alice] }])
  expect(session.storage.entries.get(KEY)).not.toContain(eve.address)
})

it('restore: a late second claimant without a remembered account ends such a connection too', async () => {
  const session = await visit(claimant(CLAIM, bob))
  session.announce(claimant(second, eve))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.state().remembered).toMatchObject([{ accounts: [alice] }])
})

it('restore: a wallet that names the remembered account behind another one is not trusted by it', async () => {
  // Addresses are public: an impostor can name any.
  const both = { accounts: [eve, alice], networkIds: { eip155: 'eip155:1' } } as const
  const session = await visit(claimant(CLAIM, eve, { reconnect: async () => both }))
  expect(connectedTo(session)).toEqual([CLAIM, eve])
  session.announce(claimant(second, alice))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
  expect(session.state().remembered).toMatchObject([{ accounts: [alice] }])
  session.announce(claimant('another', bob, { claimedId: 'another' }))
  await flushTasks()
  expect(sessionStatus(session.state())).toBe('disconnected')
})

it('restore: a wallet whose user has chosen another account stays connected while nobody else claims to be it', async () => {
  const both = { accounts: [bob, alice], networkIds: { eip155: 'eip155:1' } } as const
  const session = await visit(claimant(CLAIM, bob, { reconnect: async () => both }), claimant(second, eve))
  expect(connectedTo(session)).toEqual([CLAIM, bob])
  session.announce(claimant('another', eve, { claimedId: 'another' }))
  await flushTasks()
  expect(connectedTo(session)).toEqual([CLAIM, bob])
  expect(session.events.filter(([name]) => name === 'session:disconnected')).toEqual([])
})

it('restore: a late second claimant does not affect a connection with a remembered account', async () => {
  const session = await visit(claimant(CLAIM, alice))
  const copy = claimant(second, alice)
  session.announce(copy)
  await flushTasks()
  expect(connectedTo(session)).toEqual([CLAIM, alice])
  expect(copy.calls).toEqual([])
})

it('restore: a late second claimant does not end a connection that the user made', async () => {
  const session = await visit(claimant(CLAIM, bob))
  await session.api.connect(CLAIM, { networkId: 'eip155:8453' })
  session.announce(claimant(second, eve))
  await flushTasks()
  expect(connectedTo(session)).toEqual([CLAIM, bob])
})

it('restore: after no claimant was trusted, a later one with a remembered account is connected', async () => {
  const session = await visit(claimant(CLAIM, eve), claimant(second, bob))
  session.announce(claimant(`${CLAIM}:3`, alice))
  await flushTasks()
  expect(connectedTo(session)).toEqual([`${CLAIM}:3`, alice])
})

it('restore: after no claimant was trusted, one that unlocks with a remembered account is connected', async () => {
  let locked = true
  const genuine = claimant(second, alice, { reconnect: async () => (locked ? undefined : onMainnet(alice)) })
  const session = await visit(claimant(CLAIM, eve), genuine)
  expect(session.state().connections).toEqual({})
  locked = false
  genuine.emit((observer) => observer.accountsChanged([alice]))
  await flushTasks()
  expect(connectedTo(session)).toEqual([second, alice])
})

it('restore: a claimant that never responds delays the other one by 5 s at most', async () => {
  const never = pending<ConnectionResult | undefined>()
  const session = await visit(
    claimant(CLAIM, eve, { reconnect: () => never.promise }),
    claimant(second, alice),
  )
  expect(sessionStatus(session.state())).toBe('reconnecting')
  await session.clock.advance(5_000)
  await flushTasks()
  expect(connectedTo(session)).toEqual([second, alice])
})

const announcedAs = (claimedId: string, identity: object, account: Account): FakeConnector =>
  claimant(claimedId, account, { claimedId, identity })

it('restore: a provider announced under two ids is trusted only with a remembered account', async () => {
  const identity = {}
  const other = announcedAs('io.other', identity, alice)
  expect(connectedTo(await visit(other, announcedAs(CLAIM, identity, alice)))).toEqual([CLAIM, alice])
  const session = await visit(announcedAs('io.other', identity, bob), announcedAs(CLAIM, identity, bob))
  expect(session.state().connections).toEqual({})
  expect(session.state().remembered).toMatchObject([{ accounts: [alice] }])
})

it('restore: a late second id of a provider ends a connection that was trusted without proof', async () => {
  const identity = {}
  const session = await visit(announcedAs(CLAIM, identity, bob))
  expect(connectedTo(session)).toEqual([CLAIM, bob])
  session.announce(announcedAs('io.other', identity, bob))
  await flushTasks()
  expect(session.state().connections).toEqual({})
  expect(session.state().remembered).toMatchObject([{ accounts: [alice] }])
})

it('restore: window.ethereum and connectors of other namespaces do not count as a second id of a provider', async () => {
  const identity = {}
  const solana = claimant('standard', bob, {
    claimedId: 'standard',
    identity,
    traits: { namespaces: ['solana'] },
  })
  const injected = claimant('injected', bob, {
    claimedId: 'injected',
    identity,
    traits: { kind: 'injected' },
  })
  expect(connectedTo(await visit(injected, solana, announcedAs(CLAIM, identity, bob)))).toEqual([CLAIM, bob])
  const legacy = claimant(CLAIM, bob, { identity, traits: { kind: 'injected' } })
  expect(connectedTo(await visit(legacy, announcedAs('io.other', identity, bob)))).toEqual([CLAIM, bob])
})

it('connect: a second claimant can be connected, and replaces the first', async () => {
  const session = await visit(claimant(CLAIM, alice), claimant(second, eve))
  const connection = await session.api.connect(second)
  expect(connection).toMatchObject({ id: CLAIM, accounts: [eve] })
  expect(connectedTo(session)).toEqual([second, eve])
  expect(session.state().remembered).toMatchObject([{ connectorId: CLAIM, accounts: [eve] }])
})

it('connect: connecting another claimant cancels a pending connect of the first', async () => {
  const slow = pending<ConnectionResult>()
  const first = claimant(CLAIM, eve, { connect: () => slow.promise })
  const session = await startSession({ connectors: [first, claimant(second, alice)] })
  const dropped = session.api.connect(CLAIM)
  const failure = expect(dropped).rejects.toMatchObject({ code: 'REQUEST_ABORTED' })
  await session.api.connect(second)
  await failure
  slow.resolve(onMainnet(eve))
  await flushTasks()
  expect(connectedTo(session)).toEqual([second, alice])
})
