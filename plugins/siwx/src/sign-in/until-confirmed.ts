import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import type { ActiveTarget } from '@latchkey/session/contract'
import { NotConfirmedError, SignatureDeclinedError, SmartAccountSignInError } from '../errors'

/** Between two looks at the contract, in milliseconds. Owners take minutes, and a server counts the calls. */
const PAUSE_MS = 5_000
/** The refusals of a message whose time is over. */
const LATE_REASONS: readonly unknown[] = ['NONCE_EXPIRED', 'NONCE_UNKNOWN', 'MESSAGE_EXPIRED']

interface ConfirmationParts {
  readonly clock: Pick<Clock, 'wait'>
  readonly signal: AbortSignal
  /** Whether the owners were waited for before, on an earlier visit or while the wallet connected. */
  readonly isPending: boolean
  /** Whether the time of the message is over. */
  isLate(): boolean
  /** Called once, when it is known that the owners have not confirmed. */
  onPending(): void
}

/**
 * Calls `begin` until it begins the session. The signature of a contract whose owners sign on chain is `SIGNATURE_PENDING`
 * until enough of them have. Rejects with `SIWX_NOT_CONFIRMED` when the message expires before, and when the signal aborts.
 */
export async function untilConfirmed<Value>(
  begin: () => Promise<Value>,
  { clock, signal, isPending: wasPending, isLate, onPending }: ConfirmationParts,
): Promise<Value> {
  let isPending = wasPending
  if (isPending) onPending()
  for (;;) {
    try {
      return await begin()
    } catch (error) {
      const reason = refusalReason(error)
      if (isPending && (LATE_REASONS.includes(reason) || isLate()))
        throw new NotConfirmedError({ cause: error })
      // While it waits, a node or server that is away for a while changes nothing.
      const isAway = isPending && (reason === 'NODE_UNREACHABLE' || isUnreachable(error))
      if (reason !== 'SIGNATURE_PENDING' && !isAway) throw error
    }
    if (!isPending) onPending()
    isPending = true
    await clock.wait(PAUSE_MS, signal)
  }
}

/** What `fetch` fails with has no code. */
const isUnreachable = (error: unknown): boolean => !isLatchkeyError(error) || error.code === 'HTTP_STATUS'

/** The refusals by a server that cannot verify signatures of contracts. Others do not depend on the type of the account. */
const SMART_ACCOUNT_REASONS: readonly unknown[] = ['SIGNATURE_INVALID', 'NETWORK_UNSUPPORTED']

/** The code for which the backend did not accept the message, or `undefined` for another error. */
export const refusalReason = (error: unknown): unknown =>
  isLatchkeyError(error) && error.code === 'SIWX_REFUSED' && 'reason' in error ? error.reason : undefined

/** Maps an error of wallet, page or server to the typed error of signing in. Other errors are returned unchanged. */
export function toSignInError(error: unknown, { account }: ActiveTarget): unknown {
  if (!isLatchkeyError(error)) return error
  if (error.code === 'USER_REJECTED') return new SignatureDeclinedError({ cause: error })
  return account.type === 'smartAccount' && SMART_ACCOUNT_REASONS.includes(refusalReason(error))
    ? new SmartAccountSignInError({ cause: error })
    : error
}
