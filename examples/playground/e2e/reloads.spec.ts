import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { takeSeed } from './parts/random-seed'
import { bundlePageScript } from './servers/bundle-page-script'
import { expect, localNetworks, test } from './test'

/** Pages that run concurrently. More would slow each other down. */
const PAGES = process.env['LATCHKEY_ALL'] ? 5 : 3
/** 200 reloads in all for `npm run prove reloads`, a sample for `npm test`. */
const RELOADS_PER_PAGE = process.env['LATCHKEY_ALL'] ? 40 : 5
const SLOWER = 4
/** From the wallet's announcement, or Latchkey's start if that is later, until the page shows the status. */
const TERMINAL_WITHIN_MS = 3_000

const RDNS = 'example.late'
const ID = `eip6963:${RDNS}`

/** The wallet's timing and state on a visit. */
interface Visit {
  readonly appearsAfterMs: number
  readonly wallet: 'as it was' | 'locked' | 'revoked'
}

const visits = fc.record<Visit>({
  appearsAfterMs: fc.integer({ min: 0, max: 3_000 }),
  wallet: fc.oneof(
    { weight: 6, arbitrary: fc.constant<Visit['wallet']>('as it was') },
    { weight: 1, arbitrary: fc.constant<Visit['wallet']>('locked') },
    { weight: 1, arbitrary: fc.constant<Visit['wallet']>('revoked') },
  ),
})

/** Adds the wallet to each visit of a page, with the timing and state of that visit. */
async function bringWallet(page: Page, gateway: string): Promise<void> {
  await page.addInitScript(await bundlePageScript('watch-session'))
  await page.addInitScript(await bundlePageScript('add-wallet'))
  await page.addInitScript(
    ({ networks, rdns }) => {
      const { appearsAfterMs = 0, wallet = 'as it was' } = JSON.parse(sessionStorage.getItem('visit') ?? '{}')
      const memory = `latchkey-simulated-wallet.v1:${rdns}`
      if (wallet === 'revoked') localStorage.removeItem(memory)
      const locked = wallet === 'locked'
      window.addTestWallet({ name: 'Late', rdns, networks, remembers: true, appearsAfterMs, locked })
    },
    { networks: localNetworks(gateway), rdns: RDNS },
  )
}

/** Connects by the API, since connecting is not tested here. */
async function connect(page: Page): Promise<void> {
  // Preloading makes the session list wallets, as hovering over the button would.
  await page.evaluate(() => window.latchkey.preload())
  const tryOnce = (): Promise<boolean> =>
    page.evaluate(
      (id) =>
        window.latchkey.plugins.session.connect(id).then(
          () => true,
          () => false,
        ),
      ID,
    )
  await expect.poll(tryOnce, { timeout: 30_000 }).toBe(true)
  expect(await statusOf(page)).toBe('connected')
}

const statusOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => window.sessionWatch.statuses.at(-1)?.status)

async function reloadAs(page: Page, visit: Visit): Promise<void> {
  await page.evaluate((text) => sessionStorage.setItem('visit', text), JSON.stringify(visit))
  await page.reload({ waitUntil: 'commit' })
  const end = await page
    .waitForFunction(
      (rdns) => {
        const { statuses = [], announcedAt = {} } = window.sessionWatch ?? {}
        const announced = announcedAt[rdns]
        const [first, last] = [statuses[0], statuses.at(-1)]
        if (announced === undefined || !first || !last || last.status === 'reconnecting') return
        return {
          afterMs: last.at - Math.max(announced, first.at),
          seen: statuses.map(({ status }) => status),
        }
      },
      RDNS,
      { polling: 50 },
    )
    .then((handle) => handle.jsonValue())
  const due = visit.wallet === 'as it was' ? 'connected' : 'disconnected'
  expect({ ...visit, seen: end?.seen }).toEqual({ ...visit, seen: ['reconnecting', due] })
  expect(end?.afterMs).toBeLessThan(TERMINAL_WITHIN_MS)
  if (visit.wallet === 'locked') {
    await page.evaluate(() => window.testWallets.get('Late')?.unlock())
    await expect.poll(() => statusOf(page)).toBe('connected')
  }
  const asked = await page.evaluate(() =>
    window.testWallets.get('Late')?.requests.map(({ method }) => method),
  )
  expect(asked).not.toContain('eth_requestAccounts')
  expect(await page.evaluate(() => window.sessionWatch.contradictions)).toEqual([])
  if (visit.wallet === 'revoked') await connect(page)
}

/** Disconnects twice. The wallet gets only one request to revoke permissions. */
async function disconnectTwice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { session } = window.latchkey.plugins
    await Promise.all([session.disconnect(), session.disconnect()])
    await session.disconnect()
  })
  expect(await statusOf(page)).toBe('disconnected')
  const revokes = await page.evaluate(
    () =>
      window.testWallets.get('Late')?.requests.filter(({ method }) => method === 'wallet_revokePermissions')
        .length,
  )
  expect(revokes).toBe(1)
  expect(await page.evaluate(() => window.sessionWatch.contradictions)).toEqual([])
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

test(`reloads: ${PAGES * RELOADS_PER_PAGE} at a quarter of the speed end with the wallet’s state, none falsely disconnected`, async ({
  browser,
  servers,
  visit,
}) => {
  test.setTimeout(600_000)
  const walks = fc.sample(fc.array(visits, { minLength: RELOADS_PER_PAGE, maxLength: RELOADS_PER_PAGE }), {
    seed: takeSeed(),
    numRuns: PAGES,
  })
  await Promise.all(
    walks.map(async (walk) => {
      const page = await (await browser.newContext()).newPage()
      await bringWallet(page, servers.gateway.url)
      await visit('playground', { query: { confirm: 'auto' } }, page)
      await expect.poll(() => statusOf(page), { timeout: 30_000 }).toBe('disconnected')
      await connect(page)
      await throttle(page)
      for (const one of walk) await reloadAs(page, one)
      await disconnectTwice(page)
      await page.context().close()
    }),
  )
})
