import { type Clock, isLatchkeyError } from '@latchkey/kernel'
import { WalletSilentError } from '../errors'
import type { WalletProvider } from './wallet-provider'

export interface AskOptions {
  readonly params?: unknown
  /** For what needs no visitor: rejects with `WalletSilentError` after so long. Without it, it waits. */
  readonly withinMs?: number
  readonly signal?: AbortSignal
}
export type AskWallet = (method: string, options?: AskOptions) => Promise<unknown>

/** Asks exactly once. A provider that throws, or returns no promise, makes no difference to the caller. */
export function createAskWallet(provider: WalletProvider, clock: Clock): AskWallet {
  const ask = async (method: string, params: unknown): Promise<unknown> => {
    try {
      return await provider.request(params === undefined ? { method } : { method, params })
    } catch (error) {
      throw speaksAsOurs(error) ? new Error('A wallet failed in our name.', { cause: error }) : error
    }
  }

  return async (method, { params, withinMs, signal } = {}) => {
    signal?.throwIfAborted()
    const end = new AbortController()
    const ways: Promise<unknown>[] = [ask(method, params)]
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
}

/** Our errors are shown in their own words. A wallet that carries their mark would put its words into our mouth. */
function speaksAsOurs(error: unknown): boolean {
  try {
    return isLatchkeyError(error)
  } catch {
    return false
  }
}
