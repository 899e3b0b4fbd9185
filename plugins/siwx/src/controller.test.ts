// Loaded before the test begins: compiling them takes longer than a poll waits.
import './controller'
import './views/all-views'
import {
  type ContractToken,
  defineContract,
  definePlugin,
  type PluginContext,
  type View,
} from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeSession,
  disconnectedState,
  mainnet,
} from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import type { SiwxBackend } from './backend/backend'
import { type SiwxSession, siwxContract } from './contract'
import { siwx } from './plugin'

interface ConnectingContract {
  readonly id: 'connecting'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: { readonly Connecting: View; readonly Wanted: View; readonly Other: View }
}
const connectingContract: ContractToken<ConnectingContract> = defineContract<ConnectingContract>(
  'connecting',
  1,
)

const own: SiwxSession = { accountAddress: ADDRESS, networkId: 'eip155:1' }

/** A started latchkey whose dialog shows the connecting view of another plugin. Only `current` may respond. */
function openConnectingView(
  required: boolean,
  current: SiwxBackend['current'] = () => new Promise(() => undefined),
) {
  const backend: SiwxBackend = {
    namespaces: ['eip155'],
    nonce: () => new Promise(() => undefined),
    add: () => new Promise(() => undefined),
    current,
    signOut: async () => undefined,
  }
  const contexts: PluginContext<ConnectingContract>[] = []
  const connecting = definePlugin(connectingContract, {
    views: {
      Connecting: { title: () => 'Connecting', load: async () => ({ default: () => null }) },
      Wanted: { title: () => 'Wanted', load: async () => ({ default: () => null }) },
      Other: { title: () => 'Other', load: async () => ({ default: () => null }) },
    },
    setup(ctx) {
      contexts.push(ctx)
      return {}
    },
  })
  const session = createFakeSession({ state: { ...disconnectedState, networks: [mainnet] } })
  const kit = createTestLatchkey({
    plugins: [siwx({ backend, required }), connecting()],
    fakes: [session.plugin],
  })
  /** Every view that the dialog shows, in order; `closed` when it closes, `refused` when closing is refused. */
  const shown: string[] = []
  kit.latchkey.on('kernel:view-changed', ({ view }) => void shown.push(view ?? 'closed'))
  kit.latchkey.on('kernel:close-refused', () => void shown.push('refused'))
  kit.latchkey.start()
  kit.latchkey.open('Connecting')
  return {
    ...kit,
    shown,
    connect() {
      kit.setState(sessionContract, connectedState())
      const account = { namespace: 'eip155', address: ADDRESS } as const
      session.emit('session:connected', { connectionId: 'c', walletId: 'metamask', account, silent: false })
    },
    disconnects: session.disconnects,
    closeByPlugin: () => contexts[0]?.router.close(),
    askOther: () => contexts[0]?.router.ask('Other'),
    showWanted: () => contexts[0]?.router.replace('Wanted'),
  }
}

test.each([
  ['required', true],
  ['optional', false],
] as const)(
  'sign-in: where it is %s, the dialog stays open from connecting until the sign-in screen opens',
  async (_name, required) => {
    const page = openConnectingView(required)
    page.connect()
    await expect.poll(() => page.clock.waiting).toBe(1)
    page.closeByPlugin()
    await expect.poll(() => page.shown.length).toBe(2)
    expect(page.shown).toEqual(['Connecting', 'refused'])
    await page.clock.advance(600)
    await expect.poll(() => page.shown.length).toBe(3)
    expect(page.shown).toEqual(['Connecting', 'refused', 'SIWXSignMessage'])
    page.latchkey.dispose()
  },
)

test.each([
  ['while the code of signing in is loading', false],
  ['while the screen is pending', true],
] as const)(
  'sign-in: a view that follows connecting %s is shown again afterwards',
  async (_name, isLoaded) => {
    const page = openConnectingView(false)
    page.connect()
    if (isLoaded) await expect.poll(() => page.clock.waiting).toBe(1)
    page.showWanted()
    await expect.poll(() => page.clock.waiting).toBe(isLoaded ? 0 : 1)
    await page.clock.advance(600)
    await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
    page.answer(undefined)
    await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
    expect(page.shown).toEqual(['Connecting', 'Wanted', 'SIWXSignMessage', 'Wanted'])
    page.latchkey.dispose()
  },
)

test('sign-in: a view that the host opens while the user has to sign in follows', async () => {
  const page = openConnectingView(true, async () => undefined)
  page.connect()
  await expect.poll(() => page.clock.waiting).toBe(1)
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

/** Connects, and waits until the sign-in screen is shown. */
type SignInPage = ReturnType<typeof openConnectingView>

async function toPending(page: SignInPage): Promise<void> {
  page.connect()
  await expect.poll(() => page.clock.waiting).toBe(1)
}

async function toScreen(page: SignInPage): Promise<void> {
  await toPending(page)
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
}

test('sign-in: cancelling it also leaves the view that the host has opened meanwhile', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  const asked = page.latchkey.ask('Wanted').catch(({ code }) => code)
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  const cancelled = page.latchkey.get(siwxContract).cancel()
  await expect.poll(() => page.disconnects.map(({ id }) => id)).toEqual(['c'])
  page.setState(sessionContract, disconnectedState)
  page.disconnects[0]?.resolve()
  await cancelled
  await expect.poll(() => page.shown.at(-1)).toBe('closed')
  expect(page.shown.slice(4)).toEqual(['closed'])
  expect(await asked).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('sign-in: when the wallet disconnects during it, the view that the host has opened says so', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'Wanted', 'SIWXSignMessage'])
  page.setState(sessionContract, disconnectedState)
  await expect.poll(() => page.shown.slice(4)).toEqual(['Wanted'])
  page.latchkey.dispose()
})

test('signIn: two calls at the same time show the screen once', async () => {
  const page = openConnectingView(false, async () => undefined)
  page.closeByPlugin()
  page.setState(sessionContract, connectedState())
  await expect.poll(() => page.latchkey.read(siwxContract).signIn.status).toBe('signed-out')
  const { signIn } = page.latchkey.get(siwxContract)
  const both = Promise.all([signIn(), signIn()])
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await both).toEqual([own, own])
  expect(page.shown).toEqual(['Connecting', 'closed', 'SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})

const codeOf = (asked: Promise<SiwxSession>): Promise<unknown> => asked.catch(({ code }) => code)

test.each([
  ['before it opens', false],
  ['while it is shown', true],
] as const)('signIn: %s, the screen is shown once, and it waits for the user', async (_name, isShown) => {
  const page = openConnectingView(false, async () => undefined)
  if (isShown) await toScreen(page)
  else await toPending(page)
  const asked = page.latchkey.get(siwxContract).signIn()
  await page.clock.advance(600)
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await asked).toEqual(own)
  expect(page.shown).toEqual(['Connecting', 'SIWXSignMessage', 'closed'])
  page.latchkey.dispose()
})

test('signIn: it waits for the screen that opens after the user has closed the dialog', async () => {
  const page = openConnectingView(false, async () => undefined)
  await toPending(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  await page.clock.advance(0)
  page.latchkey.close()
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await outcome).toEqual(own)
  page.latchkey.dispose()
})

test.each([
  ['the user leaves', toScreen, 'close'],
  ['the page stops', toScreen, 'dispose'],
  ['the page stops before the screen is shown', toPending, 'dispose'],
] as const)('signIn: it rejects when %s', async (_name, begin, end) => {
  const page = openConnectingView(false, async () => undefined)
  await begin(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  await page.clock.advance(0)
  page.latchkey[end]()
  expect(await outcome).toBe('VIEW_DISMISSED')
  page.latchkey.dispose()
})

test('signIn: it goes on waiting when the host opens a view over the screen that is required', async () => {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  const outcome = codeOf(page.latchkey.get(siwxContract).signIn())
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown.slice(2)).toEqual(['Wanted', 'SIWXSignMessage'])
  page.setState(siwxContract, { signIn: { status: 'signed-in', session: own } })
  page.answer(own)
  expect(await outcome).toEqual(own)
  await expect.poll(() => page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})

/** The user has connected and has to sign in. */
async function openSignIn() {
  const page = openConnectingView(true, async () => undefined)
  await toScreen(page)
  return page
}

test('sign-in: two views that the host opens at once get one screen', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  page.latchkey.open('Other')
  await expect.poll(() => page.shown.at(-1)).toBe('SIWXSignMessage')
  const session = { accountAddress: ADDRESS, networkId: 'eip155:1' } as const
  page.setState(siwxContract, { signIn: { status: 'signed-in', session } })
  page.answer(session)
  await page.clock.advance(0)
  expect(page.shown.slice(2)).toEqual(['Wanted', 'Other', 'SIWXSignMessage', 'Other'])
  page.latchkey.dispose()
})

test('sign-in: a view that a wallet asks over the screen stays', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  await expect.poll(() => page.shown.slice(2)).toEqual(['Wanted', 'SIWXSignMessage'])
  const asked = page.askOther()
  await page.clock.advance(0)
  expect(page.shown.at(-1)).toBe('Other')
  page.answer('approved')
  expect(await asked).toBe('approved')
  expect(page.shown.at(-1)).toBe('SIWXSignMessage')
  page.latchkey.dispose()
})

test('sign-in: a wallet that disconnects before the screen is shown takes it away', async () => {
  const page = await openSignIn()
  page.latchkey.open('Wanted')
  page.setState(sessionContract, disconnectedState)
  await page.clock.advance(0)
  expect(page.shown.at(-1)).toBe('Wanted')
  page.latchkey.dispose()
})
