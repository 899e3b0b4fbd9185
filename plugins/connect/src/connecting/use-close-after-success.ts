import { useRouter, useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'
import { connectContract } from '../contract'

/** How long the success is shown, in ms: the key's turn takes as long. */
const SUCCESS_SHOWN_MS = 700

export function useCloseAfterSuccess(connected: boolean): void {
  const router = useRouter(connectContract)
  const { ports } = useServices()
  useEffect(() => {
    if (!connected) return undefined
    const unmounted = new AbortController()
    ports.clock.wait(SUCCESS_SHOWN_MS, unmounted.signal).then(
      () => router.close('plugin'),
      () => undefined,
    )
    return () => unmounted.abort()
  }, [connected, ports, router])
}
