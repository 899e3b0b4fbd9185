import { useCallback, useSyncExternalStore } from 'react'
import { useServices } from './use-services'

/** Whether the browser has a network at all. `true` does not prove that a server is reachable; `false` is certain. */
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
