import type { Browser, CDPSession, Page } from '@playwright/test'
import { asNewVisitor, type Figures, scriptTimeOf, WATCHED } from './measure-page'
import { clickAndWatch, type ListTimes } from './page-probe'

/** Opens the list, which is in the page from now on. */
async function open(page: Page): Promise<ListTimes> {
  return page.evaluate(clickAndWatch, WATCHED)
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot ?? document
    return !root.querySelector('dialog[open]')
  })
}

interface Opened {
  readonly cold: ListTimes
  readonly warm: ListTimes
  readonly coldScript: number
}

async function openTwice(page: Page, session: CDPSession, url: string): Promise<Opened> {
  await session.send('Performance.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = await scriptTimeOf(session)
  const cold = await open(page)
  const coldScript = (await scriptTimeOf(session)) - before
  await close(page)
  return { cold, warm: await open(page), coldScript }
}

/** From the press to the first wallet, with code and without, on a fast and on a slow machine. */
export async function measureOpening(browser: Browser, url: string): Promise<Figures> {
  const plain = { slowdown: 1, slowNetwork: false }
  const fast = await asNewVisitor(browser, plain, (page, session) => openTwice(page, session, url))
  const slow = await asNewVisitor(browser, { slowdown: 4, slowNetwork: false }, (page, session) =>
    openTwice(page, session, url),
  )
  const hovered = await asNewVisitor(browser, plain, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Connect Wallet' }).hover()
    // Long enough to fetch what the list needs.
    await page.waitForTimeout(1_000)
    return open(page)
  })
  return {
    'press to first wallet, cold': fast.cold.visible,
    'press to first wallet, warm': fast.warm.visible,
    'press to first wallet, after hovering': hovered.visible,
    'press to first wallet, cold, 4× slower': slow.cold.visible,
    'press to first wallet, warm, 4× slower': slow.warm.visible,
    'press to list at rest, cold': fast.cold.stable,
    'press to list at rest, warm': fast.warm.stable,
    'script of the first opening': fast.coldScript,
  }
}
