import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/** Extensions announce themselves within this time, or hardly ever. */
const DISCOVERY_MS = 600

/** Whether wallets may still be about to appear. */
export function useDiscovery(): 'under way' | 'over' {
  const { ports } = useServices()
  const [discovery, setDiscovery] = useState<'under way' | 'over'>('under way')
  useEffect(() => {
    const leaving = new AbortController()
    ports.clock.wait(DISCOVERY_MS, leaving.signal).then(
      () => setDiscovery('over'),
      () => undefined,
    )
    return () => leaving.abort()
  }, [ports])
  return discovery
}
