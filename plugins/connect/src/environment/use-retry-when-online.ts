import { useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'

/**
 * What failed is asked for again when the connection comes back: nobody then looks for a button.
 * @param retry always the same function
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
