import type { Clock, Logger } from '@latchkey/kernel'
import { isSameAddress } from '@latchkey/session/caip'
import type { Account } from '@latchkey/session/contract'
import type { WalletConnectOptions } from '../options'
import type { ClientHolder } from '../relay/client-holder'
import { type ReadSession, readSession, readTopic } from './read-session'

/** Storage key for the session through which all tabs of this site are connected. */
const TOPIC_KEY = 'session'
/**
 * Storage key for the latest pairing code of any tab: the time until which a wallet may approve it, in milliseconds since
 * the epoch, a space, and its pairing topic.
 */
const ATTEMPT_KEY = 'attempt'
/** Maximum validity of a code. A later stored time is ignored. */
const ATTEMPT_LIMIT_MS = 240_000

export interface ExpectedCode {
  readonly pairingTopic: string
  /** The remaining validity in milliseconds. */
  readonly restMs: number
}

export interface SessionNotes {
  topic(): Promise<string | undefined>
  enter(topic: string): void
  leave(): void
  /** Records that this tab waits until then for a wallet to approve this code. */
  expect(untilMs: number, pairingTopic: string): void
  /** The latest code of any tab, also of a closed one. `undefined` if it has expired. */
  expected(): Promise<ExpectedCode | undefined>
  /** Resolves when no tab can start to use a session that exists now. */
  untilNoneExpected(signal: AbortSignal): Promise<void>
}

/**
 * Records which of the relay library's stored sessions is in use. The others are unused: their page was closed between the
 * approval and its record, or the relay was unreachable when the user disconnected.
 */
export function createSessionNotes(
  keep: NonNullable<WalletConnectOptions['storage']>,
  clock: Clock,
): SessionNotes {
  /** A failure is ignored, because then the library cannot store its sessions either. */
  const note = (change: Promise<void>): void => void change.catch(() => undefined)
  let mineMs = 0
  let othersMs = 0
  const readAttempt = async () => {
    const [until, pairingTopic = ''] = (await keep.get(ATTEMPT_KEY))?.split(' ') ?? []
    return { untilMs: Number(until) || 0, pairingTopic }
  }
  /** The time until which another tab waits for an approval. */
  const readOthers = async (): Promise<number> => {
    const { untilMs } = await readAttempt()
    if (untilMs !== mineMs) othersMs = untilMs
    return othersMs
  }
  return {
    topic: () => keep.get(TOPIC_KEY),
    enter: (topic) => note(keep.set(TOPIC_KEY, topic)),
    leave: () => note(keep.remove(TOPIC_KEY)),
    async expected() {
      const { untilMs, pairingTopic } = await readAttempt()
      const restMs = Math.min(untilMs - clock.now(), ATTEMPT_LIMIT_MS)
      return restMs > 0 && pairingTopic ? { pairingTopic, restMs } : undefined
    },
    expect(untilMs, pairingTopic) {
      const write = async (): Promise<void> => {
        await readOthers()
        mineMs = untilMs
        await keep.set(ATTEMPT_KEY, `${untilMs} ${pairingTopic}`)
      }
      note(write())
    },
    async untilNoneExpected(signal) {
      const restMs = Math.min((await readOthers()) - clock.now(), ATTEMPT_LIMIT_MS)
      if (restMs > 0) await clock.wait(restMs, signal)
    },
  }
}

/**
 * Finds the session of a remembered connection: the recorded one, or, without a record, the one with most of
 * its accounts.
 */
export function rememberedSession(
  stored: readonly unknown[],
  { accounts, topic }: { readonly accounts: readonly Account[]; readonly topic: string | undefined },
  nowMs: number,
): ReadSession | undefined {
  const score = ({ grants }: ReadSession): number =>
    accounts.filter(({ namespace, address }) =>
      grants[namespace]?.accounts.some((one) => isSameAddress(namespace, one.address, address)),
    ).length
  return stored
    .flatMap((one) => readSession(one) ?? [])
    .filter((one) => one.expiresAtMs > nowMs && (topic === undefined || one.topic === topic))
    .sort((one, other) => score(other) - score(one) || other.expiresAtMs - one.expiresAtMs)[0]
}

export interface SessionEnderParts {
  readonly holder: ClientHolder
  readonly own: SessionNotes
  readonly logger: Logger
  /** Aborted when no more unused sessions are to be ended. */
  readonly signal: AbortSignal
  /** Topic of the session through which this page is connected. */
  inUse(): string | undefined
}

/** Ends sessions, so that the wallet no longer shows them as connected. */
export interface SessionEnder {
  end(topic: string): Promise<void>
  /** Ends them in the background. Failures are only logged. */
  endQuietly(topic: string | undefined): void
  /** Ends a session that this page does not use, unless another tab has recorded it meanwhile. */
  refuse(session: unknown): void
  /** Ends sessions that no page can use; resolves when they are ended or cannot be ended now. */
  sweep(): Promise<void>
}

export function createSessionEnder({ holder, own, logger, signal, inUse }: SessionEnderParts): SessionEnder {
  const ending = new Map<string, Promise<void>>()
  /** Ends each session once, because some wallets fail on a second message. */
  const end = (topic: string): Promise<void> => {
    const leaving =
      ending.get(topic) ??
      holder
        .get()
        .then((client) => client.end(topic))
        .finally(() => ending.delete(topic))
    ending.set(topic, leaving)
    return leaving
  }
  const tryToEnd = (topic: string): Promise<void> =>
    end(topic).catch((error: unknown) => logger.warn('A session could not be ended.', { error }))
  const endQuietly = (topic: string | undefined): void => {
    if (topic !== undefined) void tryToEnd(topic)
  }
  const unknown = async (): Promise<readonly string[]> => {
    const client = holder.exists ? await holder.get() : undefined
    const topics = client?.sessions().flatMap((session) => readTopic(session) ?? []) ?? []
    return topics.filter((topic) => topic !== inUse())
  }
  const sweep = async (): Promise<void> => {
    const found = await unknown()
    if (found.length === 0) return
    await own.untilNoneExpected(signal)
    const kept = await own.topic()
    const left = await unknown()
    const unused = found.filter((topic) => topic !== kept && left.includes(topic))
    await Promise.all(unused.map(tryToEnd))
  }
  return {
    end,
    endQuietly,
    refuse(session) {
      const topic = readTopic(session)
      const unlessKept = (kept: string | undefined): void => {
        if (kept !== topic) endQuietly(topic)
      }
      own.topic().then(unlessKept, () => unlessKept(undefined))
    },
    sweep: () =>
      sweep().catch((error: unknown) => logger.debug('What is left over stays for now.', { error })),
  }
}
