import type { Locator, Page } from '@playwright/test'
import { dialogOf, openList, walletRow } from './parts/dialog'
import { openBuy } from './parts/onramp'
import { openSend } from './parts/send'
import { openSwap } from './parts/swaps'
import { approve } from './parts/wallet-window'
import { expect, localNetworks, test } from './test'

/** Of the window, above the keyboard of a phone with suggestions. */
const LEFT_PX = 380

/** Lets the visual viewport be as low as an on-screen keyboard leaves it, which no browser that is driven shows. */
function openKeyboard(page: Page): Promise<void> {
  return page.evaluate((height) => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('There is no visual viewport.')
    Object.defineProperty(viewport, 'height', { configurable: true, value: height })
    viewport.dispatchEvent(new Event('resize'))
  }, LEFT_PX)
}

/** Expects the whole control above the keyboard, and that a finger meets it. */
async function expectReachable(control: Locator): Promise<void> {
  await expect(async () => {
    const box = await control.boundingBox()
    if (!box) throw new Error('It is not shown.')
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(Math.floor(box.y + box.height)).toBeLessThanOrEqual(LEFT_PX)
    const isHit = await control.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const root = element.getRootNode()
      if (!(root instanceof ShadowRoot)) return false
      const hit = root.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element === hit || element.contains(hit))
    })
    expect(isHit).toBe(true)
  }).toPass({ timeout: 3_000 })
}

for (const [name, open, fields, button] of [
  ['Send', openSend, ['Amount', 'To'], '[part~="send-preview"]'],
  ['Swap', openSwap, ['You pay'], '[part~="swaps-review"]'],
  ['Buy', openBuy, ['You pay'], '[part~="onramp-provider"]'],
] as const)
  test(`phone: with the keyboard open, the field and the button of ${name} are reachable @phone-only @phone`, async ({
    page: first,
    visit,
    servers,
  }) => {
    await first.emulateMedia({ reducedMotion: 'reduce' })
    const networks = localNetworks(servers.gateway.url)
    const query = { send: 'on', swaps: 'on', onramp: 'on' }
    const page = await visit('playground', {
      wallets: [{ name: 'Keys', rdns: 'example.keys', confirm: 'visible', networks }],
      query,
    })
    await openList(page)
    await walletRow(page, 'Keys').click()
    await approve(page, /./)
    await expect(dialogOf(page)).toHaveCount(0)
    const dialog = await open(page)
    for (const field of fields) {
      const box = dialog.getByRole('textbox', { name: field })
      await box.tap()
      await openKeyboard(page)
      await expectReachable(box)
      await box.fill(field === 'To' ? '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' : '150')
      await expectReachable(box)
    }
    const next = dialog.locator(button).first()
    await next.scrollIntoViewIfNeeded()
    await expectReachable(next)
  })
