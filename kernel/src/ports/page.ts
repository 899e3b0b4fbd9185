import { anySignal, untilAborted } from '../async'
import type { Browser, PageDescription } from './ports'

/** Returns the page's description of itself. It is read with each call, because a page may change its title later. */
export function describePage(available: boolean): PageDescription {
  if (!available) return { title: '', description: '', origin: '', iconUrl: undefined }
  const content = (selector: string): string =>
    document.querySelector(selector)?.getAttribute('content') ?? ''
  const icon = document.querySelector('link[rel~="icon"]')?.getAttribute('href')
  return {
    title: document.title,
    description: content('meta[property="og:description"]') || content('meta[name="description"]'),
    origin: location.origin,
    iconUrl: icon ? new URL(icon, document.baseURI).href : undefined,
  }
}

/** Whether the page is in a tab that is not shown, or in a window that is covered or minimised (`visibilityState`). */
export function isPageHidden(browser: Pick<Browser, 'windowProperty'>): boolean {
  return Object(browser.windowProperty('document')).visibilityState === 'hidden'
}

/** Whether the browser knows that it has no network. `false` does not mean that a server is reachable. */
export function isOffline(browser: Pick<Browser, 'windowProperty'>): boolean {
  return Object(browser.windowProperty('navigator')).onLine === false
}

/** Resolves when a hidden page is shown. Rejects with the reason of the signal. */
export function untilPageVisible(
  browser: Pick<Browser, 'windowProperty' | 'listen'>,
  signal: AbortSignal,
): Promise<void> {
  const visible = new Promise<void>((resolve) => {
    const end = new AbortController()
    const check = (): void => {
      if (isPageHidden(browser)) return
      end.abort()
      resolve()
    }
    browser.listen('visibilitychange', check, anySignal([signal, end.signal]))
  })
  return untilAborted(visible, signal)
}
