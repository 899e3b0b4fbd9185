import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { OpenTab } from './tab'
import { openWebKit } from './webkit'

export type BrowserName = 'chromium' | 'firefox' | 'webkit'

/** Opens a tab of the browser of that name. */
export const openTabIn: Readonly<Record<BrowserName, OpenTab>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebKit,
}
