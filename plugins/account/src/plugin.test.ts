import { defineContract, definePlugin, type Label } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { headerActions } from '@latchkey/modal/contract'
import {
  networkPictures,
  type SessionPolicy,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { base, connectedState, mainnet, sepolia } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { accountContract, accountUsers } from './contract'
import { account } from './plugin'
import { accountSession, several } from './test-support/session-states'

interface HeaderContract {
  readonly id: 'test/header'
  readonly api: { networks(): readonly string[]; pictures(): readonly unknown[]; press(): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
interface PicturesContract {
  readonly id: 'test/pictures'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const headerContract = defineContract<HeaderContract>('test/header', 1)
const read = (label: Label): string => label((_key, english) => english, undefined)
const header = definePlugin(headerContract, {
  setup: (ctx) => ({
    networks: () => ctx.items(headerActions).map(({ view, label }) => `${view}: ${read(label)}`),
    pictures: () => ctx.items(headerActions).map(({ imageUrl }) => imageUrl),
    press: () => ctx.items(headerActions)[0]?.run(),
  }),
})

const create = (state: Partial<SessionState> = {}, policy: Partial<SessionPolicy> = {}) => {
  const session = accountSession(state, policy)
  const made = createTestLatchkey({ plugins: [account(), header()], fakes: [session.plugin] })
  made.latchkey.start()
  return { ...made, session }
}
const toUnsupportedNetwork = {
  networkId: 'eip155:99',
  namespace: 'eip155',
  supported: false,
  silent: false,
} as const

test('open: shows Account while a wallet is connected and no view is named', () => {
  const { latchkey, shownView } = create(connectedState('eip155:1'))
  latchkey.open()
  expect(shownView()).toBe('Account')
  latchkey.open('Networks')
  expect(shownView()).toBe('Networks')
})

test('open: is not redirected while no wallet is connected', () => {
  const { latchkey } = create()
  expect(() => latchkey.open()).toThrow()
})

test('unsupported network: opens UnsupportedChain from any view', async () => {
  const { latchkey, shownView, session } = create(connectedState('eip155:99'))
  latchkey.open('Networks')
  session.emit('session:network-changed', toUnsupportedNetwork)
  await expect.poll(shownView, { timeout: 10_000 }).toBe('UnsupportedChain')
})

test.each([
  ['a silent restore', { ...toUnsupportedNetwork, silent: true }, 'eip155:99', {}],
  ['a supported network', { ...toUnsupportedNetwork, supported: true }, 'eip155:1', {}],
  ['a wallet that is on a supported network again', toUnsupportedNetwork, 'eip155:1', {}],
  ['a page with enableNetworkSwitch off', toUnsupportedNetwork, 'eip155:99', { enableNetworkSwitch: false }],
  [
    'a page with allowUnsupportedChain on',
    toUnsupportedNetwork,
    'eip155:99',
    { allowUnsupportedChain: true },
  ],
] as const)('unsupported network: never opens for %s', async (_case, change, networkId, policy) => {
  const { shownView, session, failures } = create(connectedState(networkId), policy)
  session.emit('session:network-changed', change)
  await import('./networks/dialog-networks')
  await new Promise((resolve) => setImmediate(resolve))
  expect(shownView()).toBeUndefined()
  expect(failures).toEqual([])
})

test('header: a page without networks offers none to choose', async () => {
  const { latchkey, setState } = create({ ...connectedState('eip155:1'), networks: [] })
  latchkey.open()
  const networks = () => latchkey.get(headerContract).networks()
  setState(sessionContract, { networks: [mainnet] })
  await expect.poll(networks, { timeout: 10_000 }).toEqual(['Account: Ethereum'])
  setState(sessionContract, { networks: [] })
  expect(networks()).toEqual([])
})

test('header: shows the network of the account, follows it, and opens the list', async () => {
  const { latchkey, setState, shownView } = create(connectedState('eip155:1'))
  latchkey.open()
  const networks = () => latchkey.get(headerContract).networks()
  await expect.poll(networks, { timeout: 10_000 }).toEqual(['Account: Ethereum'])
  setState(sessionContract, connectedState('eip155:8453'))
  expect(networks()).toEqual(['Account: Base'])
  setState(sessionContract, connectedState('eip155:99'))
  expect(networks()).toEqual(['Account: Choose network'])
  latchkey.get(headerContract).press()
  expect(shownView()).toBe('Networks')
})

test('header: shows no network where networks cannot be switched', async () => {
  const { latchkey } = create(connectedState('eip155:1'), { enableNetworkSwitch: false })
  latchkey.open()
  await import('./networks/dialog-networks')
  await new Promise((resolve) => setImmediate(resolve))
  expect(latchkey.get(headerContract).networks()).toEqual([])
})

test('start: the header action is registered once in each run', async () => {
  const session = accountSession({ ...connectedState('eip155:1'), networks: [mainnet] })
  const { latchkey } = createTestLatchkey({ plugins: [account(), header()], fakes: [session.plugin] })
  for (let run = 0; run < 3; run += 1) {
    const stop = latchkey.start()
    latchkey.open()
    await expect
      .poll(() => latchkey.get(headerContract).networks(), { timeout: 10_000 })
      .toEqual(['Account: Ethereum'])
    latchkey.close()
    stop()
    expect(latchkey.get(headerContract).networks()).toEqual([])
  }
})

const fetched = (id: string): string => `data:image/gif;base64,${id.replace(':', '')}`

test('pictures: that of the active network is fetched after a view has opened, for the header and the button', async () => {
  const requestedIds: string[] = []
  const pictures = definePlugin(defineContract<PicturesContract>('test/pictures', 1), {
    setup(ctx) {
      ctx.fill(networkPictures, {
        id: 'pictures',
        async image({ id }) {
          requestedIds.push(id)
          return id === 'eip155:8888' ? undefined : fetched(id)
        },
      })
      return {}
    },
  })
  // Those whose marks are not bundled.
  const other = { ...base, id: 'eip155:9999' } as const
  const bare = { ...sepolia, id: 'eip155:8888' } as const
  const own = { ...mainnet, iconUrl: 'https://host.example/one.png' }
  const session = accountSession({ ...connectedState('eip155:9999'), networks: [own, other, bare] })
  const { latchkey, setState } = createTestLatchkey({
    plugins: [account(), header(), pictures()],
    fakes: [session.plugin],
  })
  latchkey.start()
  const inHeader = () => latchkey.get(headerContract).pictures()
  await import('./networks/dialog-networks')
  await new Promise((resolve) => setImmediate(resolve))
  expect(requestedIds).toEqual([])
  latchkey.open()
  await expect.poll(inHeader, { timeout: 10_000 }).toEqual([fetched('eip155:9999')])
  expect(latchkey.read(accountContract).networkPictures).toEqual({ 'eip155:9999': fetched('eip155:9999') })
  setState(sessionContract, connectedState('eip155:1'))
  expect(inHeader()).toEqual([own.iconUrl])
  setState(sessionContract, connectedState('eip155:8888'))
  setState(sessionContract, connectedState('eip155:9999'))
  expect(inHeader()).toEqual([fetched('eip155:9999')])
  setState(sessionContract, connectedState('eip155:99'))
  expect(inHeader()).toEqual([undefined])
  expect(requestedIds).toEqual(['eip155:9999', 'eip155:8888'])
})

test('accountState: asks the users of the slot at each call', async () => {
  let isLoggedIn = true
  const logins = definePlugin(defineContract<PicturesContract>('test/pictures', 1), {
    setup(ctx) {
      const ada = { authProvider: 'email', accountType: 'eoa', isSmartAccountDeployed: false } as const
      ctx.fill(accountUsers, { id: 'ada', connectorId: 'fox', user: () => (isLoggedIn ? ada : undefined) })
      return {}
    },
  })
  const { latchkey } = createTestLatchkey({
    plugins: [account(), header(), logins()],
    fakes: [accountSession(several).plugin],
  })
  latchkey.start()
  const { accountState } = latchkey.get(accountContract)
  expect(await accountState()).toMatchObject({ smartAccountDeployed: false, user: { chainId: 'eip155:1' } })
  isLoggedIn = false
  expect(await accountState()).not.toHaveProperty('user')
})
