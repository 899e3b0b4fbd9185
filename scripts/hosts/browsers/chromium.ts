import { launchChromium } from '../../browser/chromium'
import { lookInPage, type Tab } from './tab'

/** Opens Chromium, driven by Playwright. */
export async function openChromium(script: string): Promise<Tab> {
  const browser = await launchChromium()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript({ content: script })
  const page = await context.newPage()
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning'
    // What asks a server that cannot be reached is told by the browser, which is no message of the page.
    if (isFault && !message.text().startsWith('Failed to load resource'))
      wrong.push(`console: ${message.text()}`)
  })
  return {
    async open(url) {
      await context.route(
        (address) => address.origin !== new URL(url).origin,
        (route) => route.abort(),
      )
      await page.goto(url)
    },
    reload: async () => void (await page.reload()),
    look: (selector) => page.evaluate(lookInPage, selector),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    wrong: async () => wrong,
    close: () => browser.close(),
  }
}
