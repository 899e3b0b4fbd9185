// Lists what well-known wallets put into a page: their own newest packages announce themselves in Chromium, beside this
// toolkit from source. The packages are large, so they are installed in a temporary folder and are in no test of the
// workspace.
import { strict as assert } from 'node:assert'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type BuildOptions, build } from 'esbuild'
import { launchChromium } from './browser/chromium'
import { withInstalled } from './workspace/installed-apart'

const root = join(import.meta.dirname, '..')

const packages = [
  '@rabby-wallet/page-provider@0.4.10',
  '@metamask/providers@22',
  'readable-stream@3',
  'buffer@6',
  '@coinbase/wallet-sdk@4',
  '@base-org/account@2.5',
  'porto@0.2',
  '@safe-global/safe-apps-provider@0.18',
  'mipd@0.0.7',
]

const SAFE = '0x5aFE000000000000000000000000000000000001'

/** Scripts that do in a page what the wallet's extension or library does there. */
const wallets = {
  rabby: `import '@rabby-wallet/page-provider'`,
  posing: `import '@rabby-wallet/page-provider'; window.rabbyWalletRouter.announceMetamaskMode()`,
  metamask: `
    import { initializeProvider } from '@metamask/providers'
    import { Duplex } from 'readable-stream'
    const connectionStream = new Duplex({ objectMode: true, read() {}, write: (chunk, encoding, done) => done() })
    const providerInfo = {
      uuid: crypto.randomUUID(), name: 'MetaMask', icon: 'data:image/svg+xml,<svg/>', rdns: 'io.metamask',
    }
    initializeProvider({ connectionStream, providerInfo, shouldSetOnWindow: !window.ethereum })`,
  coinbase: `
    import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
    import { announceProvider } from 'mipd'
    window.ethereum = createCoinbaseWalletSDK({ appName: 'Page' }).getProvider()
    announceProvider({
      info: { uuid: crypto.randomUUID(), name: 'Coinbase Wallet', icon: 'data:image/png;base64,AA', rdns: 'com.coinbase.wallet' },
      provider: createCoinbaseWalletSDK({ appName: 'Page' }).getProvider(),
    })`,
  base: `
    import { createBaseAccountSDK } from '@base-org/account'
    import { announceProvider } from 'mipd'
    window.ethereum = createBaseAccountSDK({ appName: 'Page' }).getProvider()
    announceProvider({
      info: { uuid: crypto.randomUUID(), name: 'Base Account', icon: 'data:image/png;base64,AA', rdns: 'app.base.account' },
      provider: window.ethereum,
    })`,
  safe: `
    import { SafeAppProvider } from '@safe-global/safe-apps-provider'
    import Sdk from '@safe-global/safe-apps-sdk'
    const safe = { safeAddress: '${SAFE}', chainId: 1, owners: [], threshold: 1, isReadOnly: false }
    window.ethereum = new SafeAppProvider(safe, new Sdk())`,
  porto: `import { Porto } from 'porto'; Porto.create()`,
}

/** What the streams of some of them expect of Node. */
const nodeGlobals = `
  import { Buffer } from 'buffer'
  Object.assign(globalThis, { Buffer, process: { env: {}, nextTick: (run, ...args) => queueMicrotask(() => run(...args)) } })`

const toolkit = `
  import { createLatchkey } from '@latchkey/kernel'
  import { session } from '@latchkey/session'
  import { sessionContract } from '@latchkey/session/contract'
  import { evm } from '@latchkey/evm'
  import { mainnet } from '@latchkey/evm/networks'
  const latchkey = createLatchkey({ plugins: [session(), evm({ networks: [mainnet] })] })
  latchkey.start()
  window.rows = () => latchkey.read(sessionContract).wallets.map(
    ({ name, rdns = '-', lookAlike }) => name + ' ' + rdns + (lookAlike ? ' marked' : ''))
  window.connectFirst = async () => {
    const [first] = latchkey.read(sessionContract).wallets
    const { accounts, networkIds } = await latchkey.get(sessionContract).connect(first.id)
    return [...accounts.map(({ address }) => address), networkIds.eip155].join(' ')
  }`

/** What a page has in the order in which it is loaded, and the rows that a user sees. */
const pages: readonly (readonly [scripts: readonly (keyof typeof wallets)[], rows: readonly string[]])[] = [
  [['rabby'], ['Rabby Wallet io.rabby']],
  [['metamask'], ['MetaMask io.metamask']],
  [
    ['rabby', 'metamask'],
    ['MetaMask io.metamask', 'Rabby Wallet io.rabby'],
  ],
  [
    ['metamask', 'rabby'],
    ['MetaMask io.metamask', 'Rabby Wallet io.rabby'],
  ],
  [['posing'], ['MetaMask io.metamask', 'Rabby Wallet io.rabby']],
  // Two say that they are MetaMask.
  [
    ['metamask', 'posing'],
    ['MetaMask io.metamask marked', 'MetaMask io.metamask marked', 'Rabby Wallet io.rabby'],
  ],
  [['coinbase'], ['Coinbase Wallet com.coinbase.wallet']],
  [['base'], ['Base Account app.base.account']],
  [['safe'], ['Browser Wallet -']],
  [['porto'], ['Porto xyz.ithaca.porto']],
]

async function bundle(contents: string, resolveDir: string, more: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    ...more,
  })
  return outputFiles?.[0]?.text ?? ''
}

async function askPage(browser: Browser, scripts: readonly string[], question: string): Promise<unknown> {
  const page = await browser.newPage()
  try {
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' })
        : route.abort(),
    )
    page.on('pageerror', (error) => console.log(`  ${error.message}`))
    await page.goto('https://page.example/')
    for (const content of scripts) await page.addScriptTag({ content })
    // Rabby looks for the others once the page is idle; the list follows each announcement.
    await page.waitForTimeout(1_000)
    return await page.evaluate(question)
  } finally {
    await page.close()
  }
}

await withInstalled(packages, async (folder) => {
  const browser = await launchChromium()
  try {
    const own = await bundle(toolkit, join(root, 'examples', 'playground'), {
      conditions: ['@latchkey/source'],
    })
    const globals = await bundle(nodeGlobals, folder)
    const code = Object.fromEntries(
      await Promise.all(
        Object.entries(wallets).map(
          async ([name, contents]) => [name, await bundle(contents, folder)] as const,
        ),
      ),
    )
    for (const [scripts, expected] of pages) {
      const loaded = [globals, ...scripts.map((name) => code[name] ?? ''), own]
      const rows = await askPage(browser, loaded, 'window.rows().sort()')
      assert.deepEqual(rows, expected, scripts.join(' and '))
      console.log(`${scripts.join(' and ')}: ${rows}`)
    }
    // It has no eth_requestAccounts.
    const account = await askPage(browser, [globals, code['safe'] ?? '', own], 'window.connectFirst()')
    assert.equal(account, `${SAFE} eip155:1`)
    console.log(`safe: connected with ${account}`)
  } finally {
    await browser.close()
  }
})
