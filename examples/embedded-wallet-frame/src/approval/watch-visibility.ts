/**
 * Starts to watch the elements until the signal aborts. The returned function returns for how many milliseconds all of
 * them have been completely visible. It returns 0 while any part of one is hidden, covered, transparent or out of view.
 */
export type WatchVisibility = (elements: readonly Element[], signal: AbortSignal) => () => number

/**
 * For a page in a frame: whether the elements are in view. Enough to reject, not to approve: what the page that frames this
 * one paints over them, or leaves out, no browser tells for sure.
 */
export const watchInView: WatchVisibility = (elements, signal) => {
  const isShown = (): boolean => document.visibilityState === 'visible'
  return watch(elements, isShown, signal)
}

/**
 * For a page in a window of its own, which no other page can cover from inside. Other windows can: so the time begins
 * anew when this window gets the focus.
 */
export const watchWindow: WatchVisibility = (elements, signal) => {
  const isShown = (): boolean => document.visibilityState === 'visible' && document.hasFocus()
  return watch(elements, isShown, signal)
}

const THRESHOLDS = [0, 0.5, 0.99, 1]

function watch(
  elements: readonly Element[],
  /** Whether the user sees this page at all. */
  isShown: () => boolean,
  signal: AbortSignal,
): () => number {
  const seen = new Set<Element>()
  let visibleSinceMs: number | undefined
  const update = (): void => {
    const isAll = seen.size === elements.length && seen.size > 0 && isShown()
    visibleSinceMs = isAll ? (visibleSinceMs ?? performance.now()) : undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.intersectionRatio >= 0.99) seen.add(entry.target)
        else seen.delete(entry.target)
      }
      update()
    },
    { threshold: THRESHOLDS },
  )
  for (const element of elements) observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
  for (const [target, name] of [
    [document, 'visibilitychange'],
    [window, 'focus'],
    [window, 'blur'],
  ] as const)
    target.addEventListener(name, update, { signal })
  return () => {
    update()
    return visibleSinceMs === undefined ? 0 : performance.now() - visibleSinceMs
  }
}
