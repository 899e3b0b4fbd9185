import type { Clock } from '@latchkey/kernel'
import type { WalletConnectOptions } from '../options'

/** The session that every tab of this site is connected through. */
const TOPIC_KEY = 'session'
/**
 * Until then a tab may be given a session that it has not entered yet, in milliseconds since the epoch; and, behind a
 * space, the topic of the code it is given for.
 */
const ATTEMPT_KEY = 'attempt'
/** No attempt lives longer, whatever the storage says. */
const ATTEMPT_LIMIT_MS = 240_000

export interface ExpectedCode {
  readonly pairingTopic: string
  /** How long it is still good. */
  readonly restMs: number
}

export interface OwnSession {
  topic(): Promise<string | undefined>
  enter(topic: string): void
  leave(): void
  /** A tab waits until then for a wallet that was given this code. */
  expect(untilMs: number, pairingTopic: string): void
  /** The newest code of any tab, also of one that is gone; `undefined` when its time is over. */
  expected(): Promise<ExpectedCode | undefined>
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
  const readAttempt = async () => {
    const [until, pairingTopic = ''] = (await keep.get(ATTEMPT_KEY))?.split(' ') ?? []
    return { untilMs: Number(until) || 0, pairingTopic }
  }
  /** Until when another tab waits: this one knows of its own. */
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
    async settled(signal) {
      const restMs = Math.min((await readOthers()) - clock.now(), ATTEMPT_LIMIT_MS)
      if (restMs > 0) await clock.wait(restMs, signal)
    },
  }
}
