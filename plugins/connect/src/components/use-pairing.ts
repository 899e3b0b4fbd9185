import { useSlot } from '@latchkey/kernel/react'
import { connectors, type PairingController } from '@latchkey/session/contract'

/** What pairs over a relay, if anything does. */
export function usePairing(): PairingController | undefined {
  return useSlot(connectors).find(({ pairing }) => pairing)?.pairing
}
