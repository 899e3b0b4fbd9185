import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useMemo } from 'react'

export interface PageEnvironment extends Environment {
  /** Whether the page is in a frame of another page. */
  readonly framed: boolean
}

/** Returns where the page runs: kind of browser and device, and whether it is in a frame. */
export function useEnvironment(): PageEnvironment {
  const { browser } = useServices().ports
  return useMemo(() => ({ ...getEnvironment(browser), framed: window.self !== window.top }), [browser])
}

/**
 * Calls `retry` when the browser is online again, while `hasFailed` is true.
 * @param retry a stable function
 */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  const { browser } = useServices().ports
  useEffect(() => {
    if (!hasFailed) return undefined
    const unmounted = new AbortController()
    browser.listen('online', retry, unmounted.signal)
    return () => unmounted.abort()
  }, [hasFailed, browser, retry])
}
