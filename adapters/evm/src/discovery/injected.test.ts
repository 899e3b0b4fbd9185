import { expect, test, vi } from 'vitest'
import { announce, goodInfo } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { createWalletPage } from '../test-support/wallet-page'
import { findInjected } from './injected-wallets'

const withFlags = (flags: object): object => Object.assign(createFakeProvider(), flags)

const names: readonly (readonly [flags: object, name: string, slug: string | undefined])[] = [
  [{}, 'Browser Wallet', undefined],
  [{ isMetaMask: true }, 'MetaMask', 'metamask'],
  [{ isMetaMask: true, isRabby: true }, 'Rabby Wallet', 'rabby'],
  [{ isMetaMask: true, isBraveWallet: true }, 'Brave Wallet', 'bravewallet'],
  [{ isCoinbaseWallet: true }, 'Coinbase Wallet', 'coinbasewallet'],
  [{ isMetaMask: 'true' }, 'Browser Wallet', undefined],
]
test.each(names)('injected: %j is called %s', (flags, name, slug) => {
  expect(findInjected(withFlags(flags))).toMatchObject([{ name, slug }])
})

test('injected: a flag that throws is ignored', () => {
  const provider = createFakeProvider()
  Object.defineProperty(provider, 'isRabby', {
    get() {
      throw new Error('no')
    },
  })
  expect(findInjected(Object.assign(provider, { isMetaMask: true }))).toMatchObject([{ name: 'MetaMask' }])
})

test.each([[undefined], [null], ['wallet'], [{}], [{ request: 1 }]])(
  'injected: %j is no wallet',
  (ethereum) => {
    expect(findInjected(ethereum)).toEqual([])
  },
)

test('injected: the providers of a shared object are listed, each once', () => {
  const first = withFlags({ isMetaMask: true })
  const second = withFlags({ isCoinbaseWallet: true })
  const shared = withFlags({ providers: [first, second, first, {}, null] })
  expect(findInjected(shared).map(({ provider }) => provider)).toEqual([first, second])
})

test('injected: a list without wallets leaves the object itself', () => {
  const shared = withFlags({ providers: [{}] })
  expect(findInjected(shared).map(({ provider }) => provider)).toEqual([shared])
})

const trap = (name: string): object =>
  new Proxy([], {
    get(target, key) {
      if (key === name) throw new Error('no')
      return Reflect.get(target, key)
    },
  })
test.each([
  ['throws when it is counted', trap('length')],
  ['throws when it is read', Object.assign(Array.from({ length: 1 }), { 0: trap('request') })],
  ['was revoked', revokedList()],
])('injected: a list that %s leaves the object itself', (_what, providers) => {
  const shared = withFlags({ providers })
  expect(findInjected(shared).map(({ provider }) => provider)).toEqual([shared])
})

function revokedList(): object {
  const { proxy, revoke } = Proxy.revocable([], {})
  revoke()
  return proxy
}

test('injected: a list without an end is read as far as anybody would look', () => {
  const providers = new Proxy([], {
    get: (target, key) => (key === 'length' ? 2 ** 32 - 1 : (Reflect.get(target, key) ?? withFlags({}))),
  })
  expect(findInjected(withFlags({ providers }))).toHaveLength(50)
})

test('injected: an object that cannot even be read keeps no announced wallet from the list', async () => {
  const properties = {
    get ethereum(): never {
      throw new Error('no')
    },
  }
  const page = createWalletPage({ properties })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  expect(page.failures).toEqual([])
})

test('injected: is listed beside the announced wallet, with the same identity', async () => {
  const ethereum = withFlags({ isMetaMask: true })
  const page = createWalletPage({ properties: { ethereum } })
  page.latchkey.start()
  announce(page.browser, goodInfo(), ethereum)
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(2))
  const [announced, injected] = page.connectors()
  expect([announced?.traits.kind, injected?.traits.kind]).toEqual(['announced', 'injected'])
  expect(injected?.id).toBe('injected:metamask')
  expect(injected?.identity).toBe(announced?.identity)
})

test('injected: a wallet that comes later is listed then', async () => {
  const properties: Record<string, unknown> = {}
  const page = createWalletPage({ properties })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  properties['ethereum'] = withFlags({})
  page.browser.fire(new Event('ethereum#initialized'))
  page.browser.fire(new Event('ethereum#initialized'))
  expect(page.connectors().map(({ id }) => id)).toEqual(['eip6963:com.example.wallet', 'injected'])
})
