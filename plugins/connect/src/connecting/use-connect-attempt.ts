import type { Clock } from '@latchkey/kernel'
import { usePlugin, useServices } from '@latchkey/kernel/react'
import { type ChainNamespace, sessionContract } from '@latchkey/session/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'

export interface ShownAttempt {
  readonly attempt: ConnectAttempt
  /** Whether the user has retried. */
  readonly retried: boolean
  readonly retry: () => void
}

/** Connects the wallet on mount, and once for each retry. Unmounting aborts the attempt. `undefined` connects nothing. */
export function useConnectAttempt(
  walletId: string | undefined,
  namespaces?: readonly ChainNamespace[] | undefined,
): ShownAttempt {
  const session = usePlugin(sessionContract)
  const { ports } = useServices()
  const [intent, setIntent] = useState({ retried: false })
  const request = useMemo(() => ({ walletId, namespaces, intent }), [walletId, namespaces, intent])
  const [attempt, setAttempt] = useState<ConnectAttempt>({ phase: 'opening' })

  useEffect(() => {
    const { walletId: id, namespaces: chains } = request
    if (id === undefined) return undefined
    const unmounted = new AbortController()
    // StrictMode mounts, unmounts and mounts in one task; the microtask runs after that, once.
    queueMicrotask(() => {
      if (unmounted.signal.aborted) return
      void runConnectAttempt({
        connect: (signal) => session.connect(id, { signal, ...(chains ? { namespaces: chains } : {}) }),
        clock: ports.clock,
        signal: unmounted.signal,
        onChange: setAttempt,
      })
    })
    return () => unmounted.abort()
  }, [session, ports, request])

  const retry = useCallback(() => setIntent({ retried: true }), [])
  return { attempt, retried: intent.retried, retry }
}

/** State of one try of the user to connect. */
export type ConnectAttempt =
  | { readonly phase: 'opening' | 'waiting' | 'silent' | 'connected' }
  | { readonly phase: 'failed'; readonly error: unknown }

const OPENING_MS = 900
const SILENT_MS = 12_000

export interface ConnectAttemptParts {
  readonly connect: (signal: AbortSignal) => Promise<unknown>
  readonly clock: Clock
  /** Aborts when the user leaves; `onChange` is not called afterwards. */
  readonly signal: AbortSignal
  readonly onChange: (attempt: ConnectAttempt) => void
}

/** Connects once. No wallet reports whether its window is open, so the phases follow the time that passes. */
export async function runConnectAttempt({
  connect,
  clock,
  signal,
  onChange,
}: ConnectAttemptParts): Promise<void> {
  const ended = new AbortController()
  signal.addEventListener('abort', () => ended.abort(), { once: true })
  const changeAfter = (ms: number, phase: 'waiting' | 'silent'): void => {
    clock.wait(ms, ended.signal).then(
      () => onChange({ phase }),
      () => undefined,
    )
  }
  onChange({ phase: 'opening' })
  changeAfter(OPENING_MS, 'waiting')
  changeAfter(SILENT_MS, 'silent')
  try {
    await connect(signal)
    if (!signal.aborted) onChange({ phase: 'connected' })
  } catch (error) {
    if (!signal.aborted) onChange({ phase: 'failed', error })
  } finally {
    ended.abort()
  }
}
