import type { Clock } from '@latchkey/kernel'
import type { WalletConnectOptions } from '../options'

/** The session that every tab of this site is connected through. */
const TOPIC_KEY = 'session'
/** Until then a tab may be given a session that it has not entered yet; milliseconds since the epoch. */
const ATTEMPT_KEY = 'attempt'
/** No attempt lives longer, whatever the storage says. */
const ATTEMPT_LIMIT_MS = 240_000

export interface OwnSession {
  topic(): Promise<string | undefined>
  enter(topic: string): void
  leave(): void
  /** A tab waits for a wallet until then. */
  expect(untilMs: number): void
  /** Resolves once no tab can be about to enter a session that is there now. */
  settled(signal: AbortSignal): Promise<void>
}

/**
 * Which of the sessions that the relay library keeps is in use. Others are left over: the page was closed or loaded
 * anew between the wallet's yes and its own, or the relay was away when the visitor left.
 */
export function createOwnSession(
  keep: NonNullable<WalletConnectOptions['storage']>,
  clock: Clock,
): OwnSession {
  /** Where nothing can be kept, the library keeps nothing either. */
  const note = (change: Promise<void>): void => void change.catch(() => undefined)
  let mineMs = 0
  let othersMs = 0
  /** Until when another tab waits: this one knows of its own. */
  const readOthers = async (): Promise<number> => {
    const untilMs = Number(await keep.get(ATTEMPT_KEY)) || 0
    if (untilMs !== mineMs) othersMs = untilMs
    return othersMs
  }
  return {
    topic: () => keep.get(TOPIC_KEY),
    enter: (topic) => note(keep.set(TOPIC_KEY, topic)),
    leave: () => note(keep.remove(TOPIC_KEY)),
    expect(untilMs) {
      const write = async (): Promise<void> => {
        await readOthers()
        mineMs = untilMs
        await keep.set(ATTEMPT_KEY, String(untilMs))
      }
      note(write())
    },
    async settled(signal) {
      const restMs = Math.min((await readOthers()) - clock.now(), ATTEMPT_LIMIT_MS)
      if (restMs > 0) await clock.wait(restMs, signal)
    },
  }
}
