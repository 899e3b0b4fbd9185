import type { CDPSession, Page } from '@playwright/test'
import fc from 'fast-check'
import { parseEther } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { countPage, type PageCounts } from './parts/count-page-objects'
import { dialogOf, openAccount } from './parts/dialog'
import { openChain } from './parts/keys-wallet'
import { timesAsked, withKeys } from './parts/prepared-users'
import { takeSeed } from './parts/random-seed'
import { AMOUNT, steps, take, type Walk } from './parts/soak-steps'
import { bundlePageScript } from './servers/bundle-page-script'
import { expect, test } from './test'

/** How long a page is used: an hour in `npm run prove soak`, ten minutes of it under SES; a few steps in `npm test`. */
const MINUTES = Number(process.env['LATCHKEY_SOAK_MINUTES'] ?? (process.env['LATCHKEY_ALL'] ? 60 : 0.2))
const LOCKED_MINUTES = Math.max(MINUTES / 6, 0.2)
/** Between two reloads, which make memory anew. */
const STEPS_PER_LOAD = 220
/** What is fetched and cached by the first use is there after these. */
const WARM_UP_STEPS = 100

// Chromium and the plugins log failed responses. SES checks whether the page allows `eval`, and says what it removes.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket connection to|^\[latchkey\/|ERR_|HTTP status|CORS policy|Content Security Policy.*(eval|script)|Trusted ?Script/i,
})

async function leaveDialog(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await expect(async () => {
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

/** What holds after every step, whatever fails: nobody but the user's wallet is connected, and it is asked once a press. */
async function checkPage(walk: Walk): Promise<void> {
  const { user, asked, presses } = walk
  const { page, account } = user
  const status = page.getByTestId('status')
  await expect(status).toHaveText(/^(dis)?connected$/, { timeout: 40_000 })
  if ((await status.textContent()) === 'connected') {
    walk.connected += 1
    await expect(page.getByTestId('address')).toHaveText(account)
  }
  expect(asked + (await timesAsked(user, 'eth_sendTransaction')), 'requests to send').toBeLessThanOrEqual(
    presses,
  )
  expect(await page.evaluate(() => window.sessionWatch.contradictions)).toEqual([])
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
}

/** What holds on the chains: no receiver got more than was reviewed, and nothing was sent that the wallet was not asked for. */
async function checkMoney({ user, chains, asked, receivers }: Walk): Promise<void> {
  const sent = await Promise.all(chains.map((chain) => chain.getTransactionCount({ address: user.account })))
  expect(sum(sent.map(BigInt))).toBeLessThanOrEqual(BigInt(asked))
  for (const address of receivers) {
    const got = sum(await Promise.all(chains.map((chain) => chain.getBalance({ address }))))
    expect([0n, parseEther(AMOUNT)]).toContain(got)
  }
  receivers.length = 0
}

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

/** Memory at rest: everything works, the wallet is connected, the dialog is closed, and what was going on has ended. */
async function measure(walk: Walk, session: CDPSession): Promise<PageCounts> {
  const { page, servers } = walk.user
  await servers.gateway.reset()
  await leaveDialog(page)
  await take(walk, { kind: 'connect', choice: 0 })
  await expect(page.getByTestId('status')).toHaveText('connected')
  await leaveDialog(page)
  await page.waitForTimeout(3_000)
  return countPage(session)
}

/** React keeps what a view has drawn, with two listeners for each picture, until it draws another. So the lower counts are what stays. */
async function measureTwice(walk: Walk, session: CDPSession): Promise<PageCounts> {
  const one = await measure(walk, session)
  await openAccount(walk.user.page)
  const other = await measure(walk, session)
  return {
    nodes: Math.min(one.nodes, other.nodes),
    listeners: Math.min(one.listeners, other.listeners),
    heap: Math.min(one.heap, other.heap),
  }
}

async function walkFor(minutes: number, walk: Walk, session: CDPSession): Promise<void> {
  const endsAt = Date.now() + minutes * 60_000
  const seed = takeSeed()
  for (let load = 0; Date.now() < endsAt; load += 1) {
    const journey = fc.sample(steps, { seed: seed + load, numRuns: STEPS_PER_LOAD })
    let early: PageCounts | undefined
    for (const [index, step] of journey.entries()) {
      if (Date.now() > endsAt) break
      await test.step(`load ${load}, step ${index}: ${JSON.stringify(step)}`, async () => {
        // A fault may prevent a step. What must hold then is checked below.
        await take(walk, step).catch(() => undefined)
        await leaveDialog(walk.user.page)
        await checkPage(walk)
      })
      if (index === WARM_UP_STEPS) early = await measureTwice(walk, session)
    }
    const late = await measureTwice(walk, session)
    walk.asked += await timesAsked(walk.user, 'eth_sendTransaction')
    await checkMoney(walk)
    if (early) {
      expect(late.nodes, 'nodes').toBeLessThan(early.nodes + 300)
      expect(late.listeners, 'listeners').toBeLessThan(early.listeners + 100)
      expect(late.heap, 'bytes of memory').toBeLessThan(early.heap * 1.2)
    }
    await walk.user.page.reload()
  }
}

for (const [where, minutes, scripts] of [
  ['beside hostile wallets, scripts, services and nodes', MINUTES, []],
  ['so too after SES lockdown()', LOCKED_MINUTES, ['lock-down']],
] as const)
  test(`soak: random journeys keep account and money right, and memory flat, ${where}`, async ({
    visit,
    servers,
    page,
    context,
  }) => {
    test.setTimeout(minutes * 60_000 + 180_000)
    // A step that a fault prevents is given up soon.
    page.setDefaultTimeout(5_000)
    const thrown: string[] = []
    page.on('pageerror', (error) => thrown.push(`${error.stack ?? error}`))
    for (const script of [...scripts, 'watch-session', 'hostile-wallets'])
      await page.addInitScript(await bundlePageScript(script))
    const query = {
      data: 'on',
      names: 'on',
      send: 'on',
      swaps: 'on',
      history: 'on',
      receive: 'on',
      mobile: 'on',
    }
    const user = await withKeys(visit, servers, query)
    const chains = await Promise.all(
      ([1, 8453] as const).map((id) => openChain(servers, id, generatePrivateKey())),
    )
    for (const chain of chains) await chain.setBalance({ address: user.account, value: parseEther('1000') })
    const session = await context.newCDPSession(page)
    const walk: Walk = { user, context, chains, presses: 0, asked: 0, connected: 0, receivers: [] }
    await take(walk, { kind: 'connect', choice: 0 })
    await expect(page.getByTestId('status')).toHaveText('connected')
    await walkFor(minutes, walk, session)
    expect(thrown, 'errors that nobody handled').toEqual([])
    process.stdout.write(`connected after ${walk.connected} steps, asked to send ${walk.asked} times\n`)
    expect(walk.connected).toBeGreaterThan(0)
  })
