import type { Browser } from '@playwright/test'
import { asNewVisitor, type Figures, WATCHED } from './measure-page'
import { clickAndWatch } from './page-probe'

/** From the navigation to the list, on a slow network and a slow machine: pressed as soon as there is a button. */
export async function measureSlowNetwork(browser: Browser, url: string): Promise<Figures> {
  return asNewVisitor(browser, { slowdown: 4, slowNetwork: true }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    const { pressed, visible, sinceNavigation } = await page.evaluate(clickAndWatch, WATCHED)
    return {
      'navigation to button, slow 4G, 4× slower': pressed,
      'navigation to first wallet, slow 4G, 4× slower': pressed + visible,
      'navigation to list at rest, slow 4G, 4× slower': sinceNavigation,
    }
  })
}

/** The same figures under names of their own. */
export function named(figures: Figures, page: string): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [`${name}, ${page}`, value]))
}
