import type { RelayFaultSwitch } from '../fault-injection/relay-fault-switch'
import type { DelayedCalls } from './delayed-calls'
import type { Mailboxes, Publication } from './mailboxes'

/** How long a reordered publication waits for the next one. */
const OVERTAKING_LIMIT_MS = 1_000

/** Stores publications in their mailbox with the active faults, which publishers do not notice. */
export function createFaultyDelivery(
  mailboxes: Mailboxes,
  faults: RelayFaultSwitch,
  later: DelayedCalls,
): (publication: Publication, from: string) => void {
  const waiting = new Map<string, () => void>()

  const store = (publication: Publication, from: string): void => {
    mailboxes.post(publication, from)
    if (faults.take('duplicate')) mailboxes.repeat(publication, from)
  }
  const letPass = (publication: Publication, from: string): void => {
    const release = waiting.get(publication.topic)
    if (release) {
      store(publication, from)
      release()
    } else if (faults.take('reorder')) {
      hold(publication, from)
    } else store(publication, from)
  }
  const hold = (publication: Publication, from: string): void => {
    const release = (): void => {
      giveUp()
      waiting.delete(publication.topic)
      store(publication, from)
    }
    const giveUp = later.add(OVERTAKING_LIMIT_MS, release)
    waiting.set(publication.topic, release)
  }

  return (publication, from) => {
    if (faults.take('drop')) return
    const slow = faults.take('slow')
    if (slow) later.add(slow.delayMs, () => letPass(publication, from))
    else letPass(publication, from)
  }
}
