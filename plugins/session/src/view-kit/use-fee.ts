'use client'

import { useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useState } from 'react'
import type { TransactionEstimate } from '../contract'

export type Fee =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly estimate: TransactionEstimate }
  | { readonly phase: 'failed'; readonly error: unknown }

/** What a request costs now. Must be the same function in each render. */
export type EstimateFee<Request> = (request: Request, signal: AbortSignal) => Promise<TransactionEstimate>

/** A block of Ethereum. */
const REFRESH_MS = 12_000

/**
 * What a request costs, read again every 12 s. The known fee stays while it is read again.
 * @param request the same object in each render; `undefined`: nothing is read
 */
export function useFee<Request>(
  estimate: EstimateFee<Request>,
  request: Request | undefined,
): { readonly fee: Fee; readonly show: (fee: Fee) => void; readonly retry: () => void } {
  const { clock } = useServices().ports
  const [fee, setFee] = useState<Fee>({ phase: 'loading' })
  const [again, setAgain] = useState(0)
  const retry = useCallback(() => setAgain((count) => count + 1), [])
  useEffect(() => {
    if (request === undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const follow = async (): Promise<void> => {
      if (again > 0) setFee({ phase: 'loading' })
      while (!signal.aborted) {
        const next = await readFee(estimate, request, signal)
        if (signal.aborted) return
        setFee(next)
        await clock.wait(REFRESH_MS, signal)
      }
    }
    // StrictMode mounts, unmounts and mounts in one task: it is read once.
    queueMicrotask(() => {
      if (!signal.aborted) follow().catch(() => undefined)
    })
    return () => leaving.abort()
  }, [estimate, request, clock, again])
  return { fee, show: setFee, retry }
}

/** One estimate. Never rejects. */
export async function readFee<Request>(
  estimate: EstimateFee<Request>,
  request: Request,
  signal: AbortSignal,
): Promise<Fee> {
  try {
    return { phase: 'known', estimate: await estimate(request, signal) }
  } catch (error) {
    return { phase: 'failed', error }
  }
}
