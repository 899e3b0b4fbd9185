import type { Page } from '@playwright/test'

/** Of what has the focus, whichever shadow root it is in; empty where a Tab left the page for the browser. */
export function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    if (!focused || focused === document.body) return ''
    return focused.getAttribute('aria-label') ?? focused.textContent ?? ''
  })
}

/** Presses Tab until something of that name has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let tabs = 0; tabs < 40; tabs += 1) {
    await page.keyboard.press('Tab')
    if (name.test(await nameOfFocused(page))) return
  }
  throw new Error(`No Tab leads to ${name}.`)
}
