/**
 * Returns how long the element has been visible without interruption, in milliseconds; 0 while it is hidden, covered,
 * transparent or out of view.
 */
export type WatchVisibility = (element: Element, signal: AbortSignal) => () => number

/** Members of IntersectionObserver v2, which TypeScript does not know. */
interface VisibilityOptions extends IntersectionObserverInit {
  readonly trackVisibility: boolean
  /** At least 100 with `trackVisibility`. */
  readonly delay: number
}

/**
 * Asks the browser whether the element can be seen, including what the framing page puts over or around it. Browsers
 * without IntersectionObserver v2 report only whether the element is in view.
 */
export const watchVisibility: WatchVisibility = (element, signal) => {
  let visibleSinceMs: number | undefined
  const options: VisibilityOptions = { threshold: [0, 0.5, 1], trackVisibility: true, delay: 100 }
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    const isVisible = last !== undefined && last.intersectionRatio >= 0.99 && isSeen(last)
    visibleSinceMs = isVisible ? (visibleSinceMs ?? performance.now()) : undefined
  }, options)
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  return () =>
    visibleSinceMs === undefined || document.visibilityState === 'hidden'
      ? 0
      : performance.now() - visibleSinceMs
}

/** `isVisible` exists where the browser tracks it. */
const isSeen = (entry: IntersectionObserverEntry): boolean =>
  !('isVisible' in entry) || entry.isVisible === true
