import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const load = () => import('./connect-button-content')

type ConnectButtonContent = Awaited<ReturnType<typeof load>>

/**
 * Returns the components for a connecting or connected button, or `undefined` until their code is loaded. The code is
 * loaded when `isNeeded` is set, so it is not loaded for users who have not connected.
 */
export function useConnectButtonContent(isNeeded: boolean): ConnectButtonContent | undefined {
  const { report } = useServices()
  const [content, setContent] = useState<ConnectButtonContent>()
  useEffect(() => {
    if (!isNeeded || content) return
    let isMounted = true
    load().then(
      (loaded) => isMounted && setContent(loaded),
      (error: unknown) => report('session', error),
    )
    return () => {
      isMounted = false
    }
  }, [isNeeded, content, report])
  return isNeeded ? content : undefined
}
