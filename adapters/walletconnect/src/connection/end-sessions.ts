import type { Logger } from '@latchkey/kernel'
import type { ClientHolder } from '../relay/relay-client'
import { readTopic } from './read-session'
import type { SessionNotes } from './session-notes'

export interface SessionEnderParts {
  readonly holder: ClientHolder
  readonly own: SessionNotes
  readonly logger: Logger
  /** Aborted when nothing is swept any more. */
  readonly signal: AbortSignal
  /** Topic of the session this page is connected through. */
  inUse(): string | undefined
}

/** Ends sessions, so that the wallet shows the true state. */
export interface SessionEnder {
  end(topic: string): Promise<void>
  /** In the background; a failure is only logged. */
  endQuietly(topic: string | undefined): void
  /** Ends a session that this page does not use, unless another tab has entered it meanwhile. */
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
    const client = holder.isThere ? await holder.get() : undefined
    const topics = client?.sessions().flatMap((session) => readTopic(session) ?? []) ?? []
    return topics.filter((topic) => topic !== inUse())
  }
  const sweep = async (): Promise<void> => {
    const found = await unknown()
    if (found.length === 0) return
    await own.untilNoneExpected(signal)
    const kept = await own.topic()
    const left = await unknown()
    // control: relay-left-over-session-kept
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
