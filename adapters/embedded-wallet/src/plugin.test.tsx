import { createMemoryStorage, createTestLatchkey } from '@latchkey/kernel/testing'
import { modalContract } from '@latchkey/modal/contract'
import { session } from '@latchkey/session'
import { type Eip1193Provider, sessionContract } from '@latchkey/session/contract'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { version } from '../package.json'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from './contract'
import { embeddedWallet } from './plugin'
import {
  ADDRESS,
  chain,
  chainContract,
  connectPage,
  endPages,
  receivedBy,
  startPage,
} from './test-support/start-page'

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

afterEach(endPages)

test('embedded wallet: no frame before its first use; then a login by email, a connection and a request', async () => {
  const page = startPage()
  await vi.waitFor(() => expect(page.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  expect(page.parent.querySelector('iframe')).toBeNull()
  expect(page.state().frame).toBe('absent')
  const { email } = await page.login()
  expect(page.state().frame).toBe('absent')
  const { loads } = page.latchkey.get(chainContract)
  expect(loads()).toBe(0)
  const step = email.start('ada@example.com')
  const frame = await page.play()
  expect(await step).toBe('verifyCode')
  // The chain's code is loaded while the user waits for the code of the email.
  expect(loads()).toBe(1)
  expect(page.state().frame).toBe('ready')
  expect(page.state().login).toBeUndefined()
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
  const dapp = Array.from(Reflect.get(Object(frame.contentWindow), 'payloads'))[
    receivedBy(frame).indexOf('SYNC_DAPP_DATA')
  ]
  expect(dapp).toMatchObject({
    sdkVersion: `js-latchkey-${version}`,
    sdkType: 'appkit',
    projectId: 'p-1',
  })
})

test('embedded wallet: a stored login connects the next visit, and a sign-out ends it', async () => {
  const storage = createMemoryStorage()
  const first = startPage({ storage })
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
  endPages()

  const second = startPage({ storage })
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

test('embedded wallet: without a project id it is not offered, and the developer is told at the start', async () => {
  const kit = createTestLatchkey({ plugins: [session(), chain(), embeddedWallet()] })
  const errors: unknown[] = []
  kit.latchkey.on('kernel:error', ({ error }) => errors.push(error))
  const stop = kit.latchkey.start()
  await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'FRAME_PROJECT_ID_MISSING' }]))
  expect(kit.latchkey.read(sessionContract).wallets).toEqual([])
  expect(kit.latchkey.read(embeddedWalletContract).isUnavailable).toBe(true)
  const { email } = await kit.latchkey.get(embeddedWalletContract).login()
  await expect(email.start('ada@example.com')).rejects.toMatchObject({ code: 'FRAME_PROJECT_ID_MISSING' })
  expect(document.querySelector('iframe[sandbox]')).toBeNull()
  stop()
  kit.latchkey.dispose()
})

test('embedded wallet: Escape that was pressed in the frame is passed on to the dialog', async () => {
  const page = startPage()
  const loaded = page.latchkey.get(embeddedWalletContract).preload()
  await page.play(`parent.postMessage({ type: '@w3m-frame/ESCAPE' }, '*')`)
  await loaded
  await vi.waitFor(() => expect(page.escapes).toHaveLength(1))
})

const themesOf = (frame: HTMLIFrameElement): readonly unknown[] =>
  Array.from(Reflect.get(Object(frame.contentWindow), 'themes') ?? [])

test('embedded wallet: the frame gets the theme on connecting, when it changes, and with a request', async () => {
  const page = startPage()
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

test('embedded wallet: the frame gets the accent that a style sheet of the page has set, resolved', async () => {
  const { style } = document.documentElement
  style.setProperty('--brand', 'teal')
  style.setProperty('--lk-accent', 'var(--brand)')
  const page = startPage()
  const { email } = await page.login()
  const step = email.start('ada@example.com')
  const frame = await page.play()
  await step
  await email.confirmCode('123456')
  await page.session.connect(EMBEDDED_CONNECTOR_ID)
  await vi.waitFor(() =>
    expect(themesOf(frame).at(-1)).toMatchObject({ w3mThemeVariables: { '--w3m-accent': 'teal' } }),
  )
  for (const name of ['--brand', '--lk-accent']) style.removeProperty(name)
})

test('embedded wallet: with the option it is announced by EIP-6963, and the announced provider works', async () => {
  const page = startPage({ options: { announceEIP6963: true } })
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
  await expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({ code: 4900 })
  const changes: unknown[] = []
  provider.on('accountsChanged', (accounts) => changes.push(accounts))

  const asked = provider.request({ method: 'eth_requestAccounts' })
  await page.play()
  expect(await asked).toEqual([ADDRESS])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  await page.session.disconnect()
  await vi.waitFor(() => expect(changes.at(-1)).toEqual([]))
})

test('embedded wallet: the announced provider rejects with the numbers of EIP-1193, also where nobody is logged in', async () => {
  const page = startPage({ options: { announceEIP6963: true } })
  await vi.waitFor(() => expect(page.announced).toHaveLength(1))
  const { provider } = v.parse(announcedSchema, page.announced[0])
  const asked = provider.request({ method: 'eth_requestAccounts' })
  asked.catch(() => undefined)
  const frame = await page.play(
    `replies.GET_USER = { message: 'Nobody is logged in' }; window.failing = 'GET_USER'`,
  )
  const error: unknown = await asked.catch((reason: unknown) => reason)
  expect(receivedBy(frame)).toContain('GET_USER')
  expect(Reflect.get(Object(error), 'code')).toSatisfy(Number.isInteger)
})

test('embedded wallet: an announced provider that is created after the connection forwards its events', async () => {
  const { page } = await connectPage({ options: { announceEIP6963: true } })
  const before = page.announced.length
  page.restart()
  await vi.waitFor(() => expect(page.announced.length).toBeGreaterThan(before))
  expect(page.session.active()?.account.address).toBe(ADDRESS)
  const { provider } = v.parse(announcedSchema, page.announced.at(-1))
  const changes: unknown[] = []
  provider.on('accountsChanged', (accounts) => changes.push(accounts))
  const ended = page.session.disconnect()
  await page.play()
  await ended
  expect(changes).toEqual([[]])
})

test('embedded wallet: by default it is not announced', async () => {
  const page = startPage()
  await vi.waitFor(() => expect(page.latchkey.read(sessionContract).restoreStatus).toBe('done'))
  page.browser.fire(new Event('eip6963:requestProvider'))
  expect(page.announced).toEqual([])
})

test('embedded wallet: a request that the user leaves ends at the page’s provider with 4001, one that may be sent does not', async () => {
  const { page, frame } = await connectPage({}, "window.silent = 'RPC_REQUEST';")
  const transaction = { method: 'eth_sendTransaction', params: [{ to: ADDRESS }] }
  const ask = async () => {
    const asking = page.session.provider()?.request(transaction)
    const end = asking?.then(
      () => 'sent',
      (error: unknown) => error,
    )
    await vi.waitFor(() => expect(page.state().approvals).toHaveLength(1))
    await vi.waitFor(() => expect(receivedBy(frame).at(-1)).toBe('RPC_REQUEST'))
    await page.latchkey.get(embeddedWalletContract).abortRequests()
    return end
  }
  expect(await ask()).toMatchObject({
    name: 'ProviderRpcError',
    code: 4001,
    message: 'Request was aborted',
    cause: { code: 'USER_REJECTED' },
  })
  // It has the next one too, and does not say what became of it.
  Reflect.set(Object(frame.contentWindow), 'failing', 'RPC_ABORT')
  const asked = ask()
  await vi.waitFor(() => expect(receivedBy(frame).filter((name) => name === 'RPC_ABORT')).toHaveLength(2))
  page.latchkey
    .get(embeddedWalletContract)
    .reload()
    .catch(() => undefined)
  expect(await asked).toMatchObject({ code: -32603, cause: { code: 'REQUEST_OUTCOME_UNKNOWN' } })
})

test('embedded wallet: the height that a card needs is known for as long as its request waits', async () => {
  const { page } = await connectPage(
    {},
    `window.silent = 'RPC_REQUEST';
    addEventListener('message', ({ data }) => {
      if (data.type === '@w3m-app/RPC_REQUEST')
        parent.postMessage({ type: '@w3m-frame/HEIGHT', payload: { height: 333 } }, '*')
    })`,
  )
  const request = { method: 'personal_sign', params: ['0x00', ADDRESS] }
  const asked = page.session
    .provider()
    ?.request(request)
    .catch(() => undefined)
  await vi.waitFor(() => expect(page.state().frameHeight).toBe(333))
  await page.latchkey.get(embeddedWalletContract).abortRequests()
  expect(page.state().frameHeight).toBeUndefined()
  await page.latchkey.get(embeddedWalletContract).reload()
  await asked
})
