import { useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'

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
