import type { Browser } from '@playwright/test'
import { asNewUser, clickAndWatch, type Figures, type Watch } from './press'

export const NETWORK = 'navigation to first wallet, slow 4G, 4× slower'
export const NETWORK_EVERY_KIND = 'the same navigation with every kind of wallet'

/**
 * Measures from the navigation to the button and to the first wallet, over a slow network on a slow machine. The button is
 * pressed as soon as it is there.
 * @param everyKind the page with every kind of wallet. The baseline has one page for both
 */
export async function measureNetwork(
  browser: Browser,
  watch: Watch,
  url: string,
  everyKind?: string,
): Promise<Figures> {
  const { button, wallet } = await readNetwork(browser, watch, url)
  return {
    'navigation to button, slow 4G, 4× slower': button,
    [NETWORK]: wallet,
    ...(everyKind === undefined
      ? {}
      : { [NETWORK_EVERY_KIND]: (await readNetwork(browser, watch, everyKind)).wallet }),
  }
}

const readNetwork = (
  browser: Browser,
  watch: Watch,
  url: string,
): Promise<{ readonly button: number; readonly wallet: number }> =>
  asNewUser(browser, { slowdown: 4, isSlowNetwork: true }, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    const { pressed, visible } = await page.evaluate(clickAndWatch, watch)
    return { button: pressed, wallet: pressed + visible }
  })
