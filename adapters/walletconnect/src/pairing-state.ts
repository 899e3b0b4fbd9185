import type { Pairing, PairingAbility } from '@latchkey/session/contract'

export type PairingState = Pick<PairingAbility, 'get' | 'subscribe'> & {
  set(pairing: Pairing): void
}

/** The visitor's one attempt as everyone sees it; here before the code that makes it. */
export function createPairingState(): PairingState {
  const listeners = new Set<() => void>()
  let current: Pairing = { status: 'idle' }
  return {
    get: () => current,
    set(pairing) {
      if (pairing.status === 'idle' && current.status === 'idle') return
      current = pairing
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
