import { type Contract, defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import {
  type ChainCapabilities,
  type Identity,
  type NameResolver,
  nameResolvers,
} from '@latchkey/session/contract'
import { expect, test, vi } from 'vitest'
import { identityOf, portfolioContract } from './contract'
import type { IdentityEntry } from './state'
import { createFakeCloud, type FakeCloud } from './test-support/fake-cloud'
import { ALICE, BOB, createPortfolioPage, type PortfolioPage } from './test-support/portfolio-page'

const IDENTITY = `/v1/identity/${ALICE}`
const REVERSE = `/v1/profile/reverse/${ALICE}`
const profile = (name: string, address = ALICE) => ({ name, addresses: { 60: { address } } })
const picture = 'https://pictures.example/alice.png'

interface Parts {
  readonly cloud?: FakeCloud
  readonly names?: boolean
  readonly found?: Identity
  readonly isElsewhere?: boolean
  readonly service?: Partial<NameResolver>
}
interface ServiceContract extends Contract {
  readonly id: 'test/service'
}
/** A name service beside that of the chain. */
function serviceOf(parts: Partial<NameResolver>): Plugin {
  const service = definePlugin(defineContract<ServiceContract>('test/service', 1), {
    setup(ctx) {
      ctx.fill(nameResolvers, {
        id: 'test/service',
        namespaces: ['eip155'],
        accepts: () => true,
        resolve: async (_name, { id: networkId }) => ({ issue: 'unregistered', networkId }),
        ...parts,
      })
      return {}
    },
  })
  return service()
}
function page({ cloud, names = true, found = {}, isElsewhere = false, service }: Parts) {
  const find = vi.fn(async () => found)
  const check = vi.fn(async (name: string) =>
    name.includes('!') ? undefined : { name, ...(/[^a-z.]/.test(name) ? { isUnusual: true } : {}) },
  )
  const abilities: ChainCapabilities = isElsewhere ? {} : { identity: { find, check } }
  const made = createPortfolioPage(
    { balances: false, names },
    { capabilities: async () => abilities },
    { ...(cloud ? { cloud: cloud.plugin } : {}), ...(service ? { service: serviceOf(service) } : {}) },
  )
  return { ...made, find, check }
}
const entry = (made: PortfolioPage, address = ALICE): IdentityEntry | undefined =>
  made.latchkey.read(portfolioContract).identities[`eip155:${address}`]
const untilKnown = (made: PortfolioPage) =>
  vi.waitFor(() => {
    const known = entry(made)
    if (known?.status !== 'known') throw new Error('not yet')
    return known
  })
/** Waits long enough to notice a read that must not happen. */
async function quiet(made: PortfolioPage): Promise<void> {
  await import('./controller')
  await made.portfolio.refresh()
}

test('identity: the data API returns name and picture in one call, fresh for 5 minutes', async () => {
  const cloud = createFakeCloud({ [IDENTITY]: { name: 'alice.eth', avatar: picture } })
  const made = page({ cloud })
  made.setActive(ALICE)
  expect(await untilKnown(made)).toEqual({
    status: 'known',
    readAtMs: 0,
    name: 'alice.eth',
    avatarUrl: picture,
  })
  expect(cloud.requests).toEqual([
    expect.objectContaining({ path: IDENTITY, query: { sender: ALICE }, networkId: 'eip155:1' }),
  ])
  await made.clock.advance(300_000)
  made.setActive(ALICE, 'eip155:8453')
  await quiet(made)
  expect(cloud.requests).toHaveLength(1)
  await made.clock.advance(1)
  made.setActive(ALICE)
  await vi.waitFor(() => expect(cloud.requests).toHaveLength(2))
  expect(made.find).not.toHaveBeenCalled()
})

test('identity: an address without a name is cached as long as one with a name', async () => {
  const cloud = createFakeCloud({ [IDENTITY]: { name: null, avatar: null } })
  const made = page({ cloud })
  made.setActive(ALICE)
  expect(await untilKnown(made)).toEqual({ status: 'known', readAtMs: 0 })
  await quiet(made)
  expect(cloud.requests).toHaveLength(1)
})

test('identity: when the data API fails, the first name of the reverse look-up is shown, without a picture', async () => {
  const cloud = createFakeCloud({
    [IDENTITY]: new Error('500'),
    [REVERSE]: [profile('alice.wcn.id', ALICE.toLowerCase()), profile('second.wcn.id')],
  })
  const made = page({ cloud })
  made.setActive(ALICE, 'eip155:8453')
  expect(await untilKnown(made)).toEqual({ status: 'known', readAtMs: 0, name: 'alice.wcn.id' })
  expect(cloud.requests[1]).toMatchObject({ path: REVERSE, query: { sender: ALICE, apiVersion: '2' } })
  expect([made.errors.length, made.notices.length]).toEqual([0, 0])
})

test.each<[what: string, answer: readonly unknown[], name: string | undefined]>([
  ['another address', [profile('bob.wcn.id', BOB), profile('alice.wcn.id')], 'alice.wcn.id'],
  ['only another address', [profile('bob.wcn.id', BOB)], undefined],
  [
    'another address on one network',
    [
      { name: 'bob.wcn.id', addresses: { 60: { address: BOB }, 2147492101: { address: ALICE } } },
      { name: 'eve.wcn.id', addresses: { 60: { address: ALICE }, 2147492101: { address: BOB } } },
    ],
    undefined,
  ],
  [
    'it on another network',
    [{ name: 'alice.wcn.id', addresses: { 2147492101: { address: ALICE } } }],
    'alice.wcn.id',
  ],
])(
  'identity: of a reverse look-up, a name that resolves to %s is not shown for it',
  async (_what, answer, name) => {
    const made = page({ cloud: createFakeCloud({ [IDENTITY]: new Error('500'), [REVERSE]: answer }) })
    made.setActive(ALICE)
    const known = await untilKnown(made)
    expect(known.status === 'known' && known.name).toBe(name)
  },
)

test.each([
  ['eip155:1', picture],
  ['eip155:8453', undefined],
] as const)('identity: on %s after the fallback the picture is %s', async (networkId, left) => {
  let response: unknown = { name: 'alice.eth', avatar: picture }
  const cloud = createFakeCloud({ [IDENTITY]: () => response, [REVERSE]: [profile('alice.wcn.id')] })
  const made = page({ cloud })
  made.setActive(ALICE, networkId)
  await untilKnown(made)
  response = new Error('500')
  await made.clock.advance(300_001)
  await made.portfolio.refresh()
  const known = entry(made)
  expect(known).toMatchObject({ name: 'alice.wcn.id' })
  expect(known?.status === 'known' && known.avatarUrl).toBe(left)
})

test('identity: when both fail, only the host gets the error, and the next read is 30 s later', async () => {
  const cloud = createFakeCloud({})
  const made = page({ cloud })
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.errors).toHaveLength(1))
  await quiet(made)
  expect([cloud.requests.length, made.notices.length, entry(made)]).toEqual([
    2,
    0,
    { status: 'failed', failedAtMs: 0 },
  ])
  await made.clock.advance(30_001)
  await quiet(made)
  expect(cloud.requests).toHaveLength(4)
})

test.each([
  ['without cloud', undefined],
  ['where cloud has no project id', createFakeCloud({}, { projectId: '' })],
  ['where cloud does not serve the network', createFakeCloud({}, { served: [] })],
])("identity: %s the chain's own name service is read", async (_where, cloud) => {
  const made = page({ ...(cloud ? { cloud } : {}), found: { name: 'alice.eth', avatarUrl: picture } })
  made.setActive(ALICE)
  expect(await untilKnown(made)).toMatchObject({ name: 'alice.eth', avatarUrl: picture })
  expect(made.find).toHaveBeenCalledWith(
    ALICE,
    expect.objectContaining({ id: 'eip155:1' }),
    expect.anything(),
  )
})

test('identity: names have to satisfy the chain’s rules, pictures the page’s', async () => {
  const cases = [
    [{ name: 'not!normal', avatar: picture }, {}],
    [
      { name: 'аlice.eth', avatar: 'http://pictures.example/a.png' },
      { name: 'аlice.eth', isUnusual: true },
    ],
    [{ name: 7, avatar: 'data:text/html,x' }, {}],
    [
      { name: 'alice.eth', avatar: 'data:image/png;base64,AA==' },
      { name: 'alice.eth', avatarUrl: 'data:image/png;base64,AA==' },
    ],
  ] as const
  for (const [response, shown] of cases) {
    const made = page({ cloud: createFakeCloud({ [IDENTITY]: response }) })
    made.setActive(ALICE)
    expect(await untilKnown(made)).toEqual({ status: 'known', readAtMs: 0, ...shown })
  }
})

test('identity: undefined on testnets, without a read', async () => {
  const cloud = createFakeCloud(
    { [IDENTITY]: { name: 'alice.eth', avatar: null } },
    { served: ['eip155:1', 'eip155:11155111'] },
  )
  const made = page({ cloud })
  made.setActive(ALICE, 'eip155:11155111')
  await quiet(made)
  expect(cloud.requests).toEqual([])
  made.setActive(ALICE)
  await untilKnown(made)
  const state = made.latchkey.read(portfolioContract)
  const account = { namespace: 'eip155', address: ALICE } as const
  const target = { namespace: 'eip155', connectionId: 'c1', account, chainId: 1 } as const
  const network = (testnet: boolean) => ({
    id: 'eip155:1' as const,
    namespace: 'eip155',
    name: 'n',
    nativeCurrency: { name: 'e', symbol: 'e', decimals: 18 },
    rpcUrls: [],
    testnet,
  })
  const at = (testnet: boolean) => ({ ...target, networkId: 'eip155:1' as const, network: network(testnet) })
  expect(identityOf(state, at(false))?.name).toBe('alice.eth')
  expect(identityOf(state, at(true))).toBeUndefined()
})

test('identity: chains without names, and names: false, read nothing', async () => {
  for (const parts of [{ isElsewhere: true }, { names: false }]) {
    const cloud = createFakeCloud({ [IDENTITY]: { name: 'alice.eth', avatar: null } })
    const made = page({ cloud, ...parts })
    made.setActive(ALICE)
    await quiet(made)
    expect([cloud.requests.length, made.find.mock.calls.length, entry(made)]).toEqual([0, 0, undefined])
  }
})

test('identity: another account cancels the look-up, and its response is dropped', async () => {
  const responses: ((value: unknown) => void)[] = []
  const cloud = createFakeCloud({ '/v1/identity/': () => new Promise((resolve) => responses.push(resolve)) })
  const made = page({ cloud })
  made.setActive(ALICE)
  await vi.waitFor(() => expect(responses).toHaveLength(1))
  made.setActive(BOB)
  await vi.waitFor(() => expect(responses).toHaveLength(2))
  expect(cloud.requests[0]?.signal.aborted).toBe(true)
  responses[0]?.({ name: 'alice.eth', avatar: null })
  responses[1]?.({ name: 'bob.eth', avatar: null })
  await vi.waitFor(() => expect(entry(made, BOB)).toMatchObject({ name: 'bob.eth' }))
  expect(entry(made)).toBeUndefined()
})

test('identity: another name service is asked only if the chain has no name', async () => {
  const reverse = vi.fn(async () => 'alice.light')
  const nameless = page({ service: { reverse } })
  nameless.setActive(ALICE)
  expect(await untilKnown(nameless)).toMatchObject({ name: 'alice.light' })
  expect(reverse).toHaveBeenCalledWith(ALICE, expect.objectContaining({ id: 'eip155:1' }), expect.anything())
  const named = page({ service: { reverse }, found: { name: 'alice.eth' } })
  named.setActive(ALICE)
  expect(await untilKnown(named)).toMatchObject({ name: 'alice.eth' })
  const elsewhere = page({ service: { reverse, namespaces: ['solana'] } })
  elsewhere.setActive(ALICE)
  expect(await untilKnown(elsewhere)).not.toHaveProperty('name')
  expect(reverse).toHaveBeenCalledTimes(1)
})

test('identity: a name that the chain’s rules refuse is not shown, whichever service gave it', async () => {
  const made = page({ service: { reverse: async () => 'alice!' } })
  made.setActive(ALICE)
  expect(await untilKnown(made)).toEqual({ status: 'known', readAtMs: 0 })
})

test('identity: is read again at once by `reloadIdentity`', async () => {
  let name: string | undefined
  const made = page({ service: { reverse: async () => name } })
  made.setActive(ALICE)
  await untilKnown(made)
  name = 'alice.light'
  await made.portfolio.refresh()
  expect(entry(made)).not.toHaveProperty('name')
  await made.portfolio.reloadIdentity()
  expect(entry(made)).toMatchObject({ name: 'alice.light' })
})
