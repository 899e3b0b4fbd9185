import { useRouter, useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'
import { connectContract } from '../contract'

/** Long enough to see the key turn. */
const SUCCESS_SHOWN_MS = 700

export function useCloseAfterSuccess(connected: boolean): void {
  const router = useRouter(connectContract)
  const { ports } = useServices()
  useEffect(() => {
    if (!connected) return undefined
    const leaving = new AbortController()
    ports.clock.wait(SUCCESS_SHOWN_MS, leaving.signal).then(
      () => router.close('plugin'),
      () => undefined,
    )
    return () => leaving.abort()
  }, [connected, ports, router])
}
