import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const load = () => import('./connect-looks')

type ConnectLooks = Awaited<ReturnType<typeof load>>

/**
 * Returns the components for a connecting or connected button, or `undefined` until their code is loaded. The code is
 * loaded when `isNeeded` is set, so it is not loaded for users who have not connected.
 */
export function useConnectLooks(isNeeded: boolean): ConnectLooks | undefined {
  const { report } = useServices()
  const [looks, setLooks] = useState<ConnectLooks>()
  useEffect(() => {
    if (!isNeeded || looks) return
    let isMounted = true
    load().then(
      (loaded) => isMounted && setLooks(loaded),
      (error: unknown) => report('session', error),
    )
    return () => {
      isMounted = false
    }
  }, [isNeeded, looks, report])
  return isNeeded ? looks : undefined
}
