import type { Page } from '@playwright/test'
import type { TestWallet } from './page/globals'
import { type Frame, recordFrames } from './page/record-frames'
import { closeDialog, dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { holdIdle } from './parts/hold-idle'
import { watchNetwork } from './parts/wait-for-network-idle'
import { approve, reject } from './parts/wallet-window'
import { expect, many, test } from './test'

/** Tolerance for rounding while heights are animated. */
const SLACK_PX = 1
/** The dialog has finished moving after this time without a change. */
const STILL_MS = 400
/** After this time the dialog opens without the view's code. */
const LATE_MS = 600

async function framesOf(page: Page, act: () => Promise<unknown>): Promise<readonly Frame[]> {
  await page.evaluate(() => window.takeFrames())
  await act()
  let frames: readonly Frame[] = []
  const isStill = async (): Promise<boolean> => {
    const next = await page.evaluate(() => window.takeFrames())
    frames = [...frames, ...next]
    const [one] = next
    return one !== undefined && next.every(({ height, seen }) => height === one.height && seen === one.seen)
  }
  do await page.waitForTimeout(STILL_MS)
  while (!(await isStill()))
  return frames
}

const ordinary: readonly TestWallet[] = [
  { name: 'Keys', rdns: 'example.keys' },
  { name: 'Other', rdns: 'example.other' },
]

/** Each may be an impostor of the other, which the list says in more words. */
const lookAlikes: readonly TestWallet[] = [
  { name: 'Keys', rdns: 'example.keys' },
  { name: 'Keys', rdns: 'example.copy' },
]

type Visit = (example: 'minimal', opening: { readonly wallets: readonly TestWallet[] }) => Promise<Page>

/** Opens a page with two wallets that has fetched nothing of the dialog. */
async function toColdPage(
  page: Page,
  visit: Visit,
  motion: 'no-preference' | 'reduce',
  wallets: readonly TestWallet[] = ordinary,
) {
  await page.emulateMedia({ reducedMotion: motion })
  await page.addInitScript(recordFrames)
  await holdIdle(page)
  const networkIdle = watchNetwork(page)
  await visit('minimal', { wallets })
  await networkIdle()
  const scriptCount = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    )
  return { scriptCount, before: await scriptCount() }
}

/** Soft assertions, so that one run shows all faults. */
const softly = expect.configure({ soft: true })

/** Expects what must hold in every transition. */
function expectSteady(frames: readonly Frame[], what: string): void {
  const heights = frames.map(({ height }) => height)
  const path = heights.filter((height, index) => height !== heights[index - 1]).join(' ')
  const grows = heights.every((height, index) => height >= (heights[index - 1] ?? 0) - SLACK_PX)
  const shrinks = heights.every((height, index) => height <= (heights[index - 1] ?? height) + SLACK_PX)
  softly(grows || shrinks, `${what}: the height goes one direction, not ${path}`).toBe(true)
  softly(
    frames.filter(({ title }) => title === ''),
    `${what}: there is always a title`,
  ).toEqual([])
  softly(
    frames.filter(({ seen }) => seen < 0.9),
    `${what}: no frame is blank`,
  ).toEqual([])
}

function expectWhole(frames: readonly Frame[], what: string): void {
  const last = frames.at(-1)?.height
  softly(frames[0]?.height, `${what}: the first frame has the full height`).toBe(last)
}

/** The choice of the EVM chains of a wallet with several. */
const evmOf = (page: Page) => dialogOf(page).locator('[part~="chain"]', { hasText: 'Ethereum' })

/** Runs the given steps and checks every animation frame of each. */
function walkOf(page: Page) {
  const dialog = dialogOf(page)
  const button = (name: string | RegExp): Promise<void> =>
    dialog.getByRole('button', { name }).first().click()
  const view = dialog.locator('[part~="view"]')
  const bones = dialog.locator('[part~="skeleton"]')
  const within = async (what: string, act: () => Promise<unknown>): Promise<void> =>
    expectSteady(
      await framesOf(page, async () => {
        await act()
        await expect(bones).toHaveCount(0)
      }),
      what,
    )
  const step = (what: string, act: () => Promise<unknown>): Promise<void> =>
    within(what, async () => {
      await view.evaluateAll((views) => {
        for (const one of views) one.setAttribute('data-before', '')
      })
      await act()
      await expect(view.and(page.locator(':not([data-before], [data-skeleton="true"])'))).toHaveCount(1)
    })
  const opened = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    const frames = await framesOf(page, act)
    expectSteady(frames, what)
    expectWhole(frames, what)
  }
  return { dialog, button, step, within, opened }
}

for (const motion of ['no-preference', 'reduce'] as const) {
  const how = motion === 'reduce' ? ', with reduced motion' : ''
  // Each long walk runs once: with motion on a desktop, with reduced motion on a phone. `npm run prove` runs
  // all combinations.
  const once = motion === 'reduce' ? '@phone-only @phone' : ''
  const where = process.env['LATCHKEY_ALL'] ? '@phone' : once

  test(`layout: the list of installed wallets has its full size in its first frame, with and without cached code${how} @phone`, async ({
    visit,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(recordFrames)
    await holdIdle(page)
    const networkIdle = watchNetwork(page)
    await visit('minimal', { wallets: [{ name: 'Keys' }, { name: 'Other' }] })
    await networkIdle()
    for (const what of ['cold', 'warm']) {
      // The pointer preloads the code, as before any real click. Code that loads late is first drawn as a
      // skeleton, which is not measured here.
      const preloading = what === 'cold' ? page.waitForResponse(/\.js$/) : undefined
      await pageButton(page, 'connect').hover()
      await preloading
      await networkIdle()
      const frames = await framesOf(page, () => openList(page))
      expectSteady(frames, what)
      expectWhole(frames, what)
      await closeDialog(page)
    }
  })

  for (const [who, wallets] of Object.entries({ wallets: ordinary, 'look-alikes': lookAlikes }))
    test(`layout: a list of ${who} whose code was not preloaded has its full size in its first frame${how} @phone`, async ({
      visit,
      page,
    }) => {
      const opening = await toColdPage(page, visit, motion, wallets)
      const frames = await framesOf(page, async () => {
        // Only the event, because a pointer or the focus preloads the code.
        await pageButton(page, 'connect').dispatchEvent('click')
        await expect(walletRow(page, 'Keys').first()).toBeVisible()
      })
      expect(await opening.scriptCount(), 'the click fetches the code').toBeGreaterThan(opening.before)
      expectSteady(frames, 'cold')
      expectWhole(frames, 'cold')
    })

  test(`layout: a list whose code is later than the dialog’s is a skeleton first, then changes its height once${how} @phone`, async ({
    visit,
    page,
  }) => {
    await toColdPage(page, visit, motion)
    await page.route(/load-connect-views.*\.js$/, async (route) => {
      await page.waitForTimeout(LATE_MS)
      await route.continue()
    })
    const frames = await framesOf(page, async () => {
      await pageButton(page, 'connect').dispatchEvent('click')
      await expect(walletRow(page, 'Keys')).toBeVisible()
    })
    expect(frames[0]?.words, 'the first frame is a skeleton').toBe('')
    expectSteady(frames, 'late')
  })

  test(`layout: between two views the height changes in one direction only, and no frame is without title or content${how} ${where}`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(recordFrames)
    await visit('playground', { query: many })
    const { dialog, button, step, within, opened } = walkOf(page)
    await step('the list, cold', () => openList(page))
    await step('help', () => button('What is a wallet?'))
    await step('get a wallet', () => button('Get a wallet'))
    await step('back to help', () => button('Back'))
    await step('back to the list', () => button('Back'))
    await step('all wallets', () => button('All wallets'))
    await step('back from all wallets', () => button('Back'))
    await step('the chains of a wallet', () => walletRow(page, /Brass Wallet.*Ethereum/).click())
    await step('connecting', () => evmOf(page).click())
    await within('declined', () => reject(page))
    await step('back from connecting', () => button('Back'))
    await step('back from the chains', () => button('Back'))
    await closeDialog(page)
    await opened('the list, warm', () => openList(page))
    await walletRow(page, /Brass Wallet.*Ethereum/).click()
    await evmOf(page).click()
    await approve(page, /^Connect to/)
    await expect(dialog).toHaveCount(0)
    await step('the account, cold', () => openAccount(page))
    await step('networks', () => button('Ethereum'))
    await step('back from networks', () => button('Back'))
    await within('NFTs', () => dialog.getByRole('tab', { name: 'NFTs' }).click())
    await within('tokens', () => dialog.getByRole('tab', { name: 'Tokens' }).click())
    await step('settings', () => button('Settings'))
    await step('back from settings', () => button('Back'))
    await step('wallets', () => dialog.locator('[part~="connected-wallet"]').click())
    await step('connect another', () => button('Connect another wallet'))
    await step('back to wallets', () => button('Back'))
    await step('back to the account', () => button('Back'))
    await closeDialog(page)
    await opened('the account, warm', () => openAccount(page))
  })

  test(`layout: between views of features the height changes in one direction only, and no frame is blank${how} ${where}`, async ({
    visit,
    page,
  }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: motion })
    await page.addInitScript(recordFrames)
    const query = { ...many, send: 'on', receive: 'on', swaps: 'on', history: 'on' }
    await visit('playground', { query })
    const { dialog, button, step, within } = walkOf(page)
    await openList(page)
    await walletRow(page, /Brass Wallet.*Ethereum/).click()
    await evmOf(page).click()
    await approve(page, /^Connect to/)
    await expect(dialog).toHaveCount(0)
    await step('the account with actions', () => openAccount(page))
    await within('activity', () => dialog.getByRole('tab', { name: 'Activity' }).click())
    await within('tokens', () => dialog.getByRole('tab', { name: 'Tokens' }).click())
    await step('receive', () => button('Receive'))
    await step('an amount', () => button('Ask for an amount'))
    await step('back to the code', () => button('Back'))
    await step('back from receive', () => button('Back'))
    await step('send', () => button('Send'))
    await step('a token', () => dialog.locator('[part~="send-token"]').click())
    await step('back to the form', () => button('Back'))
    await step('back from send', () => button('Back'))
    await step('swap', () => button('Swap'))
    await step('what to receive', () => dialog.locator('[part~="swaps-to"]').click())
    await step('back to the swap', () => button('Back'))
    await step('back from swap', () => button('Back'))
  })
}
