import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const load = () => import('./connect-looks')

type ConnectLooks = Awaited<ReturnType<typeof load>>

/** The code that draws a connecting or connected button, loaded when it is needed: a page of a disconnected user never loads it. */
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
