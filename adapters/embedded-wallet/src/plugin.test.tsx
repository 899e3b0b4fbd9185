import { defineContract, definePlugin } from '@latchkey/kernel'
import { createMemoryStorage, createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { session } from '@latchkey/session'
import { chainAdapters, type Network, sessionContract } from '@latchkey/session/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from './contract'
import { embeddedWallet } from './plugin'
import { realClock } from './test-support/real-clock'

const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ends: (() => void)[] = []

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
  addEventListener('message', ({ data, origin }) => {
    const name = data.type.replace('@w3m-app/', '')
    received.push(name)
    parent.postMessage({ id: data.id, type: '@w3m-frame/' + name + '_SUCCESS', payload: replies[name] }, origin)
  })
  parent.postMessage({ type: '@w3m-frame/READY', payload: {} }, '*')
`

const chainContract = defineContract<{
  readonly id: 'test/chain'
  readonly api: object
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
    return {}
  },
})

function start(storage = createMemoryStorage()) {
  const parent = document.createElement('div')
  document.body.append(parent)
  const end = new AbortController()
  window.addEventListener('message', (event) => kit.browser.fire(copyOf(event)), { signal: end.signal })
  const kit = createTestLatchkey({
    storage,
    ports: { clock: realClock },
    plugins: [
      session(),
      chain(),
      embeddedWallet({ projectId: 'p-1', frameUrl: `${location.origin}/no-such-page` }),
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

test('embedded wallet: without a project id nothing is loaded, and the login says so', async () => {
  const kit = createTestLatchkey({ plugins: [session(), chain(), embeddedWallet()] })
  const stop = kit.latchkey.start()
  ends.push(stop, () => kit.latchkey.dispose())
  const { email } = await kit.latchkey.get(embeddedWalletContract).login()
  await expect(email.start('ada@example.com')).rejects.toMatchObject({ code: 'FRAME_PROJECT_ID_MISSING' })
  expect(document.querySelector('iframe[sandbox]')).toBeNull()
})
