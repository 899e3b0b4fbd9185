import { useSlot } from '@latchkey/kernel/react'
import { connectors, type PairingController } from '@latchkey/session/contract'
import { useMemo } from 'react'

export interface Relay {
  /** What session calls it. */
  readonly walletId: string
  readonly pairing: PairingController
}

/** The way to wallets that are not in this browser. Undefined: none is installed. */
export function useRelay(): Relay | undefined {
  const ways = useSlot(connectors)
  return useMemo(() => {
    for (const { id, pairing } of ways) if (pairing) return { walletId: id, pairing }
    return undefined
  }, [ways])
}
