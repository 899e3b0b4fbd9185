import type { WatchVisibility } from './watch-visibility'

/**
 * How long a card must have been as it is, and completely visible, before a press counts. An earlier one was probably
 * aimed at what was there before.
 */
export const SETTLED_MS = 1_000

/** `hidden`: a part of the card is not visible. `settling`: it has been visible for too short a time. */
export type Readiness = 'hidden' | 'settling' | 'ready'

export interface DecisionGuard {
  readiness(): Readiness
  /** Begins the time anew: the card has changed, or was pressed too early. */
  restart(): void
}

export interface DecisionGuardOptions {
  readonly watchVisibility: WatchVisibility
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number
}

/** Says when the user has had the time to see the elements. */
export function guardDecision(
  elements: readonly Element[],
  { watchVisibility, now }: DecisionGuardOptions,
  signal: AbortSignal,
): DecisionGuard {
  const visibleForMs = watchVisibility(elements, signal)
  let sinceMs = now()
  let seenAtMs = now()
  const restart = (): void => {
    sinceMs = now()
  }
  // The page in which a frame lies can move its buttons that way.
  window.addEventListener('resize', restart, { signal })
  return {
    readiness() {
      const visibleMs = visibleForMs()
      if (visibleMs > 0) seenAtMs = now()
      // The browser's first report takes a moment.
      else if (now() - seenAtMs >= SETTLED_MS) return 'hidden'
      return Math.min(visibleMs, now() - sinceMs) >= SETTLED_MS ? 'ready' : 'settling'
    },
    restart,
  }
}
