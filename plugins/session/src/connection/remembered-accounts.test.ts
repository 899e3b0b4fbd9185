import { expect, it, test } from 'vitest'
import { type Account, activeTarget, rememberedInstead } from '../contract'
import { CLAIM, claimant, connectedTo, eve, noticesOf, second, visit } from '../test-support/claimants'
import { alice, bob, type FakeConnector, onMainnet } from '../test-support/fake-connector'
import { flushTasks, type StartedSession, startSession } from '../test-support/start-session'
import { KEY } from '../test-support/stored'

const rememberedOf = ({ state }: StartedSession): unknown =>
  state().remembered.map(({ accounts }) => accounts.map(({ address }) => address))
const visitAgain = (
  { storage, test: { latchkey } }: StartedSession,
  ...connectors: readonly FakeConnector[]
): Promise<StartedSession> => {
  latchkey.dispose()
  return startSession({ connectors, storage })
}

test.each([
  ['grants another account', () => claimant(CLAIM, eve), undefined],
  [
    'grants the remembered account and then changes to another',
    () => claimant(CLAIM, alice),
    (wallet: FakeConnector) => wallet.emit((observer) => observer.accountsChanged([eve])),
  ],
  [
    'reports another network',
    () => claimant(CLAIM, eve),
    (wallet: FakeConnector) => wallet.emit((observer) => observer.networkChanged('eip155:10')),
  ],
  [
    'ends the connection',
    () => claimant(CLAIM, eve),
    (wallet: FakeConnector) => wallet.emit((observer) => observer.disconnected()),
  ],
  [
    'grants another account beside the remembered one',
    () => claimant(CLAIM, alice, { reconnect: async () => onMainnet(eve, alice) }),
    undefined,
  ],
  [
    'reports accounts and withdraws them',
    () => claimant(CLAIM, alice),
    async (wallet: FakeConnector) => {
      wallet.emit((observer) => observer.accountsChanged([eve]))
      wallet.emit((observer) => observer.accountsChanged([]))
      await flushTasks()
      wallet.emit((observer) => observer.accountsChanged([eve]))
    },
  ],
])(
  'restore: a wallet that %s replaces no remembered account; the genuine one wins on the next visit',
  async (_, open, then) => {
    const impostor = open()
    const session = await visit(impostor)
    await then?.(impostor)
    await flushTasks()
    expect(rememberedOf(session)).toEqual([[alice.address]])
    expect(session.storage.entries.get(KEY)).not.toContain(eve.address)
    const next = await visitAgain(session, claimant(CLAIM, eve), claimant(second, alice))
    expect(connectedTo(next)).toEqual([second, alice])
  },
)

it('restore: once a wallet has withdrawn its accounts, another account is no way back', async () => {
  let granted: Account | undefined
  const wallet = claimant(CLAIM, alice, { reconnect: async () => granted && onMainnet(granted) })
  const session = await visit(wallet)
  expect(session.state().remembered).toEqual([])
  granted = eve
  wallet.emit((observer) => observer.accountsChanged([eve]))
  await flushTasks()
  expect(session.state()).toMatchObject({ connections: {}, remembered: [] })
  granted = alice
  wallet.emit((observer) => observer.accountsChanged([alice]))
  await flushTasks()
  expect(connectedTo(session)).toEqual([CLAIM, alice])
  expect(rememberedOf(session)).toEqual([[alice.address]])
})

it('rememberedInstead: names the remembered account until the user confirms another one', async () => {
  const session = await visit(claimant(CLAIM, bob))
  const instead = () => {
    const target = activeTarget(session.state())
    return target && rememberedInstead(session.state(), target)
  }
  expect(instead()).toEqual(alice)
  await session.api.activate(CLAIM, { address: bob.address })
  expect(instead()).toBeUndefined()
})

it('restore: an account in use that is not remembered is shown as a change, also beside a remembered one', async () => {
  const session = await visit(claimant(CLAIM, alice, { reconnect: async () => onMainnet(bob, alice) }))
  expect(noticesOf(session)).toEqual(['OTHER_ACCOUNT'])
})

test.each([
  ['connects it again', (session: StartedSession) => session.api.connect(CLAIM)],
  ['chooses its account', (session: StartedSession) => session.api.activate(CLAIM, { address: bob.address })],
])('restore: another account is remembered once the user %s, and the notice goes', async (_, confirm) => {
  const session = await visit(claimant(CLAIM, bob))
  const [shown] = session.notices
  await confirm(session)
  expect(rememberedOf(session)).toEqual([[bob.address]])
  expect(shown?.notice.signal?.aborted).toBe(true)
  session.announce(claimant(second, eve))
  await flushTasks()
  expect(connectedTo(session)).toEqual([CLAIM, bob])
  const next = await visitAgain(session, claimant(CLAIM, bob), claimant(second, alice))
  expect(connectedTo(next)).toEqual([CLAIM, bob])
  expect(noticesOf(next)).toEqual(['ONE_OF_SEVERAL'])
})

it('restore: what the user has kept among several is told again on the next visit, because a copy of it would look the same', async () => {
  // Rabby poses as MetaMask, and MetaMask has no account for the page.
  const session = await visit(claimant(CLAIM, undefined), claimant(second, alice))
  expect(noticesOf(session)).toEqual(['ONE_OF_SEVERAL'])
  await session.api.activate(CLAIM, { address: alice.address })
  expect(session.notices[0]?.notice.signal?.aborted).toBe(true)
  // Rabby is gone. A script announces all that it announced, and names the public account.
  const next = await visitAgain(session, claimant(CLAIM, undefined), claimant(second, alice))
  expect(connectedTo(next)).toEqual([second, alice])
  expect(noticesOf(next)).toEqual(['ONE_OF_SEVERAL'])
})

it('connect: what a wallet reports after the user has connected it is remembered', async () => {
  const wallet = claimant(CLAIM, alice)
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect(CLAIM)
  wallet.emit((observer) => observer.accountsChanged([bob]))
  expect(rememberedOf(session)).toEqual([[bob.address]])
})
