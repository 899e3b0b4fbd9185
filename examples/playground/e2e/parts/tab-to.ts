import type { Page } from '@playwright/test'

/** The name of the focused element, also in shadow roots; empty if the focus has left the page. */
export function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused || focused === document.body) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  })
}

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await nameOfFocused(page))) return
  }
  throw new Error(`No Tab leads to ${name}.`)
}
