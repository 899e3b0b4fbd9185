import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { WalletSilentError } from './errors'

export interface CallLimits {
  /**
   * For requests that need no approval: milliseconds after which the call rejects with `WalletSilentError`. Default: no
   * limit.
   */
  readonly withinMs?: number
  readonly signal?: AbortSignal
}

/**
 * Calls a wallet exactly once. `run` may return a promise or a value, or throw synchronously. Rejects with the wallet's
 * error, with `WalletSilentError`, or with the signal's reason.
 * @param method the RPC method, for `details` of a `WalletSilentError`
 */
export async function callWallet(
  clock: Clock,
  method: string,
  run: () => unknown,
  { withinMs, signal }: CallLimits = {},
): Promise<unknown> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const outcomes: Promise<unknown>[] = [wrapLatchkeyErrors(run)]
  if (withinMs !== undefined)
    outcomes.push(
      clock.wait(withinMs, end.signal).then(() => {
        throw new WalletSilentError(method)
      }),
    )
  if (signal)
    outcomes.push(
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: end.signal })
      }),
    )
  try {
    return await Promise.race(outcomes)
  } finally {
    end.abort()
  }
}

async function wrapLatchkeyErrors(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    throw looksLikeLatchkeyError(error) ? new Error('A wallet failed in our name.', { cause: error }) : error
  }
}

/**
 * The message of a `LatchkeyError` is displayed to users. Without this check, a wallet could display any text by marking its
 * error as a `LatchkeyError`.
 */
function looksLikeLatchkeyError(error: unknown): boolean {
  try {
    return isLatchkeyError(error)
  } catch {
    return false
  }
}
