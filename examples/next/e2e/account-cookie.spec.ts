import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'

const WALLET = 'Planted wallet'
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SHORT = '0xf3…\u2060b92266'
const COOKIE = 'latchkey-account'
const VALUE = `1/eip155:1:${ADDRESS}`
const ORIGIN = process.env['NEXT_URL'] ?? 'http://127.0.0.1:3000'
const walletScript = new URL('../../../adapters/simulated-wallet/dist/page-script.iife.js', import.meta.url)

const button = (page: Page) => page.locator('[data-latchkey-button]')
const status = (page: Page) => page.locator('output')
const dialog = (page: Page) => page.locator('[data-latchkey] dialog[open]')
const setCookie = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: COOKIE, value, url: ORIGIN }])
const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === COOKIE)?.value

/** A tab whose wallet announces itself as an extension does, after `appearsAfterMs`. */
async function openTab(context: BrowserContext, appearsAfterMs = 0) {
  const page = await context.newPage()
  const wallet = JSON.stringify({ name: WALLET, appearsAfterMs })
  await page.addInitScript({
    content: `${readFileSync(walletScript, 'utf8')}\nglobalThis.latchkeyAddSimulatedWallet(${wallet})`,
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  return { page, said }
}

/** The sum of all layout shifts since the page's start, two frames after what is on the screen now. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    await new Promise((resume) => setTimeout(resume, 100))
    const shifts: readonly number[] = Reflect.get(window, 'shifts')
    return shifts.reduce((sum, shift) => sum + shift, 0)
  })

async function connect(page: Page): Promise<void> {
  await page.goto('/')
  await button(page).click()
  await dialog(page).getByRole('button', { name: WALLET }).click()
  await expect(status(page)).toHaveText('connected')
  await expect(dialog(page)).toHaveCount(0)
}

async function disconnect(page: Page): Promise<void> {
  await button(page).click()
  await dialog(page).getByRole('button', { name: 'Disconnect' }).click()
  await expect(status(page)).toHaveText('disconnected')
}

const firstHtml = async (context: BrowserContext): Promise<string> =>
  (await context.request.get(ORIGIN)).text()

test('cookie: a first visit shows no account, and nothing is kept', async ({ context }) => {
  const { page, said } = await openTab(context)
  const html = await firstHtml(context)
  expect(html).toContain('Connect wallet')
  await page.goto('/')
  await expect(status(page)).toHaveText('disconnected')
  expect(await layoutShift(page)).toBe(0)
  expect(await context.cookies()).toEqual([])
  expect(said).toEqual([])
})

test('cookie: the first HTML has the address, nothing shifts while the wallet reconnects, and it signs', async ({
  context,
}) => {
  const first = await openTab(context)
  await connect(first.page)
  expect(await cookieOf(context)).toBe(VALUE)

  const html = await firstHtml(context)
  expect(html).toContain(SHORT)
  expect(html).not.toContain('Connect wallet')
  // What a wallet would sign for is not there: the page knows no connection.
  expect(html).toContain('<output>reconnecting</output>')
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Sign</)

  const { page, said } = await openTab(context, 700)
  await page.goto('/')
  await expect(button(page)).toHaveText(SHORT)
  await expect(status(page)).toHaveText('connected')
  await expect(button(page)).toHaveAttribute('aria-busy', 'false')
  await expect(button(page)).toHaveText(SHORT)
  expect(await layoutShift(page)).toBe(0)
  await page.getByRole('button', { name: 'Sign' }).click()
  await expect(page.locator('p[role=status]')).toHaveText(/^0x[0-9a-f]{130}$/)
  expect([...first.said, ...said]).toEqual([])
})

test('cookie: a shift of the page would be told', async ({ context }) => {
  const { page } = await openTab(context)
  await page.goto('/')
  await expect(status(page)).toHaveText('disconnected')
  await page.locator('header').evaluate((header) => Object.assign(header.style, { paddingInlineEnd: '96px' }))
  expect(await layoutShift(page)).toBeGreaterThan(0)
})

test('cookie: disconnected in another tab, the next first HTML has no account', async ({ context }) => {
  const one = await openTab(context)
  await connect(one.page)
  const other = await openTab(context)
  await other.page.goto('/')
  await expect(status(other.page)).toHaveText('connected')
  await disconnect(other.page)
  await expect(status(one.page)).toHaveText('disconnected')
  expect(await cookieOf(context)).toBeUndefined()
  expect(await firstHtml(context)).toContain('Connect wallet')
  expect([...one.said, ...other.said]).toEqual([])
})

test('cookie: a stale one shows the address as reconnecting at most, then goes', async ({ context }) => {
  await setCookie(context, VALUE)
  expect(await firstHtml(context)).toContain(SHORT)
  const { page, said } = await openTab(context)
  await page.goto('/')
  await expect(status(page)).toHaveText('disconnected')
  await expect(button(page)).toHaveText('Connect wallet')
  await expect(page.getByRole('button', { name: 'Sign' })).toBeDisabled()
  expect(await cookieOf(context)).toBeUndefined()
  expect(said).toEqual([])
})

for (const [what, value] of [
  ['a foreign version', VALUE.replace('1/', '2/')],
  ['markup', '1/solana:1:<b>x</b>'],
  ['garbage', '%00%FFnull{}'],
] as const)
  test(`cookie: ${what} is a first visit`, async ({ context }) => {
    await setCookie(context, value)
    const html = await firstHtml(context)
    expect(html).toContain('Connect wallet')
    expect(html).not.toContain(value)
    const { page, said } = await openTab(context)
    await page.goto('/')
    await expect(status(page)).toHaveText('disconnected')
    expect(await layoutShift(page)).toBe(0)
    expect(said).toEqual([])
  })

test('cookie: no other cookie of the request is in the page', async ({ context }) => {
  await context.addCookies([{ name: 'session', value: 'secret-of-the-server', url: ORIGIN, httpOnly: true }])
  await setCookie(context, VALUE)
  const html = await firstHtml(context)
  expect(html).toContain(SHORT)
  expect(html).not.toContain('secret-of-the-server')
})

test('policy: scripts run by the nonce alone', async ({ context }) => {
  const response = await context.request.get(ORIGIN)
  const policy = response.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'nonce-[\w+/=]+' 'strict-dynamic';/)
  expect(policy).not.toContain('unsafe')
  const { page, said } = await openTab(context)
  await page.goto('/')
  await expect(status(page)).toHaveText('disconnected')
  expect(said).toEqual([])
})
