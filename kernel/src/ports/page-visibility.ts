import { anySignal } from '../async/any-signal'
import { untilAborted } from '../async/until-aborted'
import type { Browser } from './browser'

/** Whether the page is in a tab that is not shown, or in a window that is covered or minimised (`visibilityState`). */
export function isPageHidden(browser: Pick<Browser, 'windowProperty'>): boolean {
  const page = browser.windowProperty('document')
  return typeof page === 'object' && page !== null && Reflect.get(page, 'visibilityState') === 'hidden'
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
