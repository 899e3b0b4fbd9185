/**
 * Starts to watch the elements until the signal aborts. The returned function returns for how many milliseconds all of
 * them have been completely visible. It returns 0 while any part of one is hidden, covered, transparent or out of view.
 */
export type WatchVisibility = (elements: readonly Element[], signal: AbortSignal) => () => number

/** Options of IntersectionObserver v2, which TypeScript's DOM types lack. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  /** Milliseconds. Must be at least 100 with `trackVisibility`. */
  readonly delay: number
}

/**
 * Uses IntersectionObserver v2, which also detects what the host page puts over or around the frame. Browsers without
 * version 2 only report whether the elements are inside the viewport.
 */
export const watchVisibility: WatchVisibility = (elements, signal) => {
  const seen = new Set<Element>()
  let visibleSinceMs: number | undefined
  const options: VisibilityOptions = { threshold: [0, 0.5, 0.99, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.intersectionRatio >= 0.99 && isSeen(entry)) seen.add(entry.target)
      else seen.delete(entry.target)
    }
    visibleSinceMs =
      seen.size === elements.length && seen.size > 0 ? (visibleSinceMs ?? performance.now()) : undefined
  }, options)
  for (const element of elements) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return () =>
    visibleSinceMs === undefined || document.visibilityState === 'hidden'
      ? 0
      : performance.now() - visibleSinceMs
}

/** Only browsers with IntersectionObserver v2 set `isVisible`. */
const isSeen = (entry: IntersectionObserverEntry): boolean =>
  !('isVisible' in entry) || entry.isVisible === true
