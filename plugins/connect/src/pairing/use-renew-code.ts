import { useServices } from '@latchkey/kernel/react'
import { useEffect, useRef } from 'react'

/** Codes of four minutes each: after more than half an hour nobody is about to scan one. */
const MAX_RENEWALS = 10

/**
 * Requests a new code for one that has expired on the screen, once for each code, and only while the page is visible: a
 * hidden page does so when the user is back.
 * @param expiredUri `undefined` while no expired code is shown
 * @param renew a stable function
 */
export function useRenewCode(expiredUri: string | undefined, renew: () => void): void {
  const { browser } = useServices().ports
  const renewed = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (expiredUri === undefined) return undefined
    const unmounted = new AbortController()
    const check = (): void => {
      const page = browser.windowProperty('document')
      const isHidden =
        typeof page === 'object' && page !== null && Reflect.get(page, 'visibilityState') === 'hidden'
      if (isHidden || renewed.current.has(expiredUri) || renewed.current.size >= MAX_RENEWALS) return
      renewed.current = new Set([...renewed.current, expiredUri])
      renew()
    }
    browser.listen('visibilitychange', check, unmounted.signal)
    check()
    return () => unmounted.abort()
  }, [expiredUri, browser, renew])
}
