import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const load = () => import('./connect-looks')

type ConnectLooks = Awaited<ReturnType<typeof load>>

/** What the connect button is drawn with while it is needed: a visitor who is not connected does not pay for it. */
export function useConnectLooks(isNeeded: boolean): ConnectLooks | undefined {
  const { report } = useServices()
  const [looks, setLooks] = useState<ConnectLooks>()
  useEffect(() => {
    if (!isNeeded || looks) return
    let current = true
    load().then(
      (loaded) => current && setLooks(loaded),
      (error: unknown) => report('session', error),
    )
    return () => {
      current = false
    }
  }, [isNeeded, looks, report])
  return isNeeded ? looks : undefined
}
