import type { Ports } from '@latchkey-examples/local-services'
import { test as base, expect, type Page } from '@playwright/test'
import type { TestWallet } from './page/globals'
import { watchPage } from './page/watch-page'
import { logPage, type PageLog } from './parts/page-log'
import { openPhone, type Phone } from './parts/phone'
import { bundlePageScript } from './servers/bundle-page-script'
import { type Example, publicRpcUrls, startServers, type TestServers } from './servers/servers'

export interface Opening {
  /** Path of another page of the example. Default: the index, of the playground the workbench. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  /** Wallets to add to those of the example. */
  readonly wallets?: readonly TestWallet[]
}

interface TestFixtures {
  /** Checked after each test: no errors, and no requests to undeclared hosts. */
  readonly pageLog: PageLog
  /** Console errors that the test provokes. */
  readonly expectedErrors: RegExp | undefined
  /** Opens an example and resolves when it is ready. */
  readonly visit: (example: Example, opening?: Opening, page?: Page) => Promise<Page>
  /** A phone with a wallet, opened when a test uses it. */
  readonly phone: Phone
  /** Opens the phone page at an address, as a link opens a wallet. */
  readonly openPhoneAt: (address?: string) => Promise<Phone>
  readonly faultsReset: undefined
}

interface WorkerFixtures {
  /** Free ports, so that a running demo is not disturbed. */
  readonly ports: Partial<Ports>
  readonly servers: TestServers
  readonly addWalletScript: string
}

/** Query for tests that need Solana, names and the data API. */
export const many: Readonly<Record<string, string>> = { solana: 'on', names: 'on', data: 'on' }
export const few: Readonly<Record<string, string>> = {
  solana: 'off',
  names: 'off',
  data: 'off',
  email: 'off',
  socials: 'off',
  siwx: 'off',
  send: 'off',
  swaps: 'off',
  history: 'off',
  receive: 'off',
  onramp: 'off',
}

/** The page of the playground with all settings. */
export const WORKBENCH = 'workbench'

const firstPath = (example: Example): string => (example === 'playground' ? WORKBENCH : '')

/** The networks of a test wallet: the local chains, and one that no example offers. */
export function localNetworks(gateway: string): NonNullable<TestWallet['networks']> {
  return [
    { networkId: 'eip155:1', rpcUrl: `${gateway}/rpc/1`, name: 'Ethereum' },
    { networkId: 'eip155:8453', rpcUrl: `${gateway}/rpc/8453`, name: 'Base' },
    { networkId: 'eip155:10', rpcUrl: `${gateway}/rpc/1`, name: 'OP Mainnet' },
  ]
}

function originsOf(servers: TestServers): readonly string[] {
  return Object.values(servers.sites).map(({ url }) => new URL(url).origin)
}

/** Subdomains of `localhost` are this machine (RFC 6761), hence another origin of the same server. */
function originOf(text: string): string {
  const url = new URL(text)
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1'
  return url.origin
}

/** Requests to the public chains of the small examples are routed to the local ones. */
async function routePublicChains(page: Page, gateway: string): Promise<void> {
  for (const [origin, chainId] of Object.entries(publicRpcUrls))
    await page.route(`${origin}/**`, async (route) => {
      const url = `${gateway}/rpc/${chainId}`
      await route.fulfill({ response: await route.fetch({ url }) })
    })
}

/**
 * The wallet's SDK reports a page's response that it reads before it has recorded its own request, which a relay
 * on the same machine makes possible. The session works nevertheless.
 */
const SDK_EARLY_RESPONSE = /No matching key\. history: \d+[\s\S]*onRelayEventResponse/

export const test = base.extend<TestFixtures, WorkerFixtures>({
  ports: [
    {
      gateway: 0,
      relay: 0,
      frame: 0,
      identityProvider: 0,
      siwxServer: 0,
      onrampProvider: 0,
      chainMainnet: 0,
      chainBase: 0,
      solana: 0,
    },
    { scope: 'worker', option: true },
  ],
  servers: [
    async ({ ports }, use) => {
      const servers = await startServers(ports)
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  addWalletScript: [
    async ({ ports: _ports }, use) => use(await bundlePageScript('add-wallet')),
    { scope: 'worker' },
  ],
  faultsReset: [
    async ({ servers }, use) => {
      await servers.gateway.reset()
      await use(undefined)
    },
    { auto: true },
  ],
  expectedErrors: [undefined, { option: true }],
  pageLog: [
    async ({ page, servers, expectedErrors }, use) => {
      const pageLog = logPage(page)
      await use(pageLog)
      const surprises = pageLog.errors.filter((text) => !expectedErrors?.test(text))
      expect(surprises, 'errors in the console').toEqual([])
      const known = [
        servers.gateway.url,
        servers.frame.url,
        servers.siwxServer.url,
        ...Object.keys(publicRpcUrls),
        ...originsOf(servers),
      ]
      const strangers = pageLog.requests.filter((url) => !known.includes(originOf(url)))
      expect(strangers, 'requests to hosts that nobody named').toEqual([])
    },
    { auto: true },
  ],
  openPhoneAt: async ({ browser, servers, expectedErrors }, use) => {
    const phones: Phone[] = []
    await use(async (address) => {
      const phone = await openPhone(browser, servers, address)
      phones.push(phone)
      return phone
    })
    for (const { context, pageLog } of phones) {
      const surprises = pageLog.errors.filter(
        (text) => !expectedErrors?.test(text) && !SDK_EARLY_RESPONSE.test(text),
      )
      expect(surprises, "errors in the phone's console").toEqual([])
      await context.close()
    }
  },
  phone: async ({ openPhoneAt }, use) => use(await openPhoneAt()),
  visit: async ({ page: first, servers, addWalletScript }, use) => {
    const visited = new Set<Page>()
    await use(async (example, { path = firstPath(example), query = {}, wallets = [] } = {}, page = first) => {
      visited.add(page)
      const { gateway, relay, frame, siwxServer, onrampProvider, sites } = servers
      if (example !== 'playground') await routePublicChains(page, gateway.url)
      if (wallets.length > 0) await page.addInitScript(addWalletScript)
      for (const wallet of wallets) {
        const networks = wallet.networks ?? localNetworks(gateway.url)
        await page.addInitScript((options) => window.addTestWallet(options), { ...wallet, networks })
      }
      await page.addInitScript(watchPage)
      const search = new URLSearchParams({
        gateway: gateway.url,
        relay: relay.url,
        frame: frame.url,
        siwxServer: siwxServer.url,
        onrampProvider: onrampProvider.url,
        ...few,
        ...query,
      })
      await page.goto(`${sites[example].url}${path}?${search}`)
      // React renders in a task of its own, which may come after the load event.
      if (path === WORKBENCH) await page.waitForFunction(() => 'latchkey' in window)
      return page
    })
    // Pages are left before their routes are removed, so that no late request leaves this machine.
    for (const page of visited)
      if (!page.isClosed()) {
        await page.goto('about:blank')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
      }
  },
})

export { expect, logPage, type PageLog }
