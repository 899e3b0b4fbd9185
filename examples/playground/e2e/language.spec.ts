import type { Page } from '@playwright/test'
import { arabic } from 'latchkey/languages/ar'
import { ADDRESS } from '../src/gallery/data/sessions'
import { type LayoutOptions, layoutFaults, layoutSlackPx } from './page/layout-faults'
import { textFaults } from './page/text-faults'
import { announcementsOf, forget, listen } from './parts/announcements'
import { dialogOf, pageButton } from './parts/dialog'
import { lookAtEach, statesOf } from './parts/gallery'
import { listWalletNames, standsStill } from './parts/gallery-page'
import { expect, test } from './test'

/** Texts of the gallery's example plugins, which have no translation. */
const guests = [
  'Sign in with a wallet',
  'Ethereum',
  'Base',
  'Gnosis',
  'Receive',
  'Add funds',
  'Email',
  'Social account',
  'Tokens',
  'Activity',
  'Collectibles',
  'lantern.example.eth',
  'lighthouse.reown.id',
  'the-honourable-company-of-keymakers.eth',
  'vitаlik🔑.eth',
  'Google',
  'Discord',
  'Farcaster',
  'GitHub',
  'Apple',
  'Facebook',
  // Texts of the embedded wallet's frame and of the page that requests an approval.
  'This link has expired',
  'Welcome aboard.',
  'Welcome aboard.\n\nOnly sign this at harbour.example ‹U+202E›',
  `bank.example wants you to sign in with your Ethereum account:\n${ADDRESS}`,
  'ETH',
  'USDC',
  'UNI',
  'DAI',
  'SOL',
  'HUSD',
  'KEYMAKERGOVERNANCE',
  'USD',
  // Names of currencies, translated by Intl.DisplayNames.
  'US Dollar',
  'Euro',
  'expiry',
  'permissions',
  'type',
  'native-token-transfer',
  'data',
  'allowance',
  'name',
  'verifyingContract',
  'offer',
  'token',
  'amount',
  'maker',
  'to',
  'value',
  'authorizationList',
  'address',
  'chainId',
  'nonce',
  'customData',
  'paymaster',
]
const PARTS = 2

// One state of the gallery shows a view that throws.
test.use({ expectedErrors: /A view of the gallery|failed in view|Couldn’t load/ })

/** The widths of a narrow phone and, in `npm run prove`, of a usual one. */
const WIDTHS = process.env['LATCHKEY_ALL'] ? [320, 360] : [320]
/** The part of all states that `npm test` checks. */
const LONGER_IN = process.env['LATCHKEY_ALL'] ? 1 : 3
const ARABIC_IN = process.env['LATCHKEY_ALL'] ? 1 : 3

const faultsOf = async (page: Page, language: LayoutOptions['language']): Promise<readonly string[]> =>
  page.evaluate(layoutFaults, {
    guests,
    wallets: await listWalletNames(page),
    language,
    slack: layoutSlackPx,
  })

/** Primitives have no texts of their own. */
const isView = (state: string): boolean => !state.startsWith('primitive/')

for (let part = 0; part < PARTS; part += 1) {
  test(`language: texts that are 40 % longer cause no layout fault at ${WIDTHS.join(' and ')} px, and every text is translated, part ${part + 1}`, async ({
    page,
    servers,
  }) => {
    test.setTimeout(180_000)
    const states = await statesOf(page, servers, part, PARTS * LONGER_IN)
    await lookAtEach(page, servers, states, { locale: 'pseudo' }, async (state) => {
      const faults: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 720 })
        await standsStill(page)
        const found = [
          ...(await page.evaluate(textFaults)),
          ...(isView(state) ? await faultsOf(page, 'pseudo') : []),
        ]
        faults.push(...found.map((fault) => `at ${width} px ${fault}`))
      }
      return faults
    })
  })

  test(`language: in Arabic every view is mirrored and every text is translated, part ${part + 1}`, async ({
    page,
    servers,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 720 })
    const views = (await statesOf(page, servers, part, PARTS * ARABIC_IN)).filter(isView)
    await lookAtEach(page, servers, views, { locale: 'ar' }, async () => [
      ...(await faultsOf(page, 'ar')),
      ...(await page.evaluate(mirrorFaults)),
    ])
  })
}

/** The languages that are no extreme. In `npm test` each shows another part of all states. */
const OTHERS = ['de', 'es', 'fr', 'id', 'ja', 'ko', 'pt-BR', 'ru', 'tr', 'zh-CN']

for (const [index, locale] of OTHERS.entries())
  test(`language: nothing is cut in ${locale} at 360 px`, async ({ page, servers }) => {
    test.setTimeout(process.env['LATCHKEY_ALL'] ? 600_000 : 180_000)
    await page.setViewportSize({ width: 360, height: 720 })
    const [part, parts] = process.env['LATCHKEY_ALL'] ? [0, 1] : [index, OTHERS.length]
    const views = (await statesOf(page, servers, part, parts)).filter(isView)
    await lookAtEach(page, servers, views, { locale }, async () => [
      ...(await page.evaluate(textFaults)),
      ...(await faultsOf(page, 'any')),
    ])
  })

/**
 * Lists elements that are not mirrored. Runs in the page as source text, so it uses nothing outside itself.
 */
function mirrorFaults(): readonly string[] {
  const faults: string[] = []
  /** Whether the text is an amount or bytes, which are written left to right in every language. */
  const isData = (text: string): boolean =>
    /^[−+]?[\d.,]+ \p{L}+$|^0x[\da-f]+…?$|^\p{L}+\.(eth|reown\.id)$/iu.test(text)
  const SEND = 'M5 15L15 5'
  const OUT = 'M8.25 4.75H6.5a2 2 0 0 0-2 2v6.75a2 2 0 0 0 2 2h6.75a2 2 0 0 0 2-2v-1.75'
  const DIRECTIONAL = ['M12 4.75L6.75 10 12 15.25', 'M8 5.5l4.5 4.5L8 14.5', SEND, OUT]
  for (const host of document.querySelectorAll('[data-latchkey]')) {
    const shadow = host.shadowRoot
    if (!shadow) continue
    for (const icon of shadow.querySelectorAll('svg[part~="icon"]')) {
      const path = icon.querySelector('path')?.getAttribute('d') ?? ''
      const mirrored = getComputedStyle(icon).transform.startsWith('matrix(-1')
      if (mirrored !== DIRECTIONAL.includes(path))
        faults.push(`icon ${path} is ${mirrored ? '' : 'not '}mirrored`)
    }
    for (const row of shadow.querySelectorAll('[part~="list-row"]')) {
      const title = row.querySelector('[part~="list-row-title"]')
      const picture = title?.parentElement?.previousElementSibling
      const trailing = row.querySelector('[part~="list-row-trailing"]')
      const right = (element: Element): number => element.getBoundingClientRect().right
      if (title && picture && right(picture) < right(title))
        faults.push('a picture stands at the end of its row')
      if (title && trailing && right(trailing) > right(title))
        faults.push('a mark stands at the start of its row')
      if (!title) continue
      const range = document.createRange()
      range.selectNodeContents(title)
      if (right(title) - range.getBoundingClientRect().right > 2)
        faults.push('a title does not stand at the start')
    }
    for (const text of shadow.querySelectorAll('[part~="text"]')) {
      const { direction, textAlign } = getComputedStyle(text)
      if (direction !== 'rtl' && !text.closest('[part~="address"]') && !isData(text.textContent ?? ''))
        faults.push(`${text.textContent} reads from the left`)
      if (textAlign === 'left' || textAlign === 'right')
        faults.push(`${text.textContent} is aligned to a side`)
    }
    const close = shadow.querySelector('[part~="close"]')?.getBoundingClientRect()
    const card = shadow.querySelector('[part~="card"]')?.getBoundingClientRect()
    if (close && card && close.left > card.left + card.width / 2) faults.push('close stands at the start')
  }
  return faults
}

const many = Array.from({ length: 9 }, (_, index) => ({
  name: `Wallet ${index + 1}`,
  rdns: `example.w${index}`,
}))

test('language: a change while the list is open keeps the elements, the typed text, the focus and the scroll position', async ({
  page,
  visit,
}) => {
  await listen(page)
  // Without the directory, because its pictures load late and add elements.
  await visit('playground', { wallets: many, query: { directory: 'off' } })
  await pageButton(page, 'connect').click()
  const dialog = dialogOf(page)
  const search = dialog.getByRole('searchbox')
  await search.fill('Wallet')
  await expect(dialog.locator('[part~="wallet"]')).toHaveCount(10)
  await page.waitForLoadState('networkidle')
  await page.evaluate(markAll)
  await forget(page)
  await page.evaluate((language) => window.latchkey.setLanguage(language), arabic)
  await expect(dialog).toHaveAccessibleName('ربط المحفظة')
  await expect(search).toHaveValue('Wallet')
  await expect(search).toBeFocused()
  await expect(search).toHaveAttribute('aria-label', 'ابحث عن محفظة')
  expect(await page.evaluate(changed)).toEqual({ strangers: 0, scrollKept: true })
  expect(await announcementsOf(page)).toEqual([])
  await page.evaluate(() => window.latchkey.setLanguage({ locale: 'en', texts: {} }))
  await expect(dialog).toHaveAccessibleName('Connect wallet')
  expect(await page.evaluate(changed)).toEqual({ strangers: 0, scrollKept: true })
  expect(await announcementsOf(page)).toEqual([])
})

test('language: a change during a wallet request or after a refusal announces nothing again', async ({
  page,
  visit,
}) => {
  await listen(page)
  await visit('playground', { query: { confirm: 'scripted' } })
  await pageButton(page, 'connect').click()
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Brass Wallet' }).click()
  await expect(dialog.getByText('Open Brass Wallet and approve').first()).toBeVisible()
  await page.evaluate(markAll)
  await forget(page)
  await page.evaluate((language) => window.latchkey.setLanguage(language), arabic)
  await expect(dialog.getByText('افتح ⁨Brass Wallet⁩ ووافق').first()).toBeVisible()
  expect(await page.evaluate(changed)).toEqual({ strangers: 0, scrollKept: true })
  expect(await announcementsOf(page)).toEqual([])
  expect(await page.evaluate(() => window.wallets.brass.openPrompts.length)).toBe(1)
  await page.evaluate(() => window.wallets.brass.rejectNext())
  const again = dialog.getByRole('button', { name: 'إعادة المحاولة' })
  await again.focus()
  await expect.poll(() => announcementsOf(page)).toHaveLength(1)
  await page.evaluate(() => window.latchkey.setLanguage({ locale: 'en', texts: {} }))
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeFocused()
  expect(await announcementsOf(page)).toHaveLength(1)
})

/** Marks every element of the dialog and scrolls its areas, to see whether both survive. */
function markAll(): void {
  const shadow = document.querySelector('[data-latchkey]')?.shadowRoot
  const all = [...(shadow?.querySelectorAll('*') ?? [])]
  for (const element of all) if (element.matches('[part~="scroll-area"]')) element.scrollTop = 40
  // Only the innermost areas: the height of an outer one depends on its texts, which differ between
  // languages.
  const inner = all.filter((element) => !element.querySelector('[part~="scroll-area"]'))
  const scrolled = inner.map((element) => [element, element.scrollTop] as const)
  Object.assign(globalThis, { marked: new Set(all), scrolled })
}

function changed(): { strangers: number; scrollKept: boolean } {
  const shadow = document.querySelector('[data-latchkey]')?.shadowRoot
  const { marked, scrolled }: { marked?: Set<Element>; scrolled?: readonly (readonly [Element, number])[] } =
    Object(globalThis)
  const strangers = [...(shadow?.querySelectorAll('*') ?? [])].filter((element) => !marked?.has(element))
  const kept = scrolled?.every(([element, top]) => element.isConnected && element.scrollTop === top)
  return { strangers: strangers.length, scrollKept: kept === true }
}

test('language: each package has one file per language, which only a page with that language loads', async ({
  page,
  visit,
}) => {
  const arabicFiles: string[] = []
  const letters = /[\u0621-\u064a]{3}|\\u06[2-4][0-9a-f]\\u06[2-4][0-9a-f]/i
  // Read while the response passes through, because the body cannot be read after a navigation.
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if (letters.test((await response.text()).replace('العربية', ''))) arabicFiles.push(route.request().url())
    await route.fulfill({ response })
  })
  await visit('minimal')
  await pageButton(page, 'connect').click()
  await expect(dialogOf(page)).toHaveAccessibleName('Connect wallet')
  await page.waitForLoadState('networkidle')
  expect(arabicFiles).toEqual([])
  await visit('playground')
  await page.waitForLoadState('networkidle')
  expect(arabicFiles).toEqual([])
  await page.getByLabel('Language').selectOption('العربية')
  await expect(pageButton(page, 'connect')).toHaveText('ربط المحفظة')
  // The texts of `latchkey`, which a page without the other packages loads alone, and theirs.
  await expect.poll(() => arabicFiles.length).toBe(2)
})
