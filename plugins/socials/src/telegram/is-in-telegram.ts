import type { Browser } from '@latchkey/kernel'

const PROXIES = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto']

/** Whether the page may be a Telegram mini app. On a page that only has Telegram's script, `getEnvironment` says no. */
export function isInTelegram(browser: Browser): boolean {
  return PROXIES.some((name) => browser.windowProperty(name))
}
