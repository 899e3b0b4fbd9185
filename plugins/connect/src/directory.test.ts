import { cloudContract, type WalletPage, type WalletQuery } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { connectContract } from './contract'
import type { ConnectOptions } from './options'
import { connect } from './plugin'
import { createFakeSession } from './test-support/fake-session'
import { entry } from './test-support/list-input'
import { networksOf } from './test-support/networks'

type Answer = (query: WalletQuery) => Promise<WalletPage>

function connectWith(answer: Answer | undefined, options: ConnectOptions = {}) {
  const queries: WalletQuery[] = []
  const cloud = definePlugin(cloudContract, {
    setup: () => ({
      projectId: 'p',
      wallets: (query: WalletQuery) => {
        queries.push(query)
        return answer ? answer(query) : Promise.reject(new Error('none'))
      },
      image: async () => undefined,
      allowedOrigins: async () => [],
      checkOrigin: () => Promise.reject(new Error('Not part of this test.')),
      analyticsEnabled: async () => false,
    }),
  })
  const networks = networksOf(['eip155:1', 'eip155:8453'])
  const made = createTestLatchkey({
    plugins: [connect(options), ...(answer ? [cloud()] : [])],
    fakes: [createFakeSession({ networks }).plugin],
  })
  return {
    queries,
    load: async () => (await made.latchkey.get(connectContract).lists()).loadDirectory(),
    lists: () => made.latchkey.read(connectContract).directory,
  }
}

const page = (...ids: readonly string[]): WalletPage => ({ wallets: ids.map((id) => entry(id)), count: 400 })
const byQuery: Answer = async ({ include }) => (include ? page(...include) : page('w1', 'w2'))

test('directory: without one there is nothing to ask', async () => {
  const { load, lists, queries } = connectWith(undefined)
  expect(lists().status).toBe('absent')
  await load()
  expect(lists().status).toBe('absent')
  expect(queries).toEqual([])
})

test('directory: asks for as many as are featured, for what is excluded by id, and for four more of our chains', async () => {
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

test('directory: an empty featured list asks for none', async () => {
  const { load, queries } = connectWith(byQuery, { featuredWalletIds: [] })
  await load()
  expect(queries).toHaveLength(1)
})

test('directory: is asked once, whoever asks and however often', async () => {
  const { load, queries } = connectWith(byQuery)
  await Promise.all([load(), load()])
  await load()
  expect(queries).toHaveLength(1)
})

test('directory: a failure is a state, keeps what came, and is asked again', async () => {
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
