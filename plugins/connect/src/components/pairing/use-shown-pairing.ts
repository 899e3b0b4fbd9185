import { useServices } from '@latchkey/kernel/react'
import type { ChainNamespace, Pairing, PairingController } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useConnectAttempt } from '../use-connect-attempt'
import { type PairingPhase, pairingPhase } from './pairing-phase'
import type { Relay } from './use-relay'

export interface ShownPairing {
  readonly shown: PairingPhase
  /** The last code there was: it stays in its place when it has expired. */
  readonly lastUri: string | undefined
  readonly retry: () => void
}

/** Asks once and follows the code. Leaving abandons the wait, not the code, which the next visit finds. */
export function useShownPairing(
  relay: Relay,
  asks: boolean,
  namespace: ChainNamespace | undefined,
): ShownPairing {
  const namespaces = useMemo(() => (namespace === undefined ? undefined : [namespace]), [namespace])
  const { attempt, retry } = useConnectAttempt(asks ? relay.walletId : undefined, namespaces)
  const pairing = usePairingState(relay.pairing)
  const isOver = useIsOver(pairing)
  const uri = pairing.status === 'ready' ? pairing.uri : undefined
  const [lastUri, setLastUri] = useState(uri)
  if (uri !== undefined && uri !== lastUri) setLastUri(uri)
  return { shown: pairingPhase(attempt, pairing, isOver), lastUri, retry }
}

function usePairingState(ability: PairingController): Pairing {
  const subscribe = useCallback((onChange: () => void) => ability.subscribe(onChange), [ability])
  const get = (): Pairing => ability.get()
  return useSyncExternalStore(subscribe, get, get)
}

/** Whether the time of this code is over, whatever the relay's library has noticed of it. */
function useIsOver(pairing: Pairing): boolean {
  const { clock } = useServices().ports
  const [over, setOver] = useState<Pairing>()
  useEffect(() => {
    if (pairing.status !== 'ready') return undefined
    const leaving = new AbortController()
    clock.wait(Math.max(0, pairing.expiresAtMs - clock.now()), leaving.signal).then(
      () => setOver(pairing),
      () => undefined,
    )
    return () => leaving.abort()
  }, [clock, pairing])
  return over === pairing
}
