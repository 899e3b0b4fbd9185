import { usePlugin, useServices } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type ConnectAttempt, runConnectAttempt } from '../connect-attempt'

export interface ShownAttempt {
  readonly attempt: ConnectAttempt
  /** Whether the visitor has asked again. */
  readonly retried: boolean
  readonly retry: () => void
}

/** Asks the wallet as soon as it is shown, once for each intent; leaving abandons it. Undefined: nobody is asked yet. */
export function useConnectAttempt(
  walletId: string | undefined,
  namespaces?: readonly ChainNamespace[] | undefined,
): ShownAttempt {
  const session = usePlugin(sessionContract)
  const { ports } = useServices()
  const [intent, setIntent] = useState({ retried: false })
  const wanted = useMemo(() => ({ walletId, namespaces, intent }), [walletId, namespaces, intent])
  const [attempt, setAttempt] = useState<ConnectAttempt>({ phase: 'opening' })

  useEffect(() => {
    const { walletId: asked, namespaces: chains } = wanted
    if (asked === undefined) return undefined
    const leaving = new AbortController()
    // StrictMode mounts, unmounts and mounts in one go; what is asked after that is asked once.
    queueMicrotask(() => {
      if (leaving.signal.aborted) return
      void runConnectAttempt({
        connect: (signal) => session.connect(asked, { signal, ...(chains ? { namespaces: chains } : {}) }),
        clock: ports.clock,
        signal: leaving.signal,
        tell: setAttempt,
      })
    })
    return () => leaving.abort()
  }, [session, ports, wanted])

  const retry = useCallback(() => setIntent({ retried: true }), [])
  return { attempt, retried: intent.retried, retry }
}
