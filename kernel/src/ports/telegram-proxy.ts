import type { Browser } from './ports'

const PROXIES = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto']

/**
 * Whether Telegram's app has put its proxy on `window`, as it does before a mini app starts. `getEnvironment` knows
 * also those that run in a frame, by Telegram's own script.
 */
export function hasTelegramProxy(browser: Browser): boolean {
  return PROXIES.some((name) => Boolean(browser.windowProperty(name)))
}
