import type { Clock } from '@latchkey/kernel'
import { usePlugin, useServices } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'

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
        onChange: setAttempt,
      })
    })
    return () => leaving.abort()
  }, [session, ports, wanted])

  const retry = useCallback(() => setIntent({ retried: true }), [])
  return { attempt, retried: intent.retried, retry }
}

/** What the visitor is told while a wallet is asked. */
export type ConnectAttempt =
  | { readonly phase: 'opening' | 'waiting' | 'silent' | 'connected' }
  | { readonly phase: 'failed'; readonly error: unknown }

const OPENING_MS = 900
const SILENT_MS = 12_000

export interface ConnectAttemptParts {
  readonly connect: (signal: AbortSignal) => Promise<unknown>
  readonly clock: Clock
  /** Aborts when the visitor leaves; nothing is told afterwards. */
  readonly signal: AbortSignal
  readonly onChange: (attempt: ConnectAttempt) => void
}

/** Asks once. No wallet says whether its window is open, so the words follow the time it takes. */
export async function runConnectAttempt({
  connect,
  clock,
  signal,
  onChange: tell,
}: ConnectAttemptParts): Promise<void> {
  const over = new AbortController()
  signal.addEventListener('abort', () => over.abort(), { once: true })
  const changeAfter = (ms: number, phase: 'waiting' | 'silent'): void => {
    clock.wait(ms, over.signal).then(
      () => tell({ phase }),
      () => undefined,
    )
  }
  tell({ phase: 'opening' })
  changeAfter(OPENING_MS, 'waiting')
  changeAfter(SILENT_MS, 'silent')
  try {
    await connect(signal)
    if (!signal.aborted) tell({ phase: 'connected' })
  } catch (error) {
    if (!signal.aborted) tell({ phase: 'failed', error })
  } finally {
    over.abort()
  }
}
