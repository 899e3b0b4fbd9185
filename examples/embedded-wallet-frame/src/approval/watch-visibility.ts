/**
 * Returns how long all the elements have been visible without interruption, in milliseconds; 0 while one of them is
 * hidden, covered, transparent or out of view, even in part.
 */
export type WatchVisibility = (elements: readonly Element[], signal: AbortSignal) => () => number

/** Members of IntersectionObserver v2, which TypeScript does not know. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  /** At least 100 with `trackVisibility`. */
  readonly delay: number
}

/**
 * Asks the browser whether the elements can be seen, including what the framing page puts over or around them. Browsers
 * without IntersectionObserver v2 report only whether they are in view.
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

/** `isVisible` exists where the browser tracks it. */
const isSeen = (entry: IntersectionObserverEntry): boolean =>
  !('isVisible' in entry) || entry.isVisible === true
