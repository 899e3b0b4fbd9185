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
 * Whether this browser says what the page that frames this one puts over or around it (IntersectionObserver v2). Firefox
 * and WebKit do not.
 */
export const canProveVisibility = (): boolean =>
  'trackVisibility' in IntersectionObserver.prototype && 'isVisible' in IntersectionObserverEntry.prototype

/**
 * For a page in a frame. Never reports elements as visible in a browser that cannot tell: see `canProveVisibility`.
 */
export const watchFrame: WatchVisibility = (elements, signal) => {
  const options: VisibilityOptions = { threshold: THRESHOLDS, trackVisibility: true, delay: 100 }
  // control: frame-approves-unproven
  const isSeen = (entry: IntersectionObserverEntry): boolean =>
    'isVisible' in entry && entry.isVisible === true
  return watch(elements, { options, isSeen, isShown: () => document.visibilityState === 'visible' }, signal)
}

/**
 * For a page in a frame whose browser cannot prove more: whether the elements are in view. Enough to reject, not to
 * approve.
 */
export const watchInView: WatchVisibility = (elements, signal) => {
  const isShown = (): boolean => document.visibilityState === 'visible'
  return watch(elements, { options: { threshold: THRESHOLDS }, isSeen: () => true, isShown }, signal)
}

/**
 * For a page in a window of its own, which no other page can cover from inside. Other windows can: so the time begins
 * anew when this window gets the focus.
 */
export const watchWindow: WatchVisibility = (elements, signal) => {
  const isShown = (): boolean => document.visibilityState === 'visible' && document.hasFocus()
  return watch(elements, { options: { threshold: THRESHOLDS }, isSeen: () => true, isShown }, signal)
}

const THRESHOLDS = [0, 0.5, 0.99, 1]

interface Watching {
  readonly options: IntersectionObserverInit
  /** Whether an element that is in view can be seen. */
  readonly isSeen: (entry: IntersectionObserverEntry) => boolean
  /** Whether the user sees this page at all. */
  readonly isShown: () => boolean
}

function watch(
  elements: readonly Element[],
  { options, isSeen, isShown }: Watching,
  signal: AbortSignal,
): () => number {
  const seen = new Set<Element>()
  let visibleSinceMs: number | undefined
  const update = (): void => {
    const isAll = seen.size === elements.length && seen.size > 0 && isShown()
    visibleSinceMs = isAll ? (visibleSinceMs ?? performance.now()) : undefined
  }
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (entry.intersectionRatio >= 0.99 && isSeen(entry)) seen.add(entry.target)
      else seen.delete(entry.target)
    }
    update()
  }, options)
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
