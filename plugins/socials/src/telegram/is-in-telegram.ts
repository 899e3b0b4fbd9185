import type { Browser } from '@latchkey/kernel'

const PROXIES = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto']

/**
 * Whether the page may be a Telegram mini app. `getEnvironment` is false for pages that only include
 * Telegram's script.
 */
export function isInTelegram(browser: Browser): boolean {
  return PROXIES.some((name) => browser.windowProperty(name))
}
