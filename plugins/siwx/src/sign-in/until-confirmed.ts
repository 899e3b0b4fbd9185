import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { NotConfirmedError } from '../errors'
import { refusalReason } from './to-sign-in-error'

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
      // control: owners-waited-for-without-end
      if (isPending && (LATE_REASONS.includes(reason) || isLate())) throw new NotConfirmedError(error)
      // While it waits, a node or server that is away for a while changes nothing.
      const isAway = isPending && (reason === 'NODE_UNREACHABLE' || isUnreachable(error))
      // control: siwx-pending-owners-refused
      if (reason !== 'SIGNATURE_PENDING' && !isAway) throw error
    }
    if (!isPending) onPending()
    isPending = true
    await clock.wait(PAUSE_MS, signal)
  }
}

/** What `fetch` fails with has no code. */
const isUnreachable = (error: unknown): boolean => !isLatchkeyError(error) || error.code === 'HTTP_STATUS'
