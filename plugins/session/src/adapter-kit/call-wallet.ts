import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { WalletSilentError } from './errors'

export interface CallLimits {
  /** For what needs no visitor: rejects with `WalletSilentError` after so long. Without it, it waits. */
  readonly withinMs?: number
  readonly signal?: AbortSignal
}

/**
 * Asks a wallet exactly once. One that throws, or returns no promise, makes no difference to the caller.
 * @param method for developers
 */
export async function callWallet(
  clock: Clock,
  method: string,
  run: () => unknown,
  { withinMs, signal }: CallLimits = {},
): Promise<unknown> {
  signal?.throwIfAborted()
  const end = new AbortController()
  const ways: Promise<unknown>[] = [inItsOwnName(run)]
  if (withinMs !== undefined)
    ways.push(
      clock.wait(withinMs, end.signal).then(() => {
        throw new WalletSilentError(method)
      }),
    )
  if (signal)
    ways.push(
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: end.signal })
      }),
    )
  try {
    return await Promise.race(ways)
  } finally {
    end.abort()
  }
}

async function inItsOwnName(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (error) {
    throw speaksAsOurs(error) ? new Error('A wallet failed in our name.', { cause: error }) : error
  }
}

/** Our errors are shown in their own words. A wallet that carries their mark would put its words into our mouth. */
function speaksAsOurs(error: unknown): boolean {
  try {
    return isLatchkeyError(error)
  } catch {
    return false
  }
}
