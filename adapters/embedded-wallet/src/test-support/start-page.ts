import { type CloudApi, cloudContract } from '@latchkey/cloud/contract'
import { type Clock, defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createMemoryStorage,
  createTestLatchkey,
  fake,
  type MemoryStorage,
  systemClock,
} from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { type SessionOptions, session } from '@latchkey/session'
import {
  type Connector,
  chainAdapters,
  connectors,
  type Network,
  sessionContract,
} from '@latchkey/session/contract'
import { expect, vi } from 'vitest'
import { EMBEDDED_CONNECTOR_ID, type EmbeddedWalletOptions, embeddedWalletContract } from '../contract'
import { embeddedWallet } from '../plugin'

export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The address of the user who logs in with the code 222222. */
export const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
/** The smart account of the first user. */
export const SMART_ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ends: (() => void)[] = []

/** Script of the page in the frame. */
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
    if (name === window.silent) return
    if (name === 'GET_USER' && replies.GET_USER.accounts)
      replies.GET_USER.address =
        data.payload.preferredAccountType === 'smartAccount' ? '${SMART_ACCOUNT}' : '${ADDRESS}'
    if (name === 'SET_PREFERRED_ACCOUNT')
      replies[name] = {
        type: data.payload.type,
        address: data.payload.type === 'smartAccount' ? '${SMART_ACCOUNT}' : '${ADDRESS}',
      }
    const outcome = name === window.failing ? '_ERROR' : '_SUCCESS'
    parent.postMessage({ id: data.id, type: '@w3m-frame/' + name + outcome, payload: replies[name] }, origin)
  })
  parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')
`

export const chainContract = defineContract<{
  readonly id: 'test/chain'
  readonly api: {
    list(connector: Connector): void
    /** How often the chain's code was loaded. */
    loads(): number
  }
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
export const chain = definePlugin(chainContract, {
  dependsOn: [sessionContract],
  setup(ctx) {
    let loads = 0
    ctx.fill(chainAdapters, {
      id: 'eip155',
      namespace: 'eip155',
      networks: [mainnet],
      isAddress: (text) => text.length > 2,
      async capabilities() {
        loads += 1
        return {}
      },
    })
    return { list: (connector) => void ctx.fill(connectors, connector), loads: () => loads }
  },
})

interface PageSetup {
  readonly storage?: MemoryStorage
  readonly options?: EmbeddedWalletOptions
  readonly sessionOptions?: SessionOptions
  readonly cloud?: Partial<CloudApi>
  readonly plugins?: readonly Plugin[]
  /** Waits of 20 s and longer last this long. */
  readonly longWaitMs?: number
}

/** A page in Chromium with the wallet. Its frame does nothing until the test calls `play`. */
export function startPage({
  storage = createMemoryStorage(),
  options,
  sessionOptions,
  cloud,
  plugins = [],
  longWaitMs,
}: PageSetup = {}) {
  const parent = document.createElement('div')
  document.body.append(parent)
  const end = new AbortController()
  window.addEventListener('message', (event) => kit.browser.fire(copyOf(event)), { signal: end.signal })
  const announced: unknown[] = []
  const escapes: number[] = []
  const kit = createTestLatchkey({
    storage,
    browser: createFakeBrowser({
      onDispatch: (name, detail) => name === 'eip6963:announceProvider' && announced.push(detail),
    }),
    ports: { clock: withLongWaits(longWaitMs), randomId: () => crypto.randomUUID().replaceAll('-', '') },
    plugins: [
      session(sessionOptions ?? {}),
      chain(),
      embeddedWallet({ projectId: 'p-1', frameUrl: `${location.origin}/no-such-page`, ...options }),
      ...plugins,
    ],
    fakes: [
      fake(modalContract, {
        api: {
          frameHost: async () => ({
            element: parent,
            show: () => undefined,
            escape: () => void escapes.push(1),
          }),
        },
        state: { themeMode: 'auto', themeVariables: {} },
      }),
      ...(cloud ? [fake(cloudContract, { api: { projectId: undefined, ...cloud }, state: {} })] : []),
    ],
  })
  let stop = kit.latchkey.start()
  ends.push(() => {
    stop()
    kit.latchkey.dispose()
    end.abort()
    parent.remove()
  })
  /** Waits for the frame and runs the script in it, then `setUp`. Returns the frame. */
  const play = async (setUp = ''): Promise<HTMLIFrameElement> => {
    const frame = await vi.waitFor(() => {
      const found = parent.querySelector('iframe')
      if (!found?.contentDocument?.body || found.contentWindow?.location.href === 'about:blank')
        throw new Error('There is no frame')
      return found
    })
    await vi.waitFor(() => expect(frame.contentDocument?.readyState).toBe('complete'))
    const script = frame.contentDocument?.createElement('script')
    if (!script) throw new Error('The frame is closed')
    script.textContent = `{${FRAME_SCRIPT}${setUp}}`
    frame.contentDocument?.body.append(script)
    return frame
  }
  return {
    ...kit,
    announced,
    escapes,
    parent,
    play,
    /** Ends the run and begins another, as a host does whose provider is unmounted and mounted again. */
    restart: () => {
      stop()
      stop = kit.latchkey.start()
    },
    login: () => kit.latchkey.get(embeddedWalletContract).login(),
    session: kit.latchkey.get(sessionContract),
    state: () => kit.latchkey.read(embeddedWalletContract),
  }
}

const withLongWaits = (longWaitMs: number | undefined): Clock => ({
  ...systemClock,
  wait: (ms, signal) => systemClock.wait(ms >= 20_000 ? (longWaitMs ?? ms) : ms, signal),
})

/** A copy, because an event can be dispatched only once. */
const copyOf = ({ data, origin, source }: MessageEvent): MessageEvent =>
  new MessageEvent('message', { data, origin, source })

/** The messages that the frame has received. */
export const receivedBy = (frame: HTMLIFrameElement): readonly unknown[] =>
  Array.from(Reflect.get(Object(frame.contentWindow), 'received') ?? [])

/** Logs in with the first user and connects. Returns when the login is stored. */
export async function connectPage(setup: PageSetup = {}, setUpFrame = '') {
  const storage = setup.storage ?? createMemoryStorage()
  const page = startPage({ ...setup, storage })
  const { email } = await page.login()
  const step = email.start('ada@example.com')
  const frame = await page.play(setUpFrame)
  await step
  await email.confirmCode('111111')
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  await vi.waitFor(() =>
    expect([...storage.entries.values()].join()).toMatch(/"login".*connectorId|connectorId.*"login"/),
  )
  return { page, frame, storage, email }
}

/** Stops and disposes every page of the test. */
export const endPages = (): void => {
  for (const end of ends.splice(0).reverse()) end()
}
