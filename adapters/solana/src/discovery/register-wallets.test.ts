import { readerContract } from '@latchkey/testing/test-support'
import bs58 from 'bs58'
import { expect, test, vi } from 'vitest'
import { createFakeWallet, ICON } from '../test-support/fake-wallet'
import { registerLate, type WalletRegistry } from '../test-support/register'
import { createWalletPage, type WalletPage } from '../test-support/wallet-page'

const FIRST = 'First'
const named = (name: unknown, parts: object = {}) => createFakeWallet({ parts: { name, ...parts } }).wallet

async function startedPage(): Promise<WalletPage> {
  const page = createWalletPage()
  page.latchkey.start()
  registerLate(page.browser, named(FIRST))
  await vi.waitFor(() => expect(page.names()).toEqual([FIRST]))
  return page
}

/** The `register` functions that wallets loaded before the page have received. */
const registryOf = ({ dispatched }: WalletPage): WalletRegistry => dispatched[0]?.detail as WalletRegistry

const throwing = (): object =>
  new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
      ownKeys() {
        throw new Error('no')
      },
    },
  )

test('wallets: with the list comes what decodes addresses', async () => {
  const bytes31 = bs58.encode(new Uint8Array(31).fill(255))
  const page = createWalletPage()
  const isAddress = (text: string) => page.latchkey.get(readerContract).adapters()[0]?.isAddress(text)
  expect(isAddress(bytes31)).toBe(true)
  page.latchkey.start()
  await vi.waitFor(() => expect(isAddress(bytes31)).toBe(false))
  expect(isAddress(bs58.encode(new Uint8Array(32).fill(255)))).toBe(true)
})

test('wallets: one that was there before the page is asked to register, once', async () => {
  const page = createWalletPage()
  expect(page.dispatched).toEqual([])
  page.latchkey.start()
  expect(page.dispatched.map(({ name }) => name)).toEqual(['wallet-standard:app-ready'])
  registryOf(page).register(named('Early'))
  await vi.waitFor(() => expect(page.names()).toEqual(['Early']))
})

test('wallets: one that comes later registers by itself, and its traits are what a list needs', async () => {
  const page = await startedPage()
  const late = named('Late')
  registerLate(page.browser, late)
  const connector = page.connectors().find(({ traits }) => traits.name === 'Late')
  expect(connector?.identity).toBe(late)
  expect(connector?.traits).toEqual({
    id: 'wallet-standard:Late',
    name: 'Late',
    kind: 'announced',
    namespaces: ['solana'],
    approval: 'wallet',
    iconUrl: ICON,
  })
})

test('wallets: with views to show, nothing is listed before the list is opened', async () => {
  const page = createWalletPage({ outlet: true })
  page.latchkey.start()
  registerLate(page.browser, named('Early'))
  await import('./register-wallets')
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
  expect(page.names()).toEqual([])
  page.latchkey.preload()
  await vi.waitFor(() => expect(page.names()).toEqual(['Early']))
})

const ofNoUse: readonly (readonly [what: string, wallet: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['text', 'wallet'],
  ['what throws', throwing()],
  ['no version', named('x', { version: undefined })],
  ['another version', named('x', { version: '2.0.0' })],
  ['no name', named(undefined)],
  ['an empty name', named('  ')],
  ['a name of control characters', named('\u0000\u202e\u200b')],
  ['a name of a megabyte', named('x'.repeat(1_000_000))],
  ['a name that is an object', named({ toString: () => 'Evil' })],
  ['no chains', named('x', { chains: undefined })],
  ['chains that throw', named('x', { chains: new Proxy([], { get: () => expect.fail('read') }) })],
  ['chains of others', named('x', { chains: ['sui:mainnet', 'bitcoin:mainnet'] })],
  ['no features', named('x', { features: undefined })],
  ['features that throw', named('x', { features: throwing() })],
  ['no way to connect', named('x', { features: { 'standard:events': {} } })],
  ['a way to connect that is text', named('x', { features: { 'standard:connect': { connect: 'yes' } } })],
  ['the name of what pairs', named('WalletConnect')],
]

test.each(ofNoUse)('wallets: %s is not listed, and the others stay', async (_what, wallet) => {
  const page = await startedPage()
  registerLate(page.browser, wallet, named('Good'))
  expect(page.names()).toEqual([FIRST, 'Good'])
  expect(page.failures).toEqual([])
})

test('wallets: of another chain are skipped without a warning, a malformed one is reported', async () => {
  const page = await startedPage()
  const warnings = () => page.logger.lines.filter(({ level }) => level === 'warn')
  registerLate(page.browser, named('Sui', { chains: ['sui:mainnet'] }), named('WalletConnect'))
  expect(warnings()).toEqual([])
  registerLate(page.browser, named('Wrong', { version: '2.0.0' }))
  expect(warnings()).toHaveLength(1)
})

test('wallets: an event that carries no function registers no wallet', async () => {
  const page = await startedPage()
  page.browser.fire(new Event('wallet-standard:register-wallet'))
  const detail = () => {
    throw new Error('no')
  }
  page.browser.fire(new CustomEvent('wallet-standard:register-wallet', { detail }))
  expect(page.names()).toEqual([FIRST])
  expect(page.failures).toEqual([])
})

test.each([
  [` ${ICON} `, ICON],
  ['https://example.com/icon.png', undefined],
  ['javascript:alert(1)', undefined],
  [42, undefined],
  [`data:image/png;base64,${'A'.repeat(128_000)}`, undefined],
])('wallets: the wallet stays and its icon is judged %#', async (icon, listed) => {
  const page = await startedPage()
  registerLate(page.browser, named('Iconic', { icon }))
  expect(page.connectors().find(({ traits }) => traits.name === 'Iconic')?.traits.iconUrl).toBe(listed)
})

test('wallets: names lose what cannot be seen', async () => {
  const page = await startedPage()
  registerLate(page.browser, named(' Phan\u202etom\u0007\n '))
  expect(page.names()).toContain('Phantom')
})

test('wallets: one that registers with every library of the page is listed once', async () => {
  const page = await startedPage()
  const wallet = named('Twice')
  registerLate(page.browser, wallet, wallet)
  const before = page.connectors()
  registerLate(page.browser, wallet)
  expect(page.connectors()).toBe(before)
})

test('wallets: one that leaves takes only itself out of the list', async () => {
  const page = await startedPage()
  registerLate(page.browser, named('Stays'))
  const leave = registerLate(page.browser, named('Leaves'))
  expect(page.names()).toEqual([FIRST, 'Leaves', 'Stays'])
  leave()
  expect(page.names()).toEqual([FIRST, 'Stays'])
  leave()
  expect(page.names()).toEqual([FIRST, 'Stays'])
})

test('wallets: one that left before anybody looked is never listed', async () => {
  const page = createWalletPage({ outlet: true })
  page.latchkey.start()
  registerLate(page.browser, named('Stays'))
  registerLate(page.browser, named('Leaves'))()
  page.latchkey.preload()
  await vi.waitFor(() => expect(page.names()).toEqual(['Stays']))
})

test('wallets: two of one name have different ids, and neither can imitate the other’s', async () => {
  const page = await startedPage()
  registerLate(page.browser, named('Twin'), named('Twin'), named('2:Twin'), named('Twin:2'))
  const ids = page.connectors().map(({ id }) => id)
  expect(new Set(ids).size).toBe(5)
  expect(ids).toEqual(expect.arrayContaining(['wallet-standard:Twin', 'wallet-standard-2:Twin']))
})

test('wallets: a second one of a name never takes the id of the first while that one is here', async () => {
  const page = await startedPage()
  const [first, second] = [named('Twin'), named('Twin')]
  const leave = registerLate(page.browser, first)
  const leaveSecond = registerLate(page.browser, second)
  leaveSecond()
  registerLate(page.browser, second)
  const idOf = (wallet: object) => page.connectors().find(({ identity }) => identity === wallet)?.id
  expect(idOf(first)).toBe('wallet-standard:Twin')
  expect(idOf(second)).not.toBe('wallet-standard:Twin')
  // An updated extension keeps its identity.
  leave()
  registerLate(page.browser, first)
  expect(idOf(first)).toBe('wallet-standard:Twin')
})

test('wallets: a script that registers a listed wallet again cannot remove it from the list', async () => {
  const page = await startedPage()
  const wallet = named('Genuine')
  registerLate(page.browser, wallet)
  registerLate(page.browser, wallet)()
  expect(page.names()).toContain('Genuine')
})

test('wallets: a script that registered a wallet before it did cannot remove it from the list', async () => {
  const page = await startedPage()
  const wallet = named('Genuine')
  const removeForged = registerLate(page.browser, wallet)
  const leave = registerLate(page.browser, wallet)
  removeForged()
  removeForged()
  expect(page.names()).toContain('Genuine')
  leave()
  expect(page.names()).not.toContain('Genuine')
})

test('wallets: another one never takes the id of one that left', async () => {
  const page = await startedPage()
  registerLate(page.browser, named('Genuine'))()
  registerLate(page.browser, named('Genuine'))
  expect(page.connectors().map(({ id }) => id)).toContain('wallet-standard-2:Genuine')
})

test('wallets: a wallet cannot replace the function that later wallets register with', async () => {
  const page = await startedPage()
  const registry = registryOf(page)
  expect(Reflect.set(registry, 'register', () => () => undefined)).toBe(false)
  expect(Reflect.defineProperty(registry, 'register', { value: () => undefined })).toBe(false)
  registerLate(page.browser, named('Late'))
  expect(page.names()).toContain('Late')
})

test('wallets: a thousand of one name have distinct ids', async () => {
  const page = await startedPage()
  registerLate(page.browser, ...Array.from({ length: 999 }, () => named('Many')))
  expect(new Set(page.connectors().map(({ id }) => id)).size).toBe(1_000)
})

test('wallets: what the page changes later changes nothing in the list, and nothing is frozen', async () => {
  const page = await startedPage()
  const wallet = named('Honest')
  registerLate(page.browser, wallet)
  Object.assign(wallet, { name: 'Changed', icon: 'javascript:alert(1)' })
  expect(page.connectors().find(({ identity }) => identity === wallet)?.traits).toMatchObject({
    name: 'Honest',
    iconUrl: ICON,
  })
  expect(Object.isFrozen(wallet)).toBe(false)
})

test('wallets: a registration after the run has ended is ignored', async () => {
  const page = await startedPage()
  const registry = registryOf(page)
  page.latchkey.dispose()
  expect(page.browser.listening).toBe(0)
  registry.register(named('Late'))()
  expect(page.failures).toEqual([])
})
