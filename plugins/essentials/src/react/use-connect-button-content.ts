import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const load = () => import('./connect-button-content')

type ConnectButtonContent = Awaited<ReturnType<typeof load>>

/**
 * Returns the components for a connecting or connected button, or `undefined` until their code is loaded. The code is
 * loaded when `isNeeded` is set, and already with a view beyond the list of wallets, such as a login, so that it does not
 * delay the connection. It is not loaded for users who only look at the list.
 */
export function useConnectButtonContent(isNeeded: boolean): ConnectButtonContent | undefined {
  const { on, report } = useServices()
  const [content, setContent] = useState<ConnectButtonContent>()
  useEffect(() => {
    const loadNow = (): void => void load().then(setContent, (error: unknown) => report('session', error))
    if (isNeeded) loadNow()
    return on('kernel:view-changed', ({ view = 'Connect' }) => {
      if (view !== 'Connect') loadNow()
    })
  }, [isNeeded, on, report])
  return isNeeded ? content : undefined
}
