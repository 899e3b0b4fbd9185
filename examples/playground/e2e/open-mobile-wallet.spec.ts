import type { Locator, Page } from '@playwright/test'
import { dialogOf, openAccount, openList, walletRow } from './parts/dialog'
import { sendHostRequest } from './parts/host-requests'
import { readCode } from './parts/read-qr-code'
import { expect, test } from './test'

test.describe.configure({ timeout: 90_000 })

interface Opened {
  readonly url: string
  readonly target: string
  /** Whether the link was opened synchronously in the click event. */
  readonly inTap: boolean
  /** Whether the browser still had a transient user activation. */
  readonly isActivated: boolean
}

declare global {
  interface Window {
    readonly openedLinks: Opened[]
  }
}

/** Records opened links instead of opening them, because no wallet is installed on this machine. */
function watchOpening(): void {
  const openedLinks: Opened[] = []
  Object.assign(window, { openedLinks })
  let inTap = false
  const begin = (): void => {
    inTap = true
    setTimeout(() => {
      inTap = false
    })
  }
  addEventListener('click', begin, { capture: true })
  window.open = (url = '', target = '') => {
    openedLinks.push({ url: String(url), target, inTap, isActivated: navigator.userActivation.isActive })
    return null
  }
}

const openedBy = (page: Page): Promise<readonly Opened[]> => page.evaluate(() => window.openedLinks)

async function pairingUri(page: Page): Promise<string> {
  const get = () =>
    page.evaluate(() => {
      const pairing = window.latchkey.plugins.walletconnect.pairing?.get()
      return pairing?.status === 'ready' ? pairing.uri : ''
    })
  await expect.poll(get, { timeout: 20_000 }).toMatch(/^wc:/)
  return get()
}

/** Finds MetaMask by the search in all wallets, because the list shows this browser's wallets first. */
async function findMetaMask(page: Page): Promise<Locator> {
  await openList(page)
  await dialogOf(page).getByRole('button', { name: 'All wallets' }).tap()
  const tile = walletRow(page, 'MetaMask').first()
  await expect(tile).toBeVisible()
  return tile
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const safari = `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`

interface Host {
  readonly userAgent: string
  /** Global properties by which an in-app browser is recognised. */
  readonly signs?: readonly string[]
  readonly link: 'native' | 'universal'
  readonly target: '_self' | '_blank'
  readonly encodings?: 1 | 2
  /** Whether the pairing is started before the click. */
  readonly early?: true
}

const hosts: Readonly<Record<string, Host>> = {
  'Safari on iOS': { userAgent: safari, link: 'native', target: '_self', early: true },
  'Chrome on iOS': {
    userAgent: `${iPhone} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`,
    link: 'native',
    target: '_self',
  },
  'Chrome on Android': { userAgent: `${android}) ${chrome}`, link: 'native', target: '_self' },
  'Firefox on Android': {
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    link: 'native',
    target: '_self',
  },
  'Telegram on iOS': {
    userAgent: `${iPhone} Mobile/15E148`,
    signs: ['TelegramWebviewProxy'],
    link: 'universal',
    target: '_blank',
    early: true,
  },
  'Telegram on Android': {
    userAgent: `${android}; wv) ${chrome}`,
    signs: ['TelegramWebviewProxy'],
    link: 'universal',
    target: '_blank',
    encodings: 2,
    early: true,
  },
  'a web view': { userAgent: `${android}; wv) ${chrome}`, link: 'universal', target: '_self' },
  'the browser of a wallet': {
    userAgent: `${android}) ${chrome}`,
    signs: ['ethereum'],
    link: 'universal',
    target: '_self',
  },
}

const bases = { native: 'metamask://', universal: 'https://metamask.app.link/' }

/** Hides the page as if another app was opened, and shows it again. */
async function leaveAndReturn(page: Page): Promise<void> {
  for (const state of ['hidden', 'visible'])
    await page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }, state)
}

function linkFor({ encodings = 1 }: Host, kind: Host['link'], uri: string): string {
  const encoded = encodeURIComponent(uri)
  return `${bases[kind]}wc?uri=${encodings === 2 ? encodeURIComponent(encoded) : encoded}`
}

/** Taps the wallet and expects that only the link for this browser is opened. Returns the pairing URI. */
async function openWallet(page: Page, host: Host, visit: () => Promise<unknown>): Promise<string> {
  await page.addInitScript(watchOpening)
  await page.addInitScript((names) => {
    for (const sign of names) Object.assign(window, { [sign]: {} })
  }, host.signs ?? [])
  await visit()
  const tile = await findMetaMask(page)
  if (host.early) await pairingUri(page)
  else await page.evaluate(() => window.latchkey.plugins.walletconnect.pairing?.preload())
  expect(await openedBy(page)).toEqual([])
  await tile.tap()
  await expect.poll(async () => (await openedBy(page)).length, { timeout: 10_000 }).toBe(1)
  const uri = await pairingUri(page)
  expect(await openedBy(page)).toEqual([
    {
      url: linkFor(host, host.link, uri),
      target: host.target,
      inTap: host.early === true,
      isActivated: true,
    },
  ])
  await expect(dialogOf(page).getByText('Approve in MetaMask').first()).toBeVisible()
  return uri
}

const storedChoice = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))

/**
 * Browsers in which a wallet is opened as in another tested one. `npm test` leaves them out; `npm run prove
 * pairing` tests all.
 */
const alike = ['Chrome on iOS', 'Firefox on Android', 'the browser of a wallet', 'Telegram on iOS']
const tried = Object.entries(hosts).filter(([name]) => process.env['LATCHKEY_ALL'] || !alike.includes(name))

for (const [name, host] of tried)
  test.describe(name, () => {
    test.use({ userAgent: host.userAgent })

    test(`mobile wallet: ${name}: a tap opens the wallet, alternatives are shown if none opens, and the page continues on return @phone-only @phone`, async ({
      visit,
      page,
      phone,
    }) => {
      const uri = await openWallet(page, host, () => visit('playground'))
      const dialog = dialogOf(page)
      const other = host.link === 'native' ? 'universal' : 'native'
      await expect(dialog.getByText('MetaMask didn’t open?').first()).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Show code' }).tap()
      expect(await readCode(dialog)).toBe(uri)
      await dialog.getByRole('button', { name: 'Open MetaMask another way' }).tap()
      expect((await openedBy(page)).slice(1)).toEqual([
        { url: linkFor(host, other, uri), target: host.target, inTap: true, isActivated: true },
      ])

      await leaveAndReturn(page)
      await expect(dialog.getByText('Waiting for MetaMask').first()).toBeVisible()
      // Still the same pairing, because the wallet responds to the one that it was given.
      expect(await pairingUri(page)).toBe(uri)
      await phone.pair(uri)
      await phone.approve()
      await expect(dialog).toHaveCount(0)
      expect(await storedChoice(page)).toBe(JSON.stringify({ href: bases[other], name: 'MetaMask' }))
    })
  })

test('mobile wallet: later requests open the wallet again, until it is disconnected @phone-only @phone', async ({
  visit,
  page,
  phone,
}) => {
  const pixel: Host = { userAgent: '', link: 'native', target: '_self' }
  await phone.pair(await openWallet(page, pixel, () => visit('playground')))
  await phone.approve()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await storedChoice(page)).toBe(JSON.stringify({ href: bases.native, name: 'MetaMask' }))

  const before = (await openedBy(page)).length
  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  expect(await message()).toMatch(/^0x/)
  const [reopened] = (await openedBy(page)).slice(before)
  expect(reopened?.url).toMatch(/^metamask:\/\/wc\?requestId=\d+/)

  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).tap()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await storedChoice(page)).toBeNull()
})

test('mobile wallet: what only reads does not open the wallet, though it was granted @phone-only @phone', async ({
  visit,
  page,
  phone,
}) => {
  const pixel: Host = { userAgent: '', link: 'native', target: '_self' }
  await phone.pair(await openWallet(page, pixel, () => visit('playground')))
  const reading = ['wallet_getCapabilities', 'wallet_getCallsStatus']
  await phone.approve({ methods: ['personal_sign', ...reading] })
  await expect(dialogOf(page)).toHaveCount(0)
  const before = (await openedBy(page)).length

  const read = (method: string) =>
    page.evaluate(async (name) => {
      const { session } = window.latchkey.plugins
      const [account] = Object(await session.provider()?.request({ method: 'eth_accounts' }))
      const params = name === 'wallet_getCapabilities' ? [account] : ['0x1']
      return session.provider()?.request({ method: name, params })
    }, method)
  // The session says them already.
  expect(await read('wallet_getCapabilities')).toHaveProperty('0x1')
  expect(await read('wallet_getCallsStatus')).toMatchObject({ status: 100 })
  // The account screen reads capabilities too.
  await openAccount(page)
  await page.keyboard.press('Escape')
  expect((await openedBy(page)).slice(before)).toEqual([])

  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  expect(await message()).toMatch(/^0x/)
  expect((await openedBy(page)).slice(before)).toMatchObject([
    { url: expect.stringMatching(/^metamask:\/\/wc\?requestId=\d+/) },
  ])
})

test('mobile wallet: a page that was discarded while the wallet approved keeps the wallet’s link and lists it as recent @phone-only @phone', async ({
  visit,
  page,
  phone,
}) => {
  const pixel: Host = { userAgent: '', link: 'native', target: '_self' }
  const uri = await openWallet(page, pixel, () => visit('playground'))
  const address = page.url()
  await page.goto('about:blank')
  await phone.pair(uri)
  await phone.approve()
  await page.goto(address)
  await expect(page.getByTestId('status')).toHaveText('connected')
  await expect.poll(() => storedChoice(page)).toBe(JSON.stringify({ href: bases.native, name: 'MetaMask' }))

  // Another script of the page overwrites the stored link.
  await page.evaluate(() =>
    localStorage.setItem('WALLETCONNECT_DEEPLINK_CHOICE', '{"href":"https://phishing.example","name":"X"}'),
  )
  const message = await sendHostRequest(page, 'message')
  await phone.confirm()
  expect(await message()).toMatch(/^0x/)
  const [reopened] = await openedBy(page)
  expect(reopened?.url).toMatch(/^metamask:\/\/wc\?requestId=\d+/)

  await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).tap()
  await expect(dialogOf(page)).toHaveCount(0)
  await openList(page)
  const first = dialogOf(page).locator('[part~="wallet-elsewhere"]').first()
  await expect(first).toContainText('MetaMask')
  await expect(first).toContainText('Recent')
})
