import { usePlugin, useServices } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { useCallback, useEffect, useState } from 'react'
import { type ConnectAttempt, runConnectAttempt } from '../connect-attempt'

export interface ShownAttempt {
  readonly attempt: ConnectAttempt
  /** Whether the visitor has asked again. */
  readonly retried: boolean
  readonly retry: () => void
}

/** Asks the wallet as soon as it is shown, once for each intent; leaving abandons it. */
export function useConnectAttempt(walletId: string): ShownAttempt {
  const session = usePlugin(sessionContract)
  const { ports } = useServices()
  const [intent, setIntent] = useState({ walletId, retried: false })
  const [attempt, setAttempt] = useState<ConnectAttempt>({ phase: 'opening' })

  useEffect(() => {
    const leaving = new AbortController()
    // StrictMode mounts, unmounts and mounts in one go; what is asked after that is asked once.
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      void runConnectAttempt({
        connect: (signal) => session.connect(intent.walletId, { signal }),
        clock: ports.clock,
        signal: leaving.signal,
        tell: setAttempt,
      })
    })
    return () => leaving.abort()
  }, [session, ports, intent])

  const retry = useCallback(() => setIntent({ walletId, retried: true }), [walletId])
  return { attempt, retried: intent.retried, retry }
}
