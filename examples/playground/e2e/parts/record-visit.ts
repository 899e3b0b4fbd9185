import type { SimulatedWallet } from '@latchkey/simulated-wallet'
import type { BrowserContext, Page, Request } from '@playwright/test'

/** Everything that a visit reveals or leaves: requests to other hosts, stored values and wallet requests. */
export interface Recording {
  /** Requests to other hosts than the page's own site. */
  readonly requests: readonly Request[]
  /** Every value that a key of `localStorage` or `sessionStorage` had when `look` was called. */
  readonly kept: ReadonlyMap<string, ReadonlySet<string>>
  /** All keys that were ever written, and databases, caches and cookies. */
  readonly written: ReadonlySet<string>
  /** Methods that reached a wallet. */
  readonly methods: ReadonlySet<string>
  /** Records the current values. Call it before each reload, which drops them. */
  look(): Promise<void>
}

interface Sight {
  readonly kept: readonly (readonly [string, string])[]
  readonly written: readonly string[]
  readonly methods: readonly string[]
}

/** Runs in the page. */
async function lookInPage(): Promise<Sight> {
  const databases = (await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`)
  // `caches` exists in secure contexts only, which loopback is.
  const caches = (await window.caches.keys()).map((name) => `cache ${name}`)
  const wallets: readonly SimulatedWallet[] = [
    ...Object.values(window.wallets),
    ...(window.testWallets?.values() ?? []),
  ]
  return {
    kept: [localStorage, sessionStorage].flatMap((store) => Object.entries<string>({ ...store })),
    written: [...window.pageWatch.storageWrites, ...databases, ...caches],
    methods: wallets.flatMap(({ requests }) => requests.map(({ method }) => method)),
  }
}

export function record(context: BrowserContext, page: Page, site: string): Recording {
  const requests: Request[] = []
  const kept = new Map<string, Set<string>>()
  const written = new Set<string>()
  const methods = new Set<string>()
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== new URL(site).origin) requests.push(request)
  })
  return {
    requests,
    kept,
    written,
    methods,
    async look() {
      const sight = await page.evaluate(lookInPage)
      for (const [key, value] of sight.kept) kept.set(key, (kept.get(key) ?? new Set()).add(value))
      for (const key of sight.written) written.add(key)
      for (const method of sight.methods) methods.add(method)
      for (const { name } of await context.cookies()) written.add(`cookie ${name}`)
    },
  }
}
