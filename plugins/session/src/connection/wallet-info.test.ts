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
  // Cast, because a wallet may describe itself with any value.
  wallet: wallet as WalletInfo,
})

test.each<readonly [string, unknown, WalletInfo | undefined]>([
  ['name and icon', rainbow, rainbow],
  ['only a name', { name: 'Rainbow' }, { name: 'Rainbow' }],
  ['a name surrounded by white space', { name: '  Rainbow \n' }, { name: 'Rainbow' }],
  ['a name with a right-to-left override', { name: 'Rain\u202Ebow\u200B' }, { name: 'Rainbow' }],
  [
    'an icon as a data URI',
    { ...rainbow, iconUrl: 'data:image/png;base64,AA' },
    { name: 'Rainbow', iconUrl: 'data:image/png;base64,AA' },
  ],
  ['an unknown field', { ...rainbow, extra: 1 }, rainbow],
  ['a javascript: URL as icon', { ...rainbow, iconUrl: 'javascript:alert(1)' }, { name: 'Rainbow' }],
  ['an HTML data URI as icon', { ...rainbow, iconUrl: 'data:text/html,x' }, { name: 'Rainbow' }],
  ['an http URL as icon', { ...rainbow, iconUrl: 'http://rainbow.example/' }, { name: 'Rainbow' }],
  ['an icon that is too long', { ...rainbow, iconUrl: `https://${'x'.repeat(10_000)}` }, { name: 'Rainbow' }],
  ['a number as icon', { ...rainbow, iconUrl: 7 }, { name: 'Rainbow' }],
  ['a name of invisible characters', { ...rainbow, name: '\u3164\u2800' }, undefined],
  ['a combining accent alone as name', { ...rainbow, name: '\u0301' }, undefined],
  ['a name with invisible characters', { name: 'Rain\u{E0100}bow\u115F' }, { name: 'Rainbow' }],
  ['a name with much white space', { name: `Rain${'\u2003'.repeat(40)}bow` }, { name: 'Rain bow' }],
  ['an empty name', { ...rainbow, name: ' ' }, undefined],
  ['a name that is too long', { ...rainbow, name: 'x'.repeat(65) }, undefined],
  ['no name', { iconUrl: rainbow.iconUrl }, undefined],
  ['a string', 'Rainbow', undefined],
  ['an identifier', { ...rainbow, identifier: 'me.rainbow' }, { ...rainbow, identifier: 'me.rainbow' }],
  ['markup as identifier', { ...rainbow, identifier: '<b>' }, rainbow],
  ['an object as identifier', { ...rainbow, identifier: {} }, rainbow],
  ['an identifier that is too long', { ...rainbow, identifier: 'x'.repeat(129) }, rainbow],
  ['nothing', undefined, undefined],
])('parseWalletInfo: %s', (_, reported, info) => {
  expect(parseWalletInfo(reported)).toEqual(info)
})

it('parseWalletInfo: returns a copy', () => {
  expect(parseWalletInfo(rainbow)).not.toBe(rainbow)
})

it('wallet: is in the connection, in the result of connect and, with its keys in a fixed order, in storage', async () => {
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
  ['a number', 7],
  ['a proxy that throws', new Proxy({}, { get: () => expect.fail('asked') && undefined })],
  ['an icon without a name', { iconUrl: rainbow.iconUrl }],
])('wallet: with %s as description, it connects without one', async (_, reported) => {
  const wallet = createFakeConnector('relay', { connect: async () => paired(reported) })
  const session = await startSession({ connectors: [wallet] })
  const live = await session.api.connect('relay')
  expect(live.accounts).toHaveLength(1)
  expect('wallet' in live).toBe(false)
})

it('wallet: is restored from storage, unless the wallet reports a new description', async () => {
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

it('wallet: another wallet over the same connector does not get the description of the first', async () => {
  let answer = paired(rainbow)
  const wallet = createFakeConnector('relay', { connect: async () => answer })
  const session = await startSession({ connectors: [wallet] })
  await session.api.connect('relay')
  await session.api.disconnect('relay')
  answer = onMainnet(bob)
  expect((await session.api.connect('relay')).wallet).toBeUndefined()
})

it('wallet: a new description is stored, and the same one again changes nothing', async () => {
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

it('parseStoredState: reads a stored wallet description, and refuses state with a malformed one', () => {
  const state = {
    remembered: [{ ...remembered('relay'), wallet: rainbow }],
    active: {},
    preferredNetworkIds: {},
  }
  expect(JSON.stringify(parseStoredState(state)?.remembered)).toBe(JSON.stringify(state.remembered))
  for (const wallet of [{ name: '' }, { name: 'x', iconUrl: 'javascript:alert(1)' }, 7, null])
    expect(parseStoredState({ ...state, remembered: [{ ...remembered('relay'), wallet }] })).toBeUndefined()
})

it('connectedWallet: is the wallet’s own description, else its row, else undefined', async () => {
  const described = createFakeConnector('relay', { connect: async () => paired(rainbow) })
  const listed = createFakeConnector('fox', { traits: { name: 'Fox' } })
  const session = await startSession({ connectors: [described, listed] })
  await session.api.connect('relay')
  await session.api.connect('fox')
  expect(connectedWallet(session.state(), 'relay')).toEqual(rainbow)
  expect(connectedWallet(session.state(), 'fox')).toMatchObject({ name: 'Fox' })
  expect(connectedWallet(session.state(), undefined)).toBeUndefined()
})
