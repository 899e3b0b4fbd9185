import { useSlot } from '@latchkey/kernel/react'
import { connectors, type PairingAbility } from '@latchkey/session/contract'

/** What pairs over a relay, if anything does. */
export function usePairing(): PairingAbility | undefined {
  return useSlot(connectors).find(({ pairing }) => pairing)?.pairing
}
