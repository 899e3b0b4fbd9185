import type { RelayFaultSwitch } from '../traffic/relay-fault-switch'
import type { DelayedCalls } from './delayed-calls'
import type { Letter, Mailboxes } from './mailboxes'

/** How long a letter waits for a later one that is delivered first. */
const OVERTAKING_LIMIT_MS = 1_000

/** Delivers a letter to its mailbox, with the active faults. The publisher does not notice them. */
export function createFaultyPost(
  mailboxes: Mailboxes,
  faults: RelayFaultSwitch,
  later: DelayedCalls,
): (letter: Letter, from: string) => void {
  const waiting = new Map<string, () => void>()

  const store = (letter: Letter, from: string): void => {
    mailboxes.post(letter, from)
    if (faults.take('duplicate')) mailboxes.repeat(letter, from)
  }
  const letPass = (letter: Letter, from: string): void => {
    const release = waiting.get(letter.topic)
    if (release) {
      store(letter, from)
      release()
    } else if (faults.take('reorder')) {
      hold(letter, from)
    } else store(letter, from)
  }
  const hold = (letter: Letter, from: string): void => {
    const release = (): void => {
      giveUp()
      waiting.delete(letter.topic)
      store(letter, from)
    }
    const giveUp = later.add(OVERTAKING_LIMIT_MS, release)
    waiting.set(letter.topic, release)
  }

  return (letter, from) => {
    if (faults.take('drop')) return
    const slow = faults.take('slow')
    if (slow) later.add(slow.delayMs, () => letPass(letter, from))
    else letPass(letter, from)
  }
}
