import type { TransactionEstimate } from '@latchkey/session/contract'
import { type EstimateFee, type Fee, hasFeeRisen, readFee } from '@latchkey/session/view-kit'

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
  const fee = await readFee(estimate, request, signal)
  return { fee, hasRisen: shown !== undefined && fee.phase === 'known' && hasFeeRisen(shown, fee.data) }
}

/** Whether the fee is known and not higher, so that the wallet may be asked. */
export const isFeeAsShown = ({ fee, hasRisen }: FeeCheck): boolean => fee.phase === 'known' && !hasRisen
