import type { TransactionEstimate } from '@latchkey/session/contract'
import { type PolledValue, readValue, usePolledValue } from '@latchkey/view-kit'
import { useMemo } from 'react'

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

/** The fee of a request, read again before the wallet is asked. */
export interface FeeCheck {
  readonly fee: Fee
  /** Whether the fee is higher than the one that the user has seen. */
  readonly hasRisen: boolean
}

/**
 * Reads the fee of a request again. Never rejects.
 * @param shown the fee that the user has seen
 */
export async function checkFee<Request>(
  estimate: EstimateFee<Request>,
  request: Request,
  shown: TransactionEstimate | undefined,
  signal: AbortSignal,
): Promise<FeeCheck> {
  const fee = await readValue((aborted) => estimate(request, aborted), signal)
  return { fee, hasRisen: shown !== undefined && fee.phase === 'known' && hasFeeRisen(shown, fee.data) }
}

/** Whether the fee is known and not higher, so that the wallet may be asked. */
export const isFeeAsShown = ({ fee, hasRisen }: FeeCheck): boolean => fee.phase === 'known' && !hasRisen

/** Smaller rises are ignored: gas prices change with each block, and the estimate has a margin of 20 %. */
const PERCENT = 10n

/** Whether the fee is more than 10 % above the one that was shown, so that the user has to confirm it again. */
export function hasFeeRisen(shown: TransactionEstimate, now: TransactionEstimate): boolean {
  return BigInt(now.fee.value) * 100n > BigInt(shown.fee.value) * (100n + PERCENT)
}
