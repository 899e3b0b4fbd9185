import type { Approval, ApprovalCards, Outcome } from './approval-card'
import { createBones } from './card-bones'
import { createText } from './card-text'
import { type ShowCardOptions, showCard } from './show-card'

/** From so many requests on, waiting or one soon after the other, all can be rejected at once. */
const FLOOD = 3
const FLOOD_PAUSE_MS = 10_000
/** A page that is told of a rejection can ask again at once. So "all" includes what comes within this time. */
const REJECT_ALL_MS = 3_000

/** Shows requests in this page, one at a time. */
export function createApprovalCards(options: Omit<ShowCardOptions, 'isFlood'>): ApprovalCards {
  const { root, now } = options
  let queue: Promise<unknown> = Promise.resolve()
  const open = new Set<AbortController>()
  let shownInARow = 0
  let lastDecisionMs = Number.NEGATIVE_INFINITY
  let rejectUntilMs = Number.NEGATIVE_INFINITY

  /** The next waiting request replaces this text. */
  const showProgress = (text: string): void => {
    const note = createText('p', text)
    note.className = 'progress'
    note.setAttribute('role', 'status')
    root.replaceChildren(note)
  }

  const show = async (approval: Approval, signal: AbortSignal): Promise<Outcome> => {
    if (now() < rejectUntilMs) return 'rejected'
    if (now() - lastDecisionMs > FLOOD_PAUSE_MS) shownInARow = 0
    shownInARow += 1
    const isFlood = (): boolean => shownInARow >= FLOOD || open.size >= FLOOD
    const outcome = await showCard(approval, { ...options, isFlood }, signal)
    lastDecisionMs = now()
    if (outcome === 'approved' && approval.progress !== undefined) showProgress(approval.progress)
    if (outcome !== 'all-rejected') return outcome
    rejectUntilMs = now() + REJECT_ALL_MS
    return 'rejected'
  }

  return {
    ask(approval, signal) {
      const end = new AbortController()
      open.add(end)
      if (signal.aborted) end.abort()
      signal.addEventListener('abort', () => end.abort(), { signal: end.signal })
      const outcome = queue.then(() => (end.signal.aborted ? 'aborted' : show(approval, end.signal)))
      queue = outcome.finally(() => open.delete(end))
      return outcome
    },
    expectCard() {
      const bones = createBones()
      if (!root.hasChildNodes()) root.append(bones)
      return () => bones.remove()
    },
    clearProgress: () => root.querySelector('.progress')?.remove(),
    close() {
      for (const end of [...open]) end.abort()
    },
  }
}
