import { cloudContract, type WalletPage, type WalletQuery } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { SessionState } from '@latchkey/session/contract'
import { createFakeSession, walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type ConnectOptions, connectContract } from '../contract'
import { connect } from '../plugin'
import { entry } from '../test-support/list-input'
import { networksOf } from '../test-support/networks'

type Respond = (query: WalletQuery) => Promise<WalletPage>

function connectWith(
  respond: Respond | undefined,
  options: ConnectOptions = {},
  projectId = 'p',
  state: Partial<SessionState> = {},
) {
  const queries: WalletQuery[] = []
  const cloud = definePlugin(cloudContract, {
    setup: () => ({
      projectId,
      preload: async () => undefined,
      wallets: (query: WalletQuery) => {
        queries.push(query)
        return respond ? respond(query) : Promise.reject(new Error('none'))
      },
      image: async () => undefined,
      allowedOrigins: async () => [],
      checkOrigin: () => Promise.reject(new Error('Not part of this test.')),
      analyticsEnabled: async () => false,
      blockchainApi: () => Promise.reject(new Error('Not part of this test.')),
      supports: async () => false,
      sdkQuery: async () => ({ projectId: 'test-id', st: 'test', sv: 'js-1' }),
      setClientId: () => undefined,
    }),
  })
  const networks = networksOf(['eip155:1', 'eip155:8453'])
  const session = createFakeSession({ state: { networks, ...state } })
  const instance = createTestLatchkey({
    plugins: [connect(options), ...(respond ? [cloud()] : [])],
    fakes: [session.plugin],
  })
  const api = async () => instance.latchkey.get(connectContract).directory()
  return {
    instance,
    queries,
    api,
    visible: session.visible,
    load: async () => (await api()).loadDirectory(),
    directoryState: () => instance.latchkey.read(connectContract).directory,
  }
}

const page = (...ids: readonly string[]): WalletPage => ({ wallets: ids.map((id) => entry(id)), count: 400 })
const byQuery: Respond = async ({ include }) => (include ? page(...include) : page('w1', 'w2'))

test('directory: without the cloud plugin nothing is requested', async () => {
  const { load, directoryState, queries } = connectWith(undefined)
  expect(directoryState().status).toBe('absent')
  await load()
  expect(directoryState().status).toBe('absent')
  expect(queries).toEqual([])
})

test('directory: requests the featured wallets, those excluded by id, and four more on the configured networks', async () => {
  const options = { featuredWalletIds: ['f1', 'f2'], excludeWalletIds: ['x1', 'io.x', 'Some Wallet'] }
  const { load, directoryState, queries } = connectWith(byQuery, options)
  expect(directoryState().status).toBe('idle')
  await load()
  expect(queries).toEqual([
    { include: ['f1', 'f2'], entries: 2 },
    { include: ['x1'], entries: 1 },
    { entries: 4, exclude: ['f1', 'f2', 'x1'], chains: ['eip155:1', 'eip155:8453'] },
  ])
  const { status, featured, excluded, recommended, count } = directoryState()
  expect([status, count]).toEqual(['ready', 402])
  expect([featured, excluded, recommended].map((list) => list.map(({ id }) => id))).toEqual([
    ['f1', 'f2'],
    ['x1'],
    ['w1', 'w2'],
  ])
})

test('directory: featured wallets are in the host’s order, not in that of the response', async () => {
  const respond: Respond = async ({ include }) => (include ? page(...[...include].sort()) : page('w1'))
  const { load, directoryState } = connectWith(respond, { featuredWalletIds: ['f3', 'f1', 'f2'] })
  await load()
  expect(directoryState().featured.map(({ id }) => id)).toEqual(['f3', 'f1', 'f2'])
})

test('directory: wallets with the rdns of an excluded entry are hidden in session too', async () => {
  const respond: Respond = async ({ include }) =>
    include ? { wallets: [entry('x1', { name: 'Ex Wallet', rdns: 'io.metamask' })], count: 1 } : page('w1')
  const { load, visible } = connectWith(respond, { excludeWalletIds: ['x1'] })
  const rows = [
    walletRow('Named', { rdns: 'io.metamask' }),
    walletRow('On a phone', { rdns: 'io.metamask.mobile' }),
    walletRow('By id', { explorerId: 'x1' }),
    walletRow('EX WALLET'),
  ]
  const names = () => visible(rows).map(({ name }) => name)
  expect(names()).toEqual([])
  await load()
  // The name of an entry hides nothing, because any wallet and any entry can have any name.
  expect(names()).toEqual(['EX WALLET'])
})

test('directory: of two entries with an excluded id only the first one excludes a wallet', async () => {
  const respond: Respond = async ({ include }) =>
    include ? { wallets: ['io.one', 'io.two'].map((rdns) => entry('x1', { rdns })), count: 2 } : page('w1')
  const { load, visible } = connectWith(respond, { excludeWalletIds: ['x1', 'x2'] })
  await load()
  const rows = ['io.one', 'io.two'].map((rdns) => walletRow(rdns, { rdns }))
  expect(visible(rows).map(({ name }) => name)).toEqual(['io.two'])
})

const excludeX1 = { excludeWalletIds: ['x1'] }
const twoRows = [walletRow('Ex', { rdns: 'io.ex' }), walletRow('Other')]

test('excluded: no wallet is listed before the directory has returned the excluded ones, which the first list requests', async () => {
  const ex: Respond = async () => ({ wallets: [entry('x1', { rdns: 'io.ex' })], count: 1 })
  const { visible, queries, instance } = connectWith(ex, excludeX1)
  instance.latchkey.start()
  expect(visible(twoRows)).toEqual([])
  await expect.poll(() => visible(twoRows).map(({ name }) => name)).toEqual(['Other'])
  expect(queries).toEqual([{ include: ['x1'], entries: 1 }])
})

test.each<readonly [string, Respond, number]>([
  ['does not respond', () => new Promise(() => undefined), 1_500],
  ['fails', () => Promise.reject(new Error('down')), 0],
])('excluded: if the directory %s, wallets are listed after at most 1.5 s', async (_, respond, limitMs) => {
  const { visible, directoryState, instance, api } = connectWith(respond, excludeX1)
  instance.latchkey.start()
  visible(twoRows)
  void (await api()).identifyExcluded()
  if (limitMs > 0) {
    await instance.clock.advance(limitMs - 1)
    expect([directoryState().isHoldingWallets, visible(twoRows)]).toEqual([true, []])
  }
  await instance.clock.advance(1)
  await expect.poll(() => directoryState().isHoldingWallets).toBe(false)
  expect(visible(twoRows)).toEqual(twoRows)
})

test('excluded: while a connection is restored, wallets are listed at once', () => {
  const { visible } = connectWith(byQuery, excludeX1, 'p', { restoreStatus: 'waiting' })
  expect(visible(twoRows)).toEqual(twoRows)
})

test('excluded: if the host excludes by rdns and name only, wallets are listed at once', () => {
  const { visible, queries } = connectWith(byQuery, { excludeWalletIds: ['io.x', 'The Ex'] })
  expect(visible(twoRows)).toEqual(twoRows)
  expect(queries).toEqual([])
})

test('directory: is requested when Connect opens, but not when another view does', async () => {
  const { instance, queries } = connectWith(byQuery)
  instance.latchkey.start()
  expect(queries).toEqual([])
  instance.latchkey.open('GetWallet')
  await instance.clock.advance(0)
  expect(queries).toEqual([])
  instance.latchkey.open('Connect')
  await expect.poll(() => queries.length).toBe(1)
})

test('directory: without a project id nothing is requested', async () => {
  const { load, directoryState, queries, api } = connectWith(byQuery, {}, '')
  expect(directoryState().status).toBe('absent')
  await load()
  await (await api()).loadMore()
  expect(await (await api()).search('one', new AbortController().signal)).toEqual([])
  expect([directoryState().status, queries]).toEqual(['absent', []])
})

test('directory: an empty list of featured wallets sends no request for them', async () => {
  const { load, queries } = connectWith(byQuery, { featuredWalletIds: [] })
  await load()
  expect(queries).toHaveLength(1)
})

test('directory: is loaded once, however often it is requested', async () => {
  const { load, queries } = connectWith(byQuery)
  await Promise.all([load(), load()])
  await load()
  expect(queries).toHaveLength(1)
})

test('directory: a failure sets the status, keeps what is loaded, and can be retried', async () => {
  let isDown = true
  const respond: Respond = async (query) => {
    if (isDown && !query.include) throw new Error('down')
    return byQuery(query)
  }
  const { load, directoryState } = connectWith(respond, { featuredWalletIds: ['f1'] })
  await load()
  expect(directoryState().status).toBe('failed')
  expect(directoryState().featured.map(({ id }) => id)).toEqual(['f1'])
  isDown = false
  await load()
  expect(directoryState().status).toBe('ready')
  expect(directoryState().count).toBe(401)
})
