import { defineContract, definePlugin } from '@latchkey/kernel'
import { createFakeBrowser, createMemoryStorage, createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { session } from '@latchkey/session'
import {
  type Connector,
  chainAdapters,
  connectors,
  type Eip1193Provider,
  type Network,
  sessionContract,
} from '@latchkey/session/contract'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from './contract'
import type { EmbeddedWalletOptions } from './options'
import { embeddedWallet } from './plugin'
import { realClock } from './test-support/real-clock'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Of the user whose code is 222222. */
const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const ends: (() => void)[] = []

const providerSchema = v.custom<Eip1193Provider>((given) => typeof Object(given).request === 'function')
const announcedSchema = v.object({
  info: v.object({
    uuid: v.pipe(v.string(), v.uuid()),
    name: v.literal('Email wallet'),
    icon: v.string(),
    rdns: v.literal('dev.latchkey.embedded'),
  }),
  provider: providerSchema,
})

/** What the page in the frame runs. */
const FRAME_SCRIPT = `
  const replies = {
    CONNECT_EMAIL: { action: 'VERIFY_OTP' },
    IS_CONNECTED: { isConnected: true },
    GET_USER: { address: '${ADDRESS}', chainId: 1, email: 'ada@example.com', smartAccountDeployed: false },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: { smartAccountEnabledNetworks: [8453] },
    RPC_REQUEST: '0x5161',
  }
  window.received = []
  window.payloads = []
  window.themes = []
  addEventListener('message', ({ data, origin }) => {
    const name = data.type.replace('@w3m-app/', '')
    received.push(name)
    payloads.push(data.payload)
    if (name === 'CONNECT_OTP' && data.payload.otp === '222222')
      Object.assign(replies.GET_USER, { address: '${OTHER}', email: 'bob@example.com' })
    if (name === 'SYNC_THEME') themes.push(data.payload)
    const outcome = name === window.failing ? '_ERROR' : '_SUCCESS'
    parent.postMessage({ id: data.id, type: '@w3m-frame/' + name + outcome, payload: replies[name] }, origin)
  })
  parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')
`

const chainContract = defineContract<{
  readonly id: 'test/chain'
  readonly api: { list(connector: Connector): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}>('test/chain', 1)
const mainnet: Network = {
  id: 'eip155:1',
  namespace: 'eip155',
  name: 'Mainnet',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://rpc.example'],
}
const chain = definePlugin(chainContract, {
  dependsOn: [sessionContract],
  setup(ctx) {
    ctx.fill(chainAdapters, {
      id: 'eip155',
      namespace: 'eip155',
      networks: [mainnet],
      isAddress: (text) => text.length > 2,
      capabilities: async () => ({}),
    })
    return { list: (connector) => void ctx.fill(connectors, connector) }
  },
})

function start(storage = createMemoryStorage(), options: EmbeddedWalletOptions = {}) {
  const parent = document.createElement('div')
  document.body.append(parent)
  const end = new AbortController()
  window.addEventListener('message', (event) => kit.browser.fire(copyOf(event)), { signal: end.signal })
  const announced: unknown[] = []
  const kit = createTestLatchkey({
    storage,
    browser: createFakeBrowser({
      onDispatch: (name, detail) => name === 'eip6963:announceProvider' && announced.push(detail),
    }),
    ports: { clock: realClock, randomId: () => crypto.randomUUID().replaceAll('-', '') },
    plugins: [
      session(),
      chain(),
      embeddedWallet({ projectId: 'p-1', frameUrl: `${location.origin}/no-such-page`, ...options }),
    ],
    fakes: [
      fake(modalContract, {
        api: { frameHost: async () => ({ element: parent, show: () => undefined }) },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
    ],
  })
  const stop = kit.latchkey.start()
  ends.push(() => {
    stop()
    kit.latchkey.dispose()
    end.abort()
    parent.remove()
  })
  /** The frame, once it is there, with the script in it. */
  const play = async (): Promise<HTMLIFrameElement> => {
    const frame = await vi.waitFor(() => {
      const found = parent.querySelector('iframe')
      if (!found?.contentDocument?.body || found.contentWindow?.location.href === 'about:blank')
        throw new Error('There is no frame')
      return found
    })
    await vi.waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'))
    const script = frame.contentDocument?.createElement('script')
    if (!script) throw new Error('The frame is closed')
    script.textContent = FRAME_SCRIPT
    frame.contentDocument?.body.append(script)
    return frame
  }
  return {
    ...kit,
    announced,
    parent,
    play,
    login: () => kit.latchkey.get(embeddedWalletContract).login(),
    session: kit.latchkey.get(sessionContract),
    state: () => kit.latchkey.read(embeddedWalletContract),
  }
}

/** An event is dispatched once. */
const copyOf = ({ data, origin, source }: MessageEvent): MessageEvent =>
  new MessageEvent('message', { data, origin, source })

afterEach(() => {
  for (const end of ends.splice(0).reverse()) end()
})

test('embedded wallet: no frame before its first use; then a login by email, a connection and a request', async () => {
  const page = start()
  await vi.waitFor(() => expect(page.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  expect(page.parent.querySelector('iframe')).toBeNull()
  expect(page.state().frame).toBe('absent')
  const { email } = await page.login()
  expect(page.state().frame).toBe('absent')
  const step = email.start('ada@example.com')
  const frame = await page.play()
  expect(await step).toBe('verifyCode')
  expect(page.state()).toMatchObject({ frame: 'ready', login: undefined })
  expect(page.state().codeSentAtMs).toBeGreaterThan(0)
  const { searchParams } = new URL(frame.src)
  expect(Object.fromEntries(searchParams)).toEqual({
    projectId: 'p-1',
    chainId: 'eip155:1',
    version: '4',
    enableLogger: 'false',
    rpcUrl: 'https://rpc.example',
  })
  expect(frame.getAttribute('sandbox')?.includes('allow-top-navigation')).toBe(false)
  expect(frame.title).toBe('Email wallet')

  await email.confirmCode('123456')
  const { provider } = await page.session.connect(EMBEDDED_CONNECTOR_ID)
  expect(page.session.active()?.account.address).toBe(ADDRESS)
  expect(page.state()).toMatchObject({
    user: { email: 'ada@example.com', accountType: 'eoa' },
    login: { provider: 'email', email: 'ada@example.com', networkId: 'eip155:1' },
    codeSentAtMs: undefined,
  })
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', ADDRESS] })).toBe('0x5161')
  await vi.waitFor(() => expect(page.state().smartAccountNetworkIds).toEqual(['eip155:8453']))
})

test('embedded wallet: a stored login connects the next visit, and a sign-out ends it', async () => {
  const storage = createMemoryStorage()
  const first = start(storage)
  const { email } = await first.login()
  const step = email.start('ada@example.com')
  await first.play()
  await step
  await email.confirmCode('123456')
  await first.session.connect(EMBEDDED_CONNECTOR_ID)
  await vi.waitFor(() =>
    expect([...storage.entries.values()].join()).toMatch(
      /ada@example.com.*connectorId|connectorId.*ada@example.com/,
    ),
  )
  for (const end of ends.splice(0).reverse()) end()

  const second = start(storage)
  const frame = await second.play()
  await vi.waitFor(() => expect(second.session.active()?.account.address).toBe(ADDRESS))
  expect(second.state().login?.email).toBe('ada@example.com')
  await second.session.disconnect()
  expect([second.session.active(), second.state().login, second.state().user]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(Reflect.get(Object(frame.contentWindow), 'received')).toContain('SIGN_OUT')
})

/** The messages that the frame has received. */
const receivedBy = (frame: HTMLIFrameElement): readonly unknown[] =>
  Array.from(Reflect.get(Object(frame.contentWindow), 'received') ?? [])

/** A page that is connected, and what it stores. */
async function connectPage(storage = createMemoryStorage()) {
  const page = start(storage)
  const { email } = await page.login()
  const step = email.start('ada@example.com')
  const frame = await page.play()
  await step
  await email.confirmCode('111111')
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('connectorId'))
  return { page, frame, storage, email }
}
const endPages = (): void => {
  for (const end of ends.splice(0).reverse()) end()
}

test('embedded wallet: a sign-out that failed is the first message of the next visit', async () => {
  const { page, frame, storage } = await connectPage()
  Reflect.set(Object(frame.contentWindow), 'failing', 'SIGN_OUT')
  await expect(page.session.disconnect()).rejects.toMatchObject({ code: 'DISCONNECT_FAILED' })
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('isSignOutOwed'))
  endPages()

  const next = start(storage)
  const { email } = await next.login()
  await vi.waitFor(() => expect(next.state().isSignOutOwed).toBe(true))
  await vi.waitFor(() => expect(next.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  const step = email.start('ada@example.com')
  const nextFrame = await next.play()
  await step
  expect(receivedBy(nextFrame)[0]).toBe('SIGN_OUT')
  expect(receivedBy(nextFrame).filter((name) => name === 'SIGN_OUT')).toHaveLength(1)
  expect(next.state().isSignOutOwed).toBe(false)
})

test('embedded wallet: disconnecting while a stored login is restored signs out', async () => {
  const { storage } = await connectPage()
  endPages()
  const next = start(storage)
  await vi.waitFor(() => expect(next.parent.querySelector('iframe')).not.toBeNull())
  const ended = next.session.disconnect()
  const frame = await next.play()
  await ended
  expect(receivedBy(frame)[0]).toBe('SIGN_OUT')
  expect(receivedBy(frame)).not.toContain('GET_USER')
  expect([next.state().login, next.state().isSignOutOwed]).toEqual([undefined, false])
})

test('embedded wallet: a stored network that is not configured reaches neither the address nor the calls of the frame', async () => {
  const { storage } = await connectPage()
  endPages()
  const forged = [...storage.entries].map(([key, text]) => [
    key,
    text.replace('"networkId":"eip155:1"', '"networkId":"eip155:666"'),
  ])
  expect(JSON.stringify(forged)).toContain('eip155:666')
  const next = start(createMemoryStorage(Object.fromEntries(forged)))
  const frame = await next.play()
  await vi.waitFor(() => expect(next.session.active()?.account.address).toBe(ADDRESS))
  expect(next.state().login?.networkId).toBe('eip155:1')
  expect(new URL(frame.src).searchParams.get('chainId')).toBe('eip155:1')
  expect(JSON.stringify(Reflect.get(Object(frame.contentWindow), 'payloads'))).not.toContain('666')
})

test('embedded wallet: a second login while connected connects the second user', async () => {
  const { page, email } = await connectPage()
  expect(page.session.active()?.account.address).toBe(ADDRESS)

  await email.start('bob@example.com')
  await email.confirmCode('222222')
  expect(page.session.active()).toBeUndefined()
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  expect(page.session.active()?.account.address).toBe(OTHER)
  expect(page.state()).toMatchObject({
    login: { email: 'bob@example.com' },
    user: { email: 'bob@example.com' },
  })
})

test('embedded wallet: without a project id nothing is loaded, and the login says so', async () => {
  const kit = createTestLatchkey({ plugins: [session(), chain(), embeddedWallet()] })
  const stop = kit.latchkey.start()
  ends.push(stop, () => kit.latchkey.dispose())
  const { email } = await kit.latchkey.get(embeddedWalletContract).login()
  await expect(email.start('ada@example.com')).rejects.toMatchObject({ code: 'FRAME_PROJECT_ID_MISSING' })
  expect(document.querySelector('iframe[sandbox]')).toBeNull()
})

const themesOf = (frame: HTMLIFrameElement): readonly unknown[] =>
  Array.from(Reflect.get(Object(frame.contentWindow), 'themes') ?? [])

test('embedded wallet: the frame gets the theme on connecting, when it changes, and with a request', async () => {
  const page = start()
  const { email } = await page.login()
  const step = email.start('ada@example.com')
  const frame = await page.play()
  await step
  await email.confirmCode('123456')
  expect(themesOf(frame)).toEqual([])
  const { provider } = await page.session.connect(EMBEDDED_CONNECTOR_ID)
  await vi.waitFor(() => expect(themesOf(frame)).toHaveLength(1))
  const variables = { '--lk-accent': 'rebeccapurple', '--lk-background': 'black' }
  page.setState(modalContract, { themeMode: 'dark', themeVariables: variables })
  await vi.waitFor(() =>
    expect(themesOf(frame).at(-1)).toEqual({
      themeMode: 'dark',
      themeVariables: variables,
      w3mThemeVariables: { '--w3m-accent': 'rebeccapurple', '--w3m-background': 'black' },
    }),
  )
  const before = themesOf(frame).length
  await provider.request({ method: 'personal_sign', params: ['0x00', ADDRESS] })
  await vi.waitFor(() => expect(themesOf(frame).length).toBeGreaterThan(before))
})

test('embedded wallet: a host that asks for it gets an EIP-6963 announcement that works', async () => {
  const page = start(createMemoryStorage(), { announceEIP6963: true })
  await vi.waitFor(() => expect(page.announced).toHaveLength(1))
  page.browser.fire(new Event('eip6963:requestProvider'))
  expect(page.announced).toHaveLength(2)
  const { info, provider } = v.parse(announcedSchema, page.announced[1])
  expect(info.icon).toMatch(/^data:image\/svg\+xml,/)
  const never = (): Promise<never> => new Promise(() => undefined)
  for (const [name, uuid] of [
    ['Announced twice', info.uuid],
    ['Another wallet', crypto.randomUUID()],
  ] as const)
    page.latchkey.get(chainContract).list({
      id: name,
      traits: { id: name, name, kind: 'announced', namespaces: ['eip155'], approval: 'wallet', uuid },
      connect: never,
      reconnect: never,
      disconnect: never,
      request: never,
      subscribe: () => undefined,
    })
  await vi.waitFor(() =>
    expect(page.latchkey.read(sessionContract).wallets.map(({ name }) => name)).toEqual([
      'Another wallet',
      'Email wallet',
    ]),
  )
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 'DISCONNECTED' })
  const changes: unknown[] = []
  provider.on('accountsChanged', (accounts) => changes.push(accounts))

  const asked = provider.request({ method: 'eth_requestAccounts' })
  await page.play()
  expect(await asked).toEqual([ADDRESS])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  await page.session.disconnect()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual([]))
})

test('embedded wallet: without being asked it announces nothing', async () => {
  const page = start()
  await vi.waitFor(() => expect(page.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  page.browser.fire(new Event('eip6963:requestProvider'))
  expect(page.announced).toEqual([])
})
