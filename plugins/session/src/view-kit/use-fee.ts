'use client'

import { useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useState } from 'react'
import type { TransactionEstimate } from '../contract'

/** The state of a fee estimate. */
export type Fee =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly estimate: TransactionEstimate }
  | { readonly phase: 'failed'; readonly error: unknown }

/** Estimates the fee of a request. Must be the same function in each render. */
export type EstimateFee<Request> = (request: Request, signal: AbortSignal) => Promise<TransactionEstimate>

/** The block time of Ethereum. */
const REFRESH_MS = 12_000

/**
 * Estimates the fee of a request when the view is shown, and again every 12 s. The known fee stays during later estimates.
 * @param request must be the same object in each render; `undefined`: nothing is estimated
 * @returns the fee; `show`, which replaces it; `retry`, which estimates again at once
 */
export function useFee<Request>(
  estimate: EstimateFee<Request>,
  request: Request | undefined,
): { readonly fee: Fee; readonly show: (fee: Fee) => void; readonly retry: () => void } {
  const { clock } = useServices().ports
  const [fee, setFee] = useState<Fee>({ phase: 'loading' })
  const [retryCount, setRetryCount] = useState(0)
  const retry = useCallback(() => setRetryCount((count) => count + 1), [])
  useEffect(() => {
    if (request === undefined) return undefined
    const unmounted = new AbortController()
    const { signal } = unmounted
    const poll = async (): Promise<void> => {
      if (retryCount > 0) setFee({ phase: 'loading' })
      while (!signal.aborted) {
        const next = await readFee(estimate, request, signal)
        if (signal.aborted) return
        setFee(next)
        await clock.wait(REFRESH_MS, signal)
      }
    }
    // StrictMode mounts, unmounts and mounts again in one task. The microtask makes it estimate only once.
    queueMicrotask(() => {
      if (!signal.aborted) poll().catch(() => undefined)
    })
    return () => unmounted.abort()
  }, [estimate, request, clock, retryCount])
  return { fee, show: setFee, retry }
}

/** Estimates once. Never rejects: an error becomes the phase `failed`. */
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
