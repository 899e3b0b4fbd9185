import * as v from 'valibot'
import { manifestsOf } from '../../../scripts/workspace/manifests'
import { repositoryRoot } from '../../../scripts/workspace/run-check'
import { brassAccount } from './parts/connect'
import { closeDialog, dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { chainWallets, connectAnother, connectFirst, sign } from './parts/multichain-wallets'
import { type Recording, record } from './parts/record-visit'
import { expect, many, test } from './test'

const manifests = manifestsOf(repositoryRoot, [
  'latchkey',
  '@latchkey/evm',
  '@latchkey/solana',
  '@latchkey/cloud',
  '@latchkey/walletconnect',
  '@latchkey/simulated-wallet',
])
const listed = {
  hosts: manifests.flatMap(({ manifest }) => manifest.hosts.map(({ host }) => host)),
  keys: manifests.flatMap(({ manifest }) => manifest.storage),
  methods: manifests.flatMap(({ manifest }) => manifest.rpcMethods).filter((method) => !method.includes(' ')),
}

/** Entries of manifests that this test does not reach, by package. */
const unmet: Readonly<Record<string, RegExp>> = {
  'default RPC addresses: the playground names its own': /^https:\/\//,
  'a link that is followed only when pressed, with custom wallets': /^the homepage of each custom wallet$/,
  'a link that is followed only when pressed':
    /^the pages with terms and privacy policy$|^stores and homepages of the wallets/,
  'a pattern; the plugins that keep something are listed by name':
    /^latchkey\/1\/<instance>\/<plugin>\/state$/,
  'no wallet is paired on the tour':
    /^where a paired wallet|^the addresses of the wallet that is paired|^wss:|\/walletconnect\/|^WALLETCONNECT_/,
  'nothing with a picture of its own is held on the tour, and no data service is asked':
    /^where pictures of|^the data API of/,
  'no network and no custom wallet of the tour brings a picture of its own':
    /^where the pictures? of (a network|custom wallets)/,
  'tokens that no service lists are a test of their own': /^eth_call$|^wallet_getAssets$/,
  'Solana is a tour of its own': /^solana_|^(get|is|send|simulate)[A-Z]/,
  'the playground has no server that draws its first HTML': /^latchkey-account$/,
  'no session is granted on the tour': /^latchkey-simulated-wallet\.v1:<rdns>:sessions$/,
  'no transaction is sent on the tour':
    /^(debug_traceT|trace_t)ransaction$|^eth_(blockNumber|estimateGas|gasPrice|getBlock|getCode$|getLogs$|getTransaction|maxPr|send|signTypedData|simulate)|^wallet_(sendCalls|getCallsStatus)$|^the RPC URLs of the network of a transaction|\/transactions\/entries$/,
}
/** A field that is stored only when the wallet shares an account of Solana. */
const ofSolana = 'solana'
/** Fields that are stored only with a Solana account or while a wallet is being paired. */
const unmetFields = [ofSolana, 'pendingPairing', 'pairingWallet']
/**
 * Entries of manifests that describe a configured host in words. On the playground these are URLs of the
 * gateway.
 */
const gatewayWords = /^the RPC URLs? of (each|the active) network$/
const explorerWords = /^the block explorer of the active network$/

/** Features of the Wallet Standard, with the method names under which the manifests list them. */
const listedNames: ReadonlyMap<string, string> = new Map([
  ['standard:connect', 'solana_requestAccounts'],
  ['solana:signMessage', 'solana_signMessage'],
])

/** Converts a key such as `latchkey/1/<instance>/session/state` to a pattern. */
function patternOf(key: string): RegExp {
  const parts = key.split(/<[a-z]+>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

/**
 * Removes the prefix under which the simulated wallets store their permissions. They do not belong to the
 * toolkit.
 */
const ownKey = (key: string): string => key.replace(/^demo-wallet\/[^/]+\//, '')

/** Entries that were neither used nor excepted. */
function missing(entries: readonly string[], isMet: (entry: string) => boolean): readonly string[] {
  const excuses = Object.values(unmet)
  return entries.filter((entry) => !isMet(entry) && !excuses.some((excuse) => excuse.test(entry)))
}

function judgeHosts({ requests }: Recording, gateway: string): void {
  const met = new Set(requests.map((request) => new URL(request.url()).origin))
  expect([...met].sort(), 'hosts that were contacted').toEqual([EXPLORER, gateway].sort())
  const isMet = (host: string): boolean => gatewayWords.test(host) || explorerWords.test(host)
  expect(missing(listed.hosts, isMet), 'hosts listed and not met').toEqual([])
}

const entryOf = (key: string) =>
  listed.keys.find((entry) => !entry.key.includes('<plugin>') && patternOf(entry.key).test(key))

/** Returns the storage keys that were used. Expects all of them to be listed. */
function judgeKept({ kept, written }: Recording): readonly string[] {
  const found = [...new Set([...kept.keys(), ...written].map(ownKey))]
  expect(
    found.filter((key) => !entryOf(key)),
    'what is kept and listed nowhere',
  ).toEqual([])
  return found
}

/** The names of the stored values' fields, by listed key. */
function fieldsOf({ kept }: Recording): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>()
  for (const [key, values] of kept)
    for (const value of values) {
      const { key: entry = key } = entryOf(ownKey(key)) ?? {}
      const own = names.get(entry) ?? new Set()
      for (const name of Object.keys(v.parse(keptValue, JSON.parse(value)))) own.add(name)
      names.set(entry, own)
    }
  return names
}

function judgeKeys(recording: Recording): void {
  const found = judgeKept(recording)
  const keys = listed.keys.map(({ key }) => key)
  const isMet = (key: string): boolean => found.some((one) => patternOf(key).test(one))
  expect(missing(keys, isMet), 'keys listed and not met').toEqual([])

  const names = fieldsOf(recording)
  for (const { key, fields = [] } of listed.keys.filter((entry) => isMet(entry.key) && entry.fields))
    expect([...(names.get(key) ?? [])].sort(), `what ${key} holds`).toEqual(
      fields.filter((field) => !unmetFields.includes(field)).sort(),
    )
}

function judgeMethods(met: readonly string[]): void {
  const methods = [...new Set(met)]
  expect(
    methods.filter((method) => !listed.methods.includes(method)),
    'methods listed nowhere',
  ).toEqual([])
  expect(
    missing(listed.methods, (method) => methods.includes(method)),
    'methods listed and not met',
  ).toEqual([])
}

/**
 * Expects that secrets are neither stored nor sent, and that an address is sent only to its chain and stored
 * only with its own data.
 */
function judgeCanaries({ requests, kept }: Recording, secrets: readonly string[]): void {
  const told = requests.map((request) => [
    request.url(),
    request.postData() ?? '',
    request.headers()['referer'] ?? '',
  ])
  const values = [...kept].flatMap(([key, texts]) => [key, ...texts])
  const hex = (text: string): string => Buffer.from(text).toString('hex')
  for (const secret of secrets.flatMap((text) => [text, hex(text)]))
    expect(
      [...told.flat(), ...values].filter((text) => text.includes(secret)),
      secret,
    ).toEqual([])

  const address = /0x[0-9a-f]{40}(?![0-9a-f])/i
  const keepers = [...kept].filter(([, texts]) => [...texts].some((text) => address.test(text)))
  expect(keepers.map(([key]) => key).sort()).toEqual([
    'latchkey/1/latchkey/portfolio/state',
    'latchkey/1/latchkey/session/state',
  ])
  const carriers = requests.filter((request) => address.test(request.postData() ?? ''))
  for (const request of carriers) expect(request.postData()).toContain('"eth_getBalance"')
}

/** A stored value: that of a plugin has a version; that of a wallet has none. */
const keptValue = v.union([
  v.pipe(
    v.object({ version: v.number(), state: v.record(v.string(), v.unknown()) }),
    v.transform(({ state }) => state),
  ),
  v.record(v.string(), v.unknown()),
])

const CANARY = 'canary-5d41402a'
const EXPLORER = 'https://etherscan.io'

test('manifest: a tour meets no host, storage key or method but those that docs/reach.md lists', async ({
  context,
  visit,
  servers,
}) => {
  test.setTimeout(120_000)
  const { gateway, sites } = servers
  await context.route(`${EXPLORER}/**`, (route) => route.fulfill({ body: 'explorer' }))
  const first = context.pages()[0] ?? (await context.newPage())
  const recording = record(context, first, sites.playground.url)
  const single = [{ networkId: 'eip155:1' as const, rpcUrl: `${gateway.url}/rpc/1`, name: 'Ethereum' }]
  const wallets = [{ name: 'Alpha', rdns: 'example.alpha', networks: single, remembers: true }]
  const page = await visit('playground', { wallets, query: { confirm: 'auto', t: CANARY } }, first)
  const { look } = recording

  // Opens views, is refused by the wallet, connects and signs.
  await openList(page)
  await page.evaluate(() => window.wallets.brass.rejectNext())
  await walletRow(page, 'Brass Wallet').click()
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  const account = await brassAccount(page)
  await expect(page.getByTestId('address')).toHaveText(account)
  await page.getByRole('button', { name: 'Sign a message' }).click()
  await expect(page.getByTestId('signature')).toHaveText(/^0x[0-9a-f]{130}$/)
  const signature = (await page.getByTestId('signature').textContent()) ?? ''
  await look()

  // Opens the account screen and the explorer, switches to another network, an unsupported one and another
  // account.
  const dialog = await openAccount(page)
  await expect(pageButton(page, 'account')).toContainText(/ETH|\$/)
  const opened = context.waitForEvent('page')
  await dialog.getByRole('button', { name: 'Settings' }).click()
  await dialog.getByText('View on explorer').click()
  await (await opened).close()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  await closeDialog(page)
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await expect(page.getByTestId('network')).toHaveText('Ethereum')
  await page.getByRole('button', { name: 'Next account' }).click()
  await expect(page.getByTestId('address')).not.toHaveText(account)
  await look()

  // Reloads, locks the wallet and disconnects.
  await page.reload()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByTestId('status')).toHaveText('connected')
  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByTestId('status')).toHaveText('disconnected')
  await look()

  // Uses a wallet that does not know the other network, another language, a second instance and the embedded
  // mode.
  await openList(page)
  await walletRow(page, 'Alpha').click()
  await (await openAccount(page)).getByRole('button', { name: 'Ethereum' }).click()
  await dialogOf(page).getByRole('button', { name: 'Base' }).click()
  await expect(page.getByTestId('network')).toHaveText('Base')
  await closeDialog(page)
  await page.getByLabel('A second instance').check()
  await page.getByLabel('embedded', { exact: true }).check()
  await page.waitForLoadState('networkidle')
  await look()

  const onChains = [...(await gateway.requests('rpc:1')), ...(await gateway.requests('rpc:8453'))]
  judgeHosts(recording, gateway.url)
  judgeKeys(recording)
  judgeMethods([...recording.methods, ...onChains.map(({ call }) => String(call))])
  judgeCanaries(recording, [signature, 'Hello from Latchkey', CANARY])
})

test('manifest: Solana and a data service meet no host, storage key or method but those that docs/reach.md lists', async ({
  context,
  page,
  visit,
  servers: { gateway, sites },
}) => {
  const recording = record(context, page, sites.playground.url)
  await visit('playground', { wallets: chainWallets(gateway.url), query: many })
  await connectFirst(page, 'Duet', 'Solana')
  await sign(page)
  await connectAnother(page, 'Duet', 'Ethereum networks')
  await expect((await openAccount(page)).getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await recording.look()
  await page.reload()
  await expect(page.getByTestId('connection')).toHaveCount(2)
  await recording.look()

  const met = new Set(recording.requests.map((request) => new URL(request.url()).origin))
  expect([...met], 'hosts that were contacted').toEqual([gateway.url])
  judgeKept(recording)
  expect([...(fieldsOf(recording).get('latchkey-simulated-wallet.v1:<rdns>') ?? [])]).toContain(ofSolana)
  const onChains = (
    await Promise.all(['rpc:1', 'rpc:8453', 'rpc:solana'].map((id) => gateway.requests(id)))
  ).flat()
  const named = [...recording.methods].map((method) => listedNames.get(method) ?? method)
  const methods = [...new Set([...named, ...onChains.map(({ call }) => String(call))])]
  expect(
    methods.filter((method) => !listed.methods.includes(method)),
    'methods listed nowhere',
  ).toEqual([])
  expect(methods).toEqual(
    expect.arrayContaining(['getBalance', 'solana_signMessage', 'wallet_getCapabilities']),
  )
})
