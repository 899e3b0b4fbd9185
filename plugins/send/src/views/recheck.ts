import type { TransactionEstimate } from '@latchkey/session/contract'
import { type EstimateFee, type Fee, hasFeeRisen, readFee } from '@latchkey/session/view-kit'
import type { SendRequest } from '../contract'

/** Fee and name of a request, read again before the wallet is asked. */
export interface Recheck {
  readonly fee: Fee
  /** Whether the fee is higher than the one that the user has seen. */
  readonly hasRisen: boolean
  /** `changed`: the name has another address. `unchecked`: it could not be resolved. */
  readonly nameIssue: 'changed' | 'unchecked' | undefined
}

export interface Rechecks {
  /**
   * Reads fee and name again, because the shown values may be outdated. Never rejects.
   * @param shown the fee that the user has seen. Default: that of the call before.
   */
  recheck(request: SendRequest, signal: AbortSignal, shown?: TransactionEstimate): Promise<Recheck>
  /** The result of the latest call. */
  lastRecheck(request: SendRequest): Recheck | undefined
}

/** Whether the wallet may be asked. If not, the user has to see the preview first. */
export function mayAskWallet({ fee, hasRisen, nameIssue }: Recheck): boolean {
  // control: name-that-moved
  return fee.phase === 'known' && !hasRisen && nameIssue === undefined
}

/** @param isNameCurrent whether the name of a request, if any, still resolves to its receiver */
export function createRechecks(
  estimate: EstimateFee<SendRequest>,
  isNameCurrent: (request: SendRequest, signal: AbortSignal) => Promise<boolean>,
): Rechecks {
  const shownFees = new WeakMap<SendRequest, TransactionEstimate>()
  const latest = new WeakMap<SendRequest, Recheck>()
  return {
    async recheck(request, signal, shown = shownFees.get(request)) {
      if (shown) shownFees.set(request, shown)
      const [fee, nameIssue] = await Promise.all([
        readFee(estimate, request, signal),
        isNameCurrent(request, signal).then(
          (isCurrent) => (isCurrent ? undefined : 'changed'),
          () => 'unchecked' as const,
        ),
      ])
      const hasRisen = shown !== undefined && fee.phase === 'known' && hasFeeRisen(shown, fee.data)
      const found: Recheck = { fee, hasRisen, nameIssue }
      if (!signal.aborted) latest.set(request, found)
      return found
    },
    lastRecheck: (request) => latest.get(request),
  }
}
