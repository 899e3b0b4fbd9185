import { expect, it, test } from 'vitest'
import { type ConnectionResult, connectedWallet, type WalletInfo } from '../contract'
import { parseStoredState } from '../storage/stored-state'
import { bob, createFakeConnector, onMainnet } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'
import { KEY, remembered } from '../test-support/stored'
import { parseWalletInfo } from './connection-result'

const rainbow: WalletInfo = { name: 'Rainbow', iconUrl: 'https://rainbow.example/icon.png' }
const paired = (wallet: unknown): ConnectionResult => ({
  ...onMainnet(),
  // What a wallet says of itself may be anything.
  wallet: wallet as WalletInfo,
})

test.each<readonly [string, unknown, WalletInfo | undefined]>([
  ['name and picture', rainbow, rainbow],
  ['a name alone', { name: 'Rainbow' }, { name: 'Rainbow' }],
  ['a name in spaces', { name: '  Rainbow \n' }, { name: 'Rainbow' }],
  ['a name that turns the line around', { name: 'Rain\u202Ebow\u200B' }, { name: 'Rainbow' }],
  [
    'a picture in itself',
    { ...rainbow, iconUrl: 'data:image/png;base64,AA' },
    { name: 'Rainbow', iconUrl: 'data:image/png;base64,AA' },
  ],
  ['more than that', { ...rainbow, extra: 1 }, rainbow],
  ['a script for a picture', { ...rainbow, iconUrl: 'javascript:alert(1)' }, { name: 'Rainbow' }],
  ['a page for a picture', { ...rainbow, iconUrl: 'data:text/html,x' }, { name: 'Rainbow' }],
  ['a picture that others can read', { ...rainbow, iconUrl: 'http://rainbow.example/' }, { name: 'Rainbow' }],
  [
    'a picture that is too large',
    { ...rainbow, iconUrl: `https://${'x'.repeat(10_000)}` },
    { name: 'Rainbow' },
  ],
  ['no text for a picture', { ...rainbow, iconUrl: 7 }, { name: 'Rainbow' }],
  ['a name that is not drawn', { ...rainbow, name: '\u3164\u2800' }, undefined],
  ['an accent alone for a name', { ...rainbow, name: '\u0301' }, undefined],
  ['a name with what is not drawn', { name: 'Rain\u{E0100}bow\u115F' }, { name: 'Rainbow' }],
  ['a name with a gap', { name: `Rain${'\u2003'.repeat(40)}bow` }, { name: 'Rain bow' }],
  ['an empty name', { ...rainbow, name: ' ' }, undefined],
  ['a name that is too long', { ...rainbow, name: 'x'.repeat(65) }, undefined],
  ['no name', { iconUrl: rainbow.iconUrl }, undefined],
  ['a text', 'Rainbow', undefined],
  ['an identifier', { ...rainbow, identifier: 'me.rainbow' }, { ...rainbow, identifier: 'me.rainbow' }],
  ['markup for an identifier', { ...rainbow, identifier: '<b>' }, rainbow],
  ['no text for an identifier', { ...rainbow, identifier: {} }, rainbow],
  ['an identifier that is too long', { ...rainbow, identifier: 'x'.repeat(129) }, rainbow],
  ['nothing', undefined, undefined],
])('readWalletInfo: %s', (_, said, info) => {
  expect(parseWalletInfo(said)).toEqual(info)
})

it('readWalletInfo: returns a copy', () => {
  expect(parseWalletInfo(rainbow)).not.toBe(rainbow)
})

it('wallet: is on the connection, in the result of connect and in storage, in one order of keys', async () => {
  const { iconUrl, name } = rainbow
  const wallet = createFakeConnector('relay', { connect: async () => paired({ iconUrl, name }) })
  const session = await startSession({ connectors: [wallet] })
  expect((await session.api.connect('relay')).wallet).toEqual(rainbow)
  await flushTasks()
  expect(session.state().connections).toMatchObject({ relay: { wallet: rainbow } })
  expect(session.storage.entries.get(KEY)).toContain(
    `"networkIds":{"eip155":"eip155:1"},"wallet":{"name":"Rainbow","iconUrl":"${iconUrl}"}}`,
  )
})

test.each([
  ['nonsense', 7],
  ['traps', new Proxy({}, { get: () => expect.fail('asked') && undefined })],
  ['a picture alone', { iconUrl: rainbow.iconUrl }],
])('wallet: %s never costs the connection', async (_, said) => {
  const wallet = createFakeConnector('relay', { connect: async () => paired(said) })
  const session = await startSession({ connectors: [wallet] })
  const live = await session.api.connect('relay')
  expect(live.accounts).toHaveLength(1)
  expect('wallet' in live).toBe(false)
})

it('wallet: is restored with the session, also when the wallet does not describe itself again', async () => {
  const text = JSON.stringify({
    version: 1,
    state: { remembered: [{ ...remembered('relay'), wallet: rainbow }], active: {}, preferredNetworkIds: {} },
  })
  for (const [answer, shown] of [
    [onMainnet(), rainbow],
    [paired({ name: 'Rainbow 2' }), { name: 'Rainbow 2' }],
  ] as const) {
    const wallet = createFakeConnector('relay', { reconnect: async () => answer })
    const session = await startSession({ connectors: [wallet] })
    session.storage.writeElsewhere(KEY, text)
    await flushTasks()
    await flushTasks()
    expect(session.state().connections).toMatchObject({ relay: { status: 'connected', wallet: shown } })
  }
})

it('wallet: another one behind the same connector has its own name', async () => {
  let answer = paired(rainbow)
  const wallet = createFakeConnector('relay', { connect: async () => answer })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('relay')
  await session.api.disconnect('relay')
  answer = onMainnet(bob)
  expect((await session.api.connect('relay')).wallet).toBeUndefined()
})

it('wallet: a new description is emitted and stored, and the same one again changes nothing', async () => {
  const wallet = createFakeConnector('relay', { connect: async () => paired(rainbow) })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('relay')
  wallet.emit((observer) => observer.sessionChanged?.(paired({ name: 'Rainbow 2' })))
  expect(session.state().connections).toMatchObject({ relay: { wallet: { name: 'Rainbow 2' } } })
  expect(session.state().remembered).toMatchObject([{ wallet: { name: 'Rainbow 2' } }])
  const before = session.state()
  wallet.emit((observer) => observer.sessionChanged?.(paired({ name: 'Rainbow 2' })))
  wallet.emit((observer) => observer.sessionChanged?.(onMainnet()))
  expect(session.state()).toBe(before)
  wallet.emit((observer) => observer.accountsChanged([bob]))
  expect(session.state().connections).toMatchObject({ relay: { wallet: { name: 'Rainbow 2' } } })
})

it('parseStoredState: reads a wallet as it was written, and drops a malformed one', () => {
  const state = {
    remembered: [{ ...remembered('relay'), wallet: rainbow }],
    active: {},
    preferredNetworkIds: {},
  }
  expect(JSON.stringify(parseStoredState(state)?.remembered)).toBe(JSON.stringify(state.remembered))
  for (const wallet of [{ name: '' }, { name: 'x', iconUrl: 'javascript:alert(1)' }, 7, null])
    expect(parseStoredState({ ...state, remembered: [{ ...remembered('relay'), wallet }] })).toBeUndefined()
})

it('connectedWallet: its own description, else its row, else undefined', async () => {
  const said = createFakeConnector('relay', { connect: async () => paired(rainbow) })
  const listed = createFakeConnector('fox', { traits: { name: 'Fox' } })
  const session = await startSession({ connectors: [said, listed] })
  await session.api.connect('relay')
  await session.api.connect('fox')
  expect(connectedWallet(session.state(), 'relay')).toEqual(rainbow)
  expect(connectedWallet(session.state(), 'fox')).toMatchObject({ name: 'Fox' })
  expect(connectedWallet(session.state(), undefined)).toBeUndefined()
})
