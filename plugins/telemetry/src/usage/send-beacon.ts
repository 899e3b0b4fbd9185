import type { Browser } from '@latchkey/kernel'

/**
 * Hands a text to the browser, which sends it also when the page is gone. Returns false if the browser does
 * not take it. As text, so that the browser need not ask the service first, for which there may be no time.
 */
export function sendBeacon(browser: Browser, url: string, text: string): boolean {
  const navigator = browser.windowProperty('navigator')
  if (typeof navigator !== 'object' || navigator === null) return false
  const send: unknown = Reflect.get(navigator, 'sendBeacon')
  try {
    return typeof send === 'function' && Reflect.apply(send, navigator, [url, text]) === true
  } catch {
    // Something else has taken its place, such as a blocker of an extension.
    return false
  }
}
