'use client'

import { useMemo } from 'react'
import type { TransactionEstimate } from '../contract'
import { type PolledValue, readValue, usePolledValue } from './use-polled-value'

/** The state of a fee estimate. */
export type Fee = PolledValue<TransactionEstimate>

/** Estimates the fee of a request. Must be the same function in each render. */
export type EstimateFee<Request> = (request: Request, signal: AbortSignal) => Promise<TransactionEstimate>

/** The block time of Ethereum. */
const REFRESH_MS = 12_000

/**
 * Estimates the fee of a request when the view is shown, and again every 12 s while the page is visible.
 * @param request must be the same object in each render; `undefined`: nothing is estimated
 * @returns the fee; `show`, which replaces it; `retry`, which estimates again at once
 */
export function useFee<Request>(
  estimate: EstimateFee<Request>,
  request: Request | undefined,
): { readonly fee: Fee; readonly show: (fee: Fee) => void; readonly retry: () => void } {
  const read = useMemo(
    () => (request === undefined ? undefined : (signal: AbortSignal) => estimate(request, signal)),
    [estimate, request],
  )
  const { value: fee, show, retry } = usePolledValue(read, { intervalMs: REFRESH_MS })
  return { fee, show, retry }
}

/** Estimates once. Never rejects: an error becomes the phase `failed`. */
export const readFee = <Request>(
  estimate: EstimateFee<Request>,
  request: Request,
  signal: AbortSignal,
): Promise<Fee> => readValue((aborted) => estimate(request, aborted), signal)
