import { cloudContract, type WalletPage, type WalletQuery } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { SessionState } from '@latchkey/session/contract'
import { createFakeSession, walletRow } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { connectContract } from '../contract'
import type { ConnectOptions } from '../options'
import { connect } from '../plugin'
import { entry } from '../test-support/list-input'
import { networksOf } from '../test-support/networks'

type Answer = (query: WalletQuery) => Promise<WalletPage>

function connectWith(
  answer: Answer | undefined,
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
        return answer ? answer(query) : Promise.reject(new Error('none'))
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
  const made = createTestLatchkey({
    plugins: [connect(options), ...(answer ? [cloud()] : [])],
    fakes: [session.plugin],
  })
  const api = async () => made.latchkey.get(connectContract).directory()
  return {
    made,
    queries,
    api,
    visible: session.visible,
    load: async () => (await api()).loadDirectory(),
    lists: () => made.latchkey.read(connectContract).directory,
  }
}

const page = (...ids: readonly string[]): WalletPage => ({ wallets: ids.map((id) => entry(id)), count: 400 })
const byQuery: Answer = async ({ include }) => (include ? page(...include) : page('w1', 'w2'))

test('directory: without one nothing is requested', async () => {
  const { load, lists, queries } = connectWith(undefined)
  expect(lists().status).toBe('absent')
  await load()
  expect(lists().status).toBe('absent')
  expect(queries).toEqual([])
})

test('directory: requests the featured wallets, those excluded by id, and four more of the page’s chains', async () => {
  const options = { featuredWalletIds: ['f1', 'f2'], excludeWalletIds: ['x1', 'io.x', 'Some Wallet'] }
  const { load, lists, queries } = connectWith(byQuery, options)
  expect(lists().status).toBe('idle')
  await load()
  expect(queries).toEqual([
    { include: ['f1', 'f2'], entries: 2 },
    { include: ['x1'], entries: 1 },
    { entries: 4, exclude: ['f1', 'f2', 'x1'], chains: ['eip155:1', 'eip155:8453'] },
  ])
  const { status, featured, excluded, recommended, count } = lists()
  expect([status, count]).toEqual(['ready', 402])
  expect([featured, excluded, recommended].map((list) => list.map(({ id }) => id))).toEqual([
    ['f1', 'f2'],
    ['x1'],
    ['w1', 'w2'],
  ])
})

test('directory: featured wallets are in the host’s order, whatever the response’s order', async () => {
  const answer: Answer = async ({ include }) => (include ? page(...[...include].sort()) : page('w1'))
  const { load, lists } = connectWith(answer, { featuredWalletIds: ['f3', 'f1', 'f2'] })
  await load()
  expect(lists().featured.map(({ id }) => id)).toEqual(['f3', 'f1', 'f2'])
})

test('directory: what it knows of excluded wallets is left out by session too', async () => {
  const answer: Answer = async ({ include }) =>
    include ? { wallets: [entry('x1', { name: 'Ex Wallet', rdns: 'io.metamask' })], count: 1 } : page('w1')
  const { load, visible } = connectWith(answer, { excludeWalletIds: ['x1'] })
  const rows = [
    walletRow('Named', { rdns: 'io.metamask' }),
    walletRow('On a phone', { rdns: 'io.metamask.mobile' }),
    walletRow('By id', { explorerId: 'x1' }),
    walletRow('EX WALLET'),
  ]
  const names = () => visible(rows).map(({ name }) => name)
  expect(names()).toEqual([])
  await load()
  // A name proves nothing: any wallet, and any entry of a directory, can have it.
  expect(names()).toEqual(['EX WALLET'])
})

test('directory: an id that is delivered twice excludes one wallet', async () => {
  const answer: Answer = async ({ include }) =>
    include ? { wallets: ['io.one', 'io.two'].map((rdns) => entry('x1', { rdns })), count: 2 } : page('w1')
  const { load, visible } = connectWith(answer, { excludeWalletIds: ['x1', 'x2'] })
  await load()
  const rows = ['io.one', 'io.two'].map((rdns) => walletRow(rdns, { rdns }))
  expect(visible(rows).map(({ name }) => name)).toEqual(['io.two'])
})

const excluding = { excludeWalletIds: ['x1'] }
const twoRows = [walletRow('Ex', { rdns: 'io.ex' }), walletRow('Other')]

test('excluded: no wallet is listed before the directory has returned the excluded ones, which the first list requests', async () => {
  const ex: Answer = async () => ({ wallets: [entry('x1', { rdns: 'io.ex' })], count: 1 })
  const { visible, queries, made } = connectWith(ex, excluding)
  made.latchkey.start()
  expect(visible(twoRows)).toEqual([])
  await expect.poll(() => visible(twoRows).map(({ name }) => name)).toEqual(['Other'])
  expect(queries).toEqual([{ include: ['x1'], entries: 1 }])
})

test.each<readonly [string, Answer, number]>([
  ['is silent', () => new Promise(() => undefined), 1_500],
  ['fails', () => Promise.reject(new Error('down')), 0],
])('excluded: a directory that %s holds nothing back for longer than 1.5 s', async (_, answer, limitMs) => {
  const { visible, lists, made, api } = connectWith(answer, excluding)
  made.latchkey.start()
  visible(twoRows)
  void (await api()).identifyExcluded()
  if (limitMs > 0) {
    await made.clock.advance(limitMs - 1)
    expect([lists().isHoldingWallets, visible(twoRows)]).toEqual([true, []])
  }
  await made.clock.advance(1)
  await expect.poll(() => lists().isHoldingWallets).toBe(false)
  expect(visible(twoRows)).toEqual(twoRows)
})

test('excluded: a wallet that is being restored is not held back', () => {
  const { visible } = connectWith(byQuery, excluding, 'p', { restoreStatus: 'waiting' })
  expect(visible(twoRows)).toEqual(twoRows)
})

test('excluded: rdns and names of the host hold no wallet back', () => {
  const { visible, queries } = connectWith(byQuery, { excludeWalletIds: ['io.x', 'The Ex'] })
  expect(visible(twoRows)).toEqual(twoRows)
  expect(queries).toEqual([])
})

test('directory: is requested when the list opens, before any of its code has run', async () => {
  const { made, queries } = connectWith(byQuery)
  made.latchkey.start()
  expect(queries).toEqual([])
  made.latchkey.open('GetWallet')
  await made.clock.advance(0)
  expect(queries).toEqual([])
  made.latchkey.open('Connect')
  await expect.poll(() => queries.length).toBe(1)
})

test('directory: without a project id there is none', async () => {
  const { load, lists, queries, api } = connectWith(byQuery, {}, '')
  expect(lists().status).toBe('absent')
  await load()
  await (await api()).loadMore()
  expect(await (await api()).search('one', new AbortController().signal)).toEqual([])
  expect([lists().status, queries]).toEqual(['absent', []])
})

test('directory: an empty featured list asks for none', async () => {
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

test('directory: a failure is a state, keeps what is loaded, and can be retried', async () => {
  let isDown = true
  const answer: Answer = async (query) => {
    if (isDown && !query.include) throw new Error('down')
    return byQuery(query)
  }
  const { load, lists } = connectWith(answer, { featuredWalletIds: ['f1'] })
  await load()
  expect(lists().status).toBe('failed')
  expect(lists().featured.map(({ id }) => id)).toEqual(['f1'])
  isDown = false
  await load()
  expect(lists().status).toBe('ready')
  expect(lists().count).toBe(401)
})
