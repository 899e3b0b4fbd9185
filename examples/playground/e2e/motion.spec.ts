import type { Page } from '@playwright/test'
import { dialogOf, openAccount, openList, pageButton, walletRow } from './parts/dialog'
import { approve, reject } from './parts/wallet-window'
import { expect, test } from './test'

declare global {
  interface Window {
    readonly motions: string[]
  }
}

/**
 * Checks every animation frame, from the first script on, in the page and in our shadow roots. Uses nothing
 * outside itself.
 */
function recordMotion(): void {
  const motions: string[] = []
  Object.assign(globalThis, { motions })
  const ours = '[data-latchkey-button]'
  const look = (): void => {
    const shadows = [...document.querySelectorAll('[data-latchkey]')].flatMap(
      ({ shadowRoot }) => shadowRoot ?? [],
    )
    const moving = [document, ...shadows].flatMap((root) => root.getAnimations())
    for (const animation of moving) {
      const { effect } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isOurs =
        target?.getRootNode() instanceof ShadowRoot
          ? !target.closest('[data-simulated-wallet]')
          : target?.closest(ours)
      const host = target?.getRootNode()
      if (!isOurs || (host instanceof ShadowRoot && !host.host.matches('[data-latchkey]'))) continue
      const name =
        animation instanceof CSSAnimation
          ? animation.animationName
          : animation instanceof CSSTransition
            ? animation.transitionProperty
            : 'script'
      motions.push(`${name} on ${target?.getAttribute('part') ?? target?.className}`)
    }
    const places = [
      ...document.querySelectorAll(ours),
      ...shadows.flatMap((root) => [...root.querySelectorAll('*')]),
    ]
    for (const element of places) {
      const { transitionDuration } = getComputedStyle(element)
      if (/[1-9]/.test(transitionDuration))
        motions.push(`transition ${transitionDuration} on ${element.getAttribute('part')}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function motionsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => [...new Set(window.motions)])
}

async function walkThrough(page: Page): Promise<void> {
  await openList(page)
  await walletRow(page, 'Brass Wallet').hover()
  await dialogOf(page).getByRole('button', { name: 'What is a wallet?' }).click()
  await dialogOf(page).getByRole('button', { name: 'Back' }).click()
  await walletRow(page, 'Brass Wallet').click()
  await reject(page)
  await dialogOf(page).getByRole('button', { name: 'Try again' }).click()
  await approve(page, /^Connect to/)
  await expect(dialogOf(page)).toHaveCount(0)
  const dialog = await openAccount(page)
  await dialog.getByRole('button', { name: 'Ethereum' }).click()
  await dialog.getByRole('button', { name: 'Base' }).click()
  // The text says that the wallet is asked, so no spinner is needed.
  await expect(dialog.getByText('Approve in your wallet').first()).toBeVisible()
  await reject(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  // With motion the dialog shakes when it refuses to close.
  await page.getByRole('button', { name: 'Go to OP Mainnet' }).click()
  await expect(dialog).toHaveAccessibleName('Switch network')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(pageButton(page, 'connect')).toBeVisible()
}

test('motion: with reduced motion nothing moves in any frame of a journey @phone', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(recordMotion)
  await visit('playground')
  await walkThrough(page)
  expect(await motionsOf(page)).toEqual([])
})

test('motion: without reduced motion the recorder detects motion in the same journey', async ({
  visit,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(recordMotion)
  await visit('playground')
  await walkThrough(page)
  const motions = await motionsOf(page)
  for (const part of ['card', 'view', 'transition'])
    expect(
      motions.some((motion) => motion.includes(part)),
      part,
    ).toBe(true)
})

test('motion: with reduced motion a released sheet is back in place in the next frame @phone-only @phone', async ({
  visit,
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(recordMotion)
  await visit('playground')
  await openList(page)
  await expect(walletRow(page, 'Brass Wallet')).toBeVisible()
  const card = dialogOf(page).locator('[part~="card"]')
  const handle = await dialogOf(page).locator('[part~="handle"]').boundingBox()
  const before = await card.boundingBox()
  if (!handle || !before) throw new Error('There is no sheet.')
  const finger = await context.newCDPSession(page)
  const x = handle.x + handle.width / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number): Promise<unknown> =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  await touch('touchStart', handle.y + 2)
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', handle.y + step * 6)
  // The finger still touches the sheet, which follows it in the next frame.
  await expect.poll(async () => (await card.boundingBox())?.y).toBeGreaterThan(before.y)
  await page.waitForTimeout(300)
  await touch('touchMove', handle.y + 30)
  await touch('touchEnd', 0)
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(before.y)
  expect(await motionsOf(page)).toEqual([])
})
