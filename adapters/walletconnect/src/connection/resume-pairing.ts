import type { Clock } from '@latchkey/kernel'
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import { createDeferred } from '../pairing/create-pairing'
import type { WalletConnectClient } from '../relay/walletconnect-client'
import type { SessionNotes } from './own-sessions'
import { readSession } from './read-session'

/** The interval between attempts to reach a relay that is unreachable. */
const RETRY_MS = 5_000

export interface PairingResumptionParts {
  readonly clock: Clock
  readonly own: Pick<SessionNotes, 'expected'>
  getClient(): Promise<WalletConnectClient>
}

export interface PairingResumption {
  /** A session appeared that this page did not propose. */
  arrived(pairingTopic: string): void
  /**
   * Waits, while the code is valid, for the session that a wallet approved for the code of an earlier page.
   * Unchecked; `undefined` if there is none. Other sessions are ignored.
   */
  wait(signal: AbortSignal): Promise<unknown>
}

export function createPairingResumption({
  clock,
  own,
  getClient,
}: PairingResumptionParts): PairingResumption {
  let onSession: (pairingTopic: string) => void = () => undefined

  const find = async (pairingTopic: string): Promise<unknown> => {
    const isOurs = (session: unknown): boolean => {
      const read = readSession(session)
      return read?.pairingTopic === pairingTopic && read.expiresAtMs > clock.now()
    }
    return (await getClient()).sessions().find(isOurs)
  }
  /** The library opens no connection for a code of another page while the relay is unreachable. */
  const waitUntilSubscribed = async (pairingTopic: string, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted)
      try {
        return await (await getClient()).waitUntilSubscribed(pairingTopic)
      } catch {
        await clock.wait(RETRY_MS, signal)
      }
  }

  return {
    arrived: (pairingTopic) => onSession(pairingTopic),
    async wait(signal) {
      const code = await own.expected()
      signal.throwIfAborted()
      if (!code) return undefined
      const { pairingTopic, restMs } = code
      const arrives = createDeferred<void>()
      onSession = (topic) => {
        if (topic === pairingTopic) arrives.resolve()
      }
      const over = new AbortController()
      const waiting = anySignal([signal, over.signal])
      try {
        const found = await untilAborted(find(pairingTopic), signal)
        if (found) return found
        waitUntilSubscribed(pairingTopic, waiting).catch(() => undefined)
        const late = clock.wait(restMs, waiting)
        late.catch(() => undefined)
        await untilAborted(Promise.race([arrives.promise, late]), signal)
        return await untilAborted(find(pairingTopic), signal)
      } finally {
        over.abort()
      }
    },
  }
}
