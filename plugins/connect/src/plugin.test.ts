import { ConfigurationError, defineContract, definePlugin } from '@latchkey/kernel'
import { createMemoryStorage, createTestLatchkey } from '@latchkey/kernel/testing'
import { headerActions } from '@latchkey/modal/contract'
import { createFakeSession, walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type ConnectOptions, connectContract } from './contract'
import { connect } from './plugin'

const account = { namespace: 'eip155', address: '0x1' }
const KEY = 'latchkey/1/latchkey/connect/state'

test('open: shows Connect when no view is named, else that view', () => {
  const { latchkey, shownView } = createTestLatchkey({
    plugins: [connect()],
    fakes: [createFakeSession().plugin],
  })
  latchkey.open()
  expect(shownView()).toBe('Connect')
  latchkey.open('GetWallet')
  expect(shownView()).toBe('GetWallet')
})

test('recent: a wallet that is used again moves to the front, and two are kept', async () => {
  const session = createFakeSession()
  const { latchkey } = createTestLatchkey({ plugins: [connect()], fakes: [session.plugin] })
  const connectWallet = async (walletId: string, silent = false): Promise<readonly string[]> => {
    session.emit('session:connected', { connectionId: 'c', walletId, account, silent })
    await latchkey.get(connectContract).directory()
    return latchkey.read(connectContract).recent.map(({ id }) => id)
  }
  expect(await connectWallet('a')).toEqual(['a'])
  expect(await connectWallet('b')).toEqual(['b', 'a'])
  expect(await connectWallet('a')).toEqual(['a', 'b'])
  expect(await connectWallet('c')).toEqual(['c', 'a'])
  expect(await connectWallet('d', true)).toEqual(['c', 'a'])
})

test('recent: a paired wallet that approves after a reload is added, other restored wallets are not', async () => {
  const storage = createMemoryStorage()
  const loadPage = async () => {
    const session = createFakeSession()
    const page = createTestLatchkey({ plugins: [connect()], fakes: [session.plugin], storage })
    page.latchkey.start()
    await page.clock.advance(0)
    const recent = (): readonly unknown[] => page.latchkey.read(connectContract).recent.map(({ id }) => id)
    const restore = async (walletId: string): Promise<readonly unknown[]> => {
      session.emit('session:connected', { connectionId: walletId, walletId, account, silent: true })
      await page.latchkey.get(connectContract).directory()
      return recent()
    }
    return { ...page, restore, directory: await page.latchkey.get(connectContract).directory() }
  }
  const oak = { id: 'oak', name: 'Oak', mobileLink: 'oak://' }
  const first = await loadPage()
  first.directory.setPairingWallet(oak)
  await first.clock.advance(0)
  first.latchkey.dispose()
  const second = await loadPage()
  await expect
    .poll(() => second.latchkey.read(connectContract).pairingWallet)
    .toEqual({ id: 'oak', wallet: oak })
  expect(await second.restore('metamask')).toEqual([])
  expect(await second.restore('walletConnect')).toEqual(['oak'])
  second.directory.setPairingWallet({ ...oak, id: 'elm' })
  second.directory.setPairingWallet(undefined)
  expect(await second.restore('walletConnect')).toEqual(['oak'])
  second.latchkey.dispose()
})

const startWithStored = async (stored: string) => {
  const storage = createMemoryStorage()
  await storage.set(KEY, stored)
  const test = createTestLatchkey({ plugins: [connect()], fakes: [createFakeSession().plugin], storage })
  test.latchkey.start()
  return test
}

test('recent: stored wallets are restored', async () => {
  const { latchkey } = await startWithStored('{"version":2,"state":{"recent":[{"id":"a"},{"id":"b"}]}}')
  await expect
    .poll(() => latchkey.read(connectContract).recent.map(({ id }) => id), { timeout: 10_000 })
    .toEqual(['a', 'b'])
  latchkey.dispose()
})

test('recent: a wallet with a data URL as picture is restored', async () => {
  const storage = createMemoryStorage()
  const loadPage = () =>
    createTestLatchkey({ plugins: [connect()], fakes: [createFakeSession().plugin], storage })
  const first = loadPage()
  first.latchkey.start()
  await first.clock.advance(0)
  const { remember } = await first.latchkey.get(connectContract).directory()
  const iconUrl = `data:image/svg+xml,${'a'.repeat(4_000)}`
  const wallet = { id: 'own', name: 'Own', mobileLink: 'own://', iconUrl }
  remember(wallet)
  await first.clock.advance(0)
  first.latchkey.dispose()
  const second = loadPage()
  second.latchkey.start()
  await expect
    .poll(() => second.latchkey.read(connectContract).recent, { timeout: 10_000 })
    .toEqual([{ id: 'own', wallet }])
  second.latchkey.dispose()
})

test.each([
  '{"version":2,"state":{"recent":[{"id":"a"},{"id":"b"},{"id":"c"}]}}',
  '{"version":2,"state":{"recent":[1]}}',
  '{"version":2,"state":{"recent":"a"}}',
  `{"version":2,"state":{"recent":[{"id":"${'a'.repeat(2001)}"}]}}`,
  'nonsense',
])('recent: invalid stored data is dropped with a warning: %s', async (stored) => {
  const { latchkey, logger } = await startWithStored(stored)
  await expect.poll(() => logger.lines.map(({ level }) => level), { timeout: 10_000 }).toEqual(['warn'])
  expect(latchkey.read(connectContract).recent).toEqual([])
  latchkey.dispose()
})

test('recent: is stored under the key in the manifest', async () => {
  const session = createFakeSession()
  const storage = createMemoryStorage()
  const { latchkey, clock } = createTestLatchkey({ plugins: [connect()], fakes: [session.plugin], storage })
  latchkey.start()
  await clock.advance(0)
  session.emit('session:connected', { connectionId: 'c', walletId: 'a', account, silent: false })
  await clock.advance(0)
  expect(await storage.get(KEY)).toBe('{"version":2,"state":{"recent":[{"id":"a"}]}}')
  latchkey.dispose()
})

test.each([
  [['METAMASK'], ['rabby', 'coin']],
  [['io.rabby'], ['metamask', 'coin']],
  [['IO.Rabby'], ['metamask', 'coin']],
  [['coin'], ['metamask', 'rabby']],
  [['directory-7'], ['metamask', 'coin']],
  [['nobody'], ['metamask', 'rabby', 'coin']],
  [['undefined'], ['metamask', 'rabby', 'coin']],
])('excludeWalletIds: %j leaves %j', (excludeWalletIds, left) => {
  const session = createFakeSession()
  createTestLatchkey({ plugins: [connect({ excludeWalletIds })], fakes: [session.plugin] })
  const traits = {
    id: 'r',
    name: 'Rabby',
    kind: 'announced',
    namespaces: ['eip155'],
    approval: 'wallet',
    explorerId: 'directory-7',
  } as const
  const rows = [
    walletRow('MetaMask'),
    walletRow('Rabby', { rdns: 'io.rabby', connectors: [traits] }),
    walletRow('Coinbase', { id: 'coin' }),
  ]
  expect(session.visible(rows).map(({ id }) => id)).toEqual(left)
})

test.each([
  ['io.metamask', 'io.metamask.mobile'],
  ['io.metamask.mobile', 'io.metamask'],
])(
  'excludeWalletIds: %s hides a wallet that announces %s, where only announced wallets are listed',
  (id, rdns) => {
    const session = createFakeSession()
    createTestLatchkey({ plugins: [connect({ excludeWalletIds: [id] })], fakes: [session.plugin] })
    const traits = { kind: 'announced', namespaces: ['eip155'], approval: 'wallet', name: 'App' } as const
    const rows = [
      walletRow('App', { rdns }),
      walletRow('App', { connectors: [{ ...traits, id: 'second', rdns }] }),
    ]
    expect(session.visible(rows)).toEqual([])
  },
)

interface ReaderContract {
  readonly id: 'test/reader'
  readonly api: { headerLabels(): readonly string[]; press(): void }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}
const readerContract = defineContract<ReaderContract>('test/reader', 1)
const reader = definePlugin(readerContract, {
  setup: (ctx) => ({
    headerLabels: () =>
      ctx
        .items(headerActions)
        .map(({ view, label }) => `${view}: ${label((_key, english) => english, undefined)}`),
    press: () => ctx.items(headerActions)[0]?.run(),
  }),
})

test('header: a help button on Connect opens WhatIsAWallet', () => {
  const { latchkey, shownView } = createTestLatchkey({
    plugins: [connect(), reader()],
    fakes: [createFakeSession().plugin],
  })
  latchkey.open()
  expect(latchkey.get(readerContract).headerLabels()).toEqual(['Connect: What is a wallet?'])
  latchkey.get(readerContract).press()
  expect(shownView()).toBe('WhatIsAWallet')
})

const wallet = { id: 'a', name: 'A' }
const invalidOptions: readonly (readonly [string, unknown])[] = [
  ['termsConditionsUrl', 'javascript:alert(1)'],
  ['termsConditionsUrl', 'http://example.com/terms'],
  ['termsConditionsUrl', '/terms'],
  ['termsConditionsUrl', 7],
  ['privacyPolicyUrl', 'data:text/html,x'],
  ['privacyPolicyUrl', 'mailto:a@example.com'],
  ['excludeWalletIds', 'ALL'],
  ['excludeWalletIds', ['a', 'a']],
  ['excludeWalletIds', ['']],
  ['connectMethodsOrder', ['wallet', 'wallet']],
  ['connectMethodsOrder', ['phone']],
  ['customWallets', wallet],
  ['customWallets', [wallet, wallet]],
  ['customWallets', [null]],
  ['customWallets', [{ id: 'a' }]],
  ['customWallets', [{ ...wallet, homepage: 'javascript:alert(1)' }]],
  ['customWallets', [{ ...wallet, iconUrl: 'data:text/html,x' }]],
  ['customWallets', [{ ...wallet, rdns: 7 }]],
  ['customWallets', [{ ...wallet, chains: 'eip155:1' }]],
  ['customWallets', [{ ...wallet, chains: [1] }]],
  ['customWallets', [{ ...wallet, chains: ['EIP155:1'] }]],
  ['customWallets', [{ ...wallet, chains: ['<img>:x'] }]],
  ['customWallets', [{ ...wallet, injected: { eip155: 'isA' } }]],
  ['customWallets', [{ ...wallet, mobileLink: 'javascript:alert(1)' }]],
  ['customWallets', [{ ...wallet, webappLink: 'http://a.example' }]],
  ['customWallets', [{ ...wallet, appStore: 'itms-apps://a' }]],
  ['featuredWalletIds', ['a', 'a']],
  ['featuredWalletIds', 'a'],
  ['connectorTypeOrder', ['recent', 'recent']],
  ['connectorTypeOrder', ['favourite']],
  ['allWallets', 'show'],
  ['collapseWallets', 'yes'],
  ['legalCheckbox', 'yes'],
  ['legalCheckbox', true],
]
test.each(invalidOptions)('options: %s must not be %j, and the error names the option', (option, value) => {
  const options = { [option]: value } as ConnectOptions
  const make = () => createTestLatchkey({ plugins: [connect(options)], fakes: [createFakeSession().plugin] })
  expect(make).toThrow(ConfigurationError)
  expect(make).toThrow(new RegExp(`The option '${option}.*' of connect\\(\\) must be`))
})

test.each(['mobileUrl', 'imageId'])('options: a custom wallet has no field %s', (field) => {
  const options = { customWallets: [{ ...wallet, [field]: 'example://' }] } as ConnectOptions
  const make = () => createTestLatchkey({ plugins: [connect(options)], fakes: [createFakeSession().plugin] })
  expect(make).toThrow(ConfigurationError)
  expect(make).toThrow(`The option 'customWallets (a) ${field}' of connect() is not a field of a wallet.`)
})

test('options: an unknown one throws', () => {
  const options = { featuredWallets: [] } as ConnectOptions
  expect(() =>
    createTestLatchkey({ plugins: [connect(options)], fakes: [createFakeSession().plugin] }),
  ).toThrow(ConfigurationError)
})

test('options: valid ones pass', () => {
  const options: ConnectOptions = {
    termsConditionsUrl: 'https://example.com/t',
    privacyPolicyUrl: 'http://127.0.0.1:4800/p',
    excludeWalletIds: ['a', 'b'],
    connectMethodsOrder: ['social', 'wallet'],
    connectorTypeOrder: ['custom', 'recent'],
    featuredWalletIds: [],
    allWallets: 'ONLY_MOBILE',
    collapseWallets: true,
    customWallets: [
      {
        id: 'a',
        name: 'A',
        homepage: 'https://a.example',
        iconUrl: 'data:image/png;base64,AA',
        rdns: 'a.example',
        mobileLink: 'a-wallet://',
        universalLink: 'https://a.example/app',
        playStore: 'https://play.google.com/store/apps/details?id=a',
      },
      { id: 'b', name: 'B', iconUrl: 'https://b.example/b.png' },
    ],
  }
  const { latchkey } = createTestLatchkey({
    plugins: [connect(options)],
    fakes: [createFakeSession().plugin],
  })
  expect(latchkey.read(connectContract)).toMatchObject({ options, recent: [] })
})
