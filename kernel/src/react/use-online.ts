import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from './use-services'

/** Returns `navigator.onLine`, and renders again when it changes. `true` does not mean that a server is reachable. */
export function useOnline(): boolean {
  const { browser } = useServices().ports
  const subscribe = useCallback(
    (onChange: () => void) => {
      const leaving = new AbortController()
      browser.listen('online', onChange, leaving.signal)
      browser.listen('offline', onChange, leaving.signal)
      return () => leaving.abort()
    },
    [browser],
  )
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}
