import { usePlugin, useServices } from '@latchkey/kernel/react'
import { type NetworkId, sessionContract } from '@latchkey/session/contract'
import { useCallback, useEffect, useState } from 'react'
import { runSwitchAttempt, type SwitchAttempt } from '../switch-attempt'

export interface ShownSwitch {
  readonly attempt: SwitchAttempt
  /** Whether the visitor has asked again. */
  readonly retried: boolean
  readonly retry: () => void
}

/** Asks the wallet as soon as it is shown, once for each intent. */
export function useSwitchAttempt(networkId: NetworkId): ShownSwitch {
  const session = usePlugin(sessionContract)
  const { ports } = useServices()
  const [intent, setIntent] = useState({ networkId, retried: false })
  const [attempt, setAttempt] = useState<SwitchAttempt>({ phase: 'waiting' })

  useEffect(() => {
    const leaving = new AbortController()
    // StrictMode mounts, unmounts and mounts in one go; what is asked after that is asked once.
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      void runSwitchAttempt({
        switchNetwork: () => session.switchNetwork(intent.networkId),
        clock: ports.clock,
        signal: leaving.signal,
        tell: setAttempt,
      })
    })
    return () => leaving.abort()
  }, [session, ports, intent])

  const retry = useCallback(() => setIntent({ networkId, retried: true }), [networkId])
  return { attempt, retried: intent.retried, retry }
}
