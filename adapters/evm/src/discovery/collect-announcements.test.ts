import { defineContract, definePlugin, outlets, type View } from '@latchkey/kernel'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { sessionContract } from '@latchkey/session/contract'
import { fakeSession, noSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../networks'
import { evm } from '../plugin'
import { announce, goodInfo } from '../test-support/announce'
import { createWalletPage } from '../test-support/wallet-page'

/** Long enough for a chunk that was requested by mistake. */
const flushMicrotasks = async (): Promise<void> => {
  await import('./register-wallets')
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
}

test('wallets: asked for once when a run starts, and not before', () => {
  const dispatched: string[] = []
  const page = createWalletPage({ outlet: true, onDispatch: (name) => dispatched.push(name) })
  expect([dispatched, page.browser.listening]).toEqual([[], 0])
  page.latchkey.start()
  expect(dispatched).toEqual(['eip6963:requestProvider'])
})

test('wallets: with views to show, nothing is listed before the list is opened', async () => {
  const page = createWalletPage({ outlet: true })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await flushMicrotasks()
  expect(page.connectors()).toEqual([])
  page.latchkey.preload()
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
})

test.each([0, 1])(
  'wallets: preloading ends when the %i that have announced themselves are in the state',
  async (count) => {
    interface PreloadContract {
      readonly id: 'test/preload'
      readonly api: { preload(): Promise<unknown> }
      readonly state: Record<never, never>
      readonly events: Record<never, never>
      readonly views: Record<never, never>
    }
    const preloadContract = defineContract<PreloadContract>('test/preload', 1)
    const preloader = definePlugin(preloadContract, {
      setup: (ctx) => ({ preload: () => Promise.all(ctx.items(outlets).map((outlet) => outlet.preload())) }),
    })
    const browser = createFakeBrowser()
    const { latchkey } = createTestLatchkey({
      plugins: [session(), evm({ networks: [mainnet] }), preloader()],
      browser,
    })
    latchkey.start()
    if (count > 0) announce(browser, goodInfo())
    const { preload } = latchkey.get(preloadContract)
    for (const _time of ['first', 'second']) {
      await preload()
      expect(latchkey.read(sessionContract).wallets).toHaveLength(count)
    }
  },
)

test.each(['before', 'after'])('wallets: a view that opens %s the start lists them', async (when) => {
  interface LookContract {
    readonly id: 'test/look'
    readonly api: object
    readonly state: Record<never, never>
    readonly events: Record<never, never>
    readonly views: { readonly 'test/Look': View }
  }
  const look = definePlugin(defineContract<LookContract>('test/look', 1), {
    views: { 'test/Look': { title: () => 'Look', load: async () => ({ default: () => null }) } },
    setup: () => ({}),
  })
  const browser = createFakeBrowser()
  const { latchkey } = createTestLatchkey({
    plugins: [slotsReader(), look(), evm({ networks: [mainnet] })],
    fakes: [fakeSession()],
    browser,
  })
  // A user may act before the page's first effects run.
  if (when === 'before') latchkey.open('test/Look')
  latchkey.start()
  announce(browser, goodInfo())
  if (when === 'after') latchkey.open('test/Look')
  await vi.waitFor(() => expect(latchkey.get(readerContract).connectors()).toHaveLength(1))
})

test('wallets: one that another tab has connected lists them', async () => {
  const page = createWalletPage({ outlet: true, session: [noSession] })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await flushMicrotasks()
  expect(page.connectors()).toEqual([])
  const id = 'eip6963:example.wallet'
  page.setState(sessionContract, {
    connections: { [id]: { id, walletId: id, connectorId: id, status: 'reconnecting' } },
  })
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
})

test('wallets: a remembered wallet that is waited for lists them', async () => {
  const page = createWalletPage({ outlet: true, session: [{ ...noSession, restoreStatus: 'reading' }] })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await flushMicrotasks()
  expect(page.connectors()).toEqual([])
  page.setState(sessionContract, { restoreStatus: 'waiting' })
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
})

test('wallets: a run that starts while one is waited for lists them', async () => {
  const page = createWalletPage({ outlet: true, session: [{ ...noSession, restoreStatus: 'waiting' }] })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
})

test('wallets: without views they are listed at once, announced before or after', async () => {
  const page = createWalletPage()
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  announce(page.browser, goodInfo({ uuid: '22222222-2222-4222-8222-222222222222', rdns: 'com.late.wallet' }))
  expect(page.connectors()).toHaveLength(2)
})

test('wallets: enableEIP6963 false listens to no announcement and keeps the injected one', async () => {
  const dispatched: string[] = []
  const page = createWalletPage({
    options: { enableEIP6963: false },
    properties: { ethereum: { request: () => undefined } },
    onDispatch: (name) => dispatched.push(name),
  })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  announce(page.browser, goodInfo())
  expect(page.connectors().map(({ id }) => id)).toEqual(['injected'])
  expect(dispatched).toEqual([])
})

test('wallets: fifty runs leave one set of listeners and one row per wallet', async () => {
  const ethereum = { request: () => undefined }
  const page = createWalletPage({ properties: { ethereum } })
  for (let run = 0; run < 50; run += 1) page.latchkey.start()()
  await flushMicrotasks()
  expect(page.browser.listening).toBe(0)
  expect(page.connectors()).toEqual([])
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(2))
  const before = page.connectors()
  page.latchkey.preload()
  await flushMicrotasks()
  expect(page.connectors()).toBe(before)
  const { listening } = page.browser
  page.latchkey.dispose()
  expect(listening).toBeGreaterThan(0)
  expect(page.browser.listening).toBe(0)
  expect(page.failures).toEqual([])
})

test('wallets: are listed once, however often the list is opened', async () => {
  const ethereum = { request: () => undefined }
  const page = createWalletPage({ outlet: true, properties: { ethereum } })
  page.latchkey.start()
  for (let look = 0; look < 3; look += 1) page.latchkey.preload()
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  const before = page.connectors()
  await flushMicrotasks()
  page.latchkey.preload()
  await flushMicrotasks()
  expect(page.connectors()).toBe(before)
})
