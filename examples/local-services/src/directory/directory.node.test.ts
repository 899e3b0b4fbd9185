import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLatchkey, type Latchkey } from '../../../../kernel/src/index'
import { type CloudContract, cloudContract, type WalletEntry } from '../../../../plugins/cloud/src/contract'
import type { CloudOptions } from '../../../../plugins/cloud/src/options'
import { cloud } from '../../../../plugins/cloud/src/plugin'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import { startGateway } from '../gateway/start-gateway'
import type { HttpService } from '../http/start-http-service'
import { createMailInbox } from '../mail/mail-inbox'
import { type Relay, startRelay } from '../relay/start-relay'
import { phoneWalletId } from './create-directory'

const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const PHONE_URL = 'http://127.0.0.1:4800/phone/'

const traffic = createTraffic()
let relay: Relay
let gateway: HttpService
let base: string

beforeAll(async () => {
  relay = await startRelay(0, traffic)
  gateway = await startGateway(0, traffic, [], relay, PHONE_URL, createMailInbox())
  base = `${gateway.url}/directory`
})
afterAll(() => Promise.all([gateway.stop(), relay.stop()]))
beforeEach(() => {
  traffic.faults.clear()
  traffic.requests.clear()
})

/** A Latchkey instance as a host creates it, with the local directory. */
function openClient(options: CloudOptions = {}): Latchkey<CloudContract> {
  const latchkey = createLatchkey({
    plugins: [cloud({ projectId: 'local', directoryUrl: base, ...options })],
  })
  return latchkey
}
const client = (options: CloudOptions = {}) => openClient(options).get(cloudContract)
const namesOf = (wallets: readonly WalletEntry[]): readonly string[] => wallets.map(({ name }) => name)

async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${base}${path}`, { headers })
}

test('directory: has 400 different wallets in pages of 40, all of them valid', {
  timeout: 60_000,
}, async () => {
  const api = client()
  const seen: WalletEntry[] = []
  for (let page = 1; page <= 10; page += 1) {
    const { wallets, count } = await api.wallets({ page })
    expect([wallets.length, count]).toEqual([40, 400])
    seen.push(...wallets)
  }
  expect((await api.wallets({ page: 11 })).wallets).toEqual([])
  expect(new Set(seen.map(({ id }) => id)).size).toBe(400)
  expect(new Set(namesOf(seen)).size).toBe(400)
  expect(namesOf(seen).slice(0, 4)).toEqual(['Lantern', 'MetaMask', 'Trust Wallet', 'Rainbow'])
  // Every kind of wallet occurs, so that lists can be tested with all of them.
  const some = (has: (wallet: WalletEntry) => unknown): number => seen.filter(has).length
  expect(some(({ certified }) => certified)).toBeGreaterThan(50)
  expect(
    some(({ mobileLink, universalLink, webappLink }) => !mobileLink && !universalLink && !webappLink),
  ).toBeGreaterThan(30)
  expect(some(({ webappLink, mobileLink }) => webappLink && !mobileLink)).toBeGreaterThan(10)
  expect(some(({ desktopLink }) => desktopLink)).toBeGreaterThan(10)
  expect(some(({ rdns }) => rdns)).toBeGreaterThan(50)
  expect(some(({ chromeStore }) => chromeStore)).toBeGreaterThan(50)
  expect(some(({ imageId }) => !imageId)).toBeGreaterThan(3)
})

test('directory: reports no fault with its usual responses', async () => {
  const latchkey = openClient()
  const errors: unknown[] = []
  latchkey.on('kernel:error', (error) => void errors.push(error))
  await latchkey.get(cloudContract).wallets({ entries: 400 })
  expect(errors).toEqual([])
})

test('directory: searches names, includes, excludes and filters by chain and certification', async () => {
  const api = client()
  expect(namesOf((await api.wallets({ search: ' METAM ' })).wallets)).toEqual(['MetaMask'])
  expect((await api.wallets({ search: 'no such wallet' })).count).toBe(0)
  const included = await api.wallets({ include: [METAMASK, phoneWalletId] })
  expect([namesOf(included.wallets), included.count]).toEqual([['Lantern', 'MetaMask'], 2])
  const excluded = await api.wallets({ exclude: [METAMASK], entries: 3 })
  expect([namesOf(excluded.wallets), excluded.count]).toEqual([['Lantern', 'Trust Wallet', 'Rainbow'], 399])
  const certified = await api.wallets({ certified: true, entries: 400 })
  expect(certified.wallets.every((wallet) => wallet.certified)).toBe(true)
  expect(certified.count).toBeLessThan(400)
  const onTestNetwork = await api.wallets({ chains: ['eip155:11155111'], entries: 400 })
  expect(onTestNetwork.wallets.every(({ chains }) => chains?.includes('eip155:11155111'))).toBe(true)
  expect(onTestNetwork.count).toBe(onTestNetwork.wallets.length)
  expect((await api.wallets({ chains: ['eip155:1115'] })).count).toBe(0)
})

test('directory: the made-up one has no real name', async () => {
  const { wallets, count } = await client({ directoryUrl: `${base}/invented` }).wallets({ entries: 400 })
  const real = namesOf((await client().wallets({ entries: 60 })).wallets).filter((name) => name !== 'Lantern')
  expect(count).toBeGreaterThan(200)
  expect(namesOf(wallets)[0]).toBe('Lantern')
  expect(real).toContain('MetaMask')
  expect(namesOf(wallets).filter((name) => real.includes(name))).toEqual([])
})

test('directory: MetaMask comes with what is publicly known of it', async () => {
  const { wallets } = await client().wallets({ include: [METAMASK] })
  expect(wallets[0]).toMatchObject({
    name: 'MetaMask',
    rdns: 'io.metamask',
    mobileLink: 'metamask://',
    universalLink: 'https://metamask.app.link',
    homepage: 'https://metamask.io/',
    appStore: 'https://apps.apple.com/app/id1438144202',
    injected: [{ namespace: 'eip155', id: 'isMetaMask' }],
    certified: true,
  })
})

test('directory: the phone wallet is on the origin of the calling page, else on the playground', async () => {
  const { wallets } = await client().wallets({ include: [phoneWalletId] })
  expect(wallets[0]).toMatchObject({ name: 'Lantern', mobileLink: PHONE_URL, webappLink: PHONE_URL })
  const query = `?projectId=local&include=${phoneWalletId}`
  const answer = await ask(`/getWallets${query}`, { origin: 'http://localhost:5999' })
  expect(await answer.json()).toMatchObject({ data: [{ mobile_link: 'http://localhost:5999/phone/' }] })
})

test('images: each wallet has its own unchanging picture, and an unknown id is 404', async () => {
  const api = client()
  const { wallets } = await api.wallets({ entries: 60 })
  const ids = wallets.flatMap(({ imageId }) => imageId ?? [])
  const pictures = await Promise.all(ids.map((id) => api.image('wallet', id)))
  expect(new Set(pictures).size).toBe(ids.length)
  expect(pictures.every((picture) => picture?.startsWith('data:image/svg+xml,%3Csvg'))).toBe(true)
  expect(await client().image('wallet', ids[5] ?? '')).toBe(pictures[5])
  expect(await api.image('wallet', 'unknown')).toBeUndefined()
  for (const kind of ['asset', 'currency', 'token'] as const)
    expect(await api.image(kind, 'USD')).toMatch(/^data:image\/svg\+xml,/)
})

test('project: without an id 401; with one, loopback origins are allowed and analytics are off', async () => {
  for (const path of [
    '/getWallets',
    '/getWalletImage/x',
    '/projects/v1/origins',
    '/getAnalyticsConfig?projectId=',
  ])
    expect((await ask(path)).status, path).toBe(401)
  const api = client()
  expect(await api.allowedOrigins()).toEqual(['http://localhost:*', 'http://127.0.0.1:*'])
  expect(await api.analyticsEnabled()).toBe(false)
  expect((await ask('/nowhere?projectId=local')).status).toBe(404)
})

test('many: the same directory with 5,000 wallets, in pages or at once', async () => {
  const api = client({ directoryUrl: `${base}/many` })
  const { wallets, count } = await api.wallets({ page: 125 })
  expect([wallets.length, count]).toEqual([40, 5_000])
  const all = await api.wallets({ entries: 5_000 })
  expect(new Set(all.wallets.map(({ id }) => id)).size).toBe(5_000)
  expect(new Set(namesOf(all.wallets)).size).toBe(5_000)
})

test('hostile: usable entries are listed without unsafe links, and the others are reported', async () => {
  const latchkey = openClient({ directoryUrl: `${base}/hostile` })
  const errors: unknown[] = []
  latchkey.on('kernel:error', ({ error }) => void errors.push(error))
  const { wallets } = await latchkey.get(cloudContract).wallets({})
  expect(namesOf(wallets)).toEqual([
    'Fine Wallet',
    'Script Wallet',
    'Plain Wallet',
    'Masked Wallet',
    'Bidi tellaW',
    '<img src=x onerror=alert(1)>',
    'Wrong Wallet',
    'Bare Wallet',
  ])
  expect(wallets.filter(({ mobileLink, webappLink }) => mobileLink ?? webappLink)).toMatchObject([
    { mobileLink: 'finewallet://' },
    { mobileLink: 'barewallet://' },
  ])
  expect(errors).toMatchObject([{ code: 'DIRECTORY_ENTRIES' }])
})

test('faults: slow, broken, cut and malformed responses of directory and pictures reach the client', async () => {
  const api = client()
  traffic.faults.set({ service: 'directory', kind: 'status', status: 503, times: 1 })
  await expect(api.wallets({})).rejects.toMatchObject({ code: 'HTTP_STATUS', status: 503 })
  traffic.faults.set({ service: 'directory', kind: 'cut', times: 1 })
  await expect(api.wallets({})).rejects.toMatchObject({ code: 'DIRECTORY_UNREACHABLE' })
  traffic.faults.set({ service: 'directory', kind: 'garbage', times: 1 })
  await expect(api.wallets({})).rejects.toMatchObject({ code: 'HTTP_ANSWER' })
  traffic.faults.set({ service: 'directory', kind: 'slow', delayMs: 600_000, times: 1 })
  const patience = new AbortController()
  const slow = expect(api.wallets({}, patience.signal)).rejects.toMatchObject({ name: 'AbortError' })
  await expect.poll(() => traffic.requests.list().length).toBe(4)
  patience.abort()
  await slow
  for (const kind of ['cut', 'garbage'] as const) {
    traffic.faults.set({ service: 'images', kind, times: 1 })
    expect(await client().image('token', 'USD')).toBeUndefined()
  }
  expect(traffic.requests.list()[0]).toMatchObject({
    service: 'directory',
    call: expect.stringMatching(/^GET \/directory\/getWallets\?projectId=local&.*page=1&entries=40$/),
    fault: 'status',
  })
})
