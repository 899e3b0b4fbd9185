import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useMemo } from 'react'

export interface PageEnvironment extends Environment {
  /** The page is in a frame of another page. */
  readonly framed: boolean
}

/** Where this page runs, as far as it decides how a wallet's app is opened. */
export function useEnvironment(): PageEnvironment {
  const { browser } = useServices().ports
  return useMemo(() => ({ ...getEnvironment(browser), framed: window.self !== window.top }), [browser])
}

/**
 * Retries what failed when the browser is online again.
 * @param retry a stable function
 */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  const { browser } = useServices().ports
  useEffect(() => {
    if (!hasFailed) return undefined
    const leaving = new AbortController()
    browser.listen('online', retry, leaving.signal)
    return () => leaving.abort()
  }, [hasFailed, browser, retry])
}
