import type { InstanceParts } from './instance-parts'
import type { Latchkey } from './latchkey'
import type { Browser } from './ports/ports'

/** Browsers without `requestIdleCallback` (Safari) count as idle this long after the page was loaded. In milliseconds. */
const IDLE_AFTER_MS = 1_000

/**
 * Fetches what the next opening shows, once the page was loaded and the browser has nothing else to do, and again after
 * the dialog was closed or any state has changed, since what was rendered ahead is then no longer what it shows. Tells the
 * open view as well, by `kernel:idle`. Not for a user who saves data or has a connection of 2g or less: there a fetch
 * needs a sign that it is wanted.
 */
export function whenIdle(
  { on, preload }: Pick<Latchkey, 'on' | 'preload'>,
  {
    bus,
    ports: { browser, clock },
    records,
    router,
  }: Pick<InstanceParts, 'bus' | 'ports' | 'records' | 'router'>,
): void {
  const end = new AbortController()
  let hasLoaded = false
  let isWaiting = false
  const removes = [
    on('kernel:stopped', () => {
      for (const remove of removes) remove()
      end.abort()
    }),
    on('kernel:view-changed', () => hasLoaded && whenLoaded()),
    ...[...records.values()].map(({ slice }) =>
      slice.subscribe(() => hasLoaded && !router.view() && whenLoaded()),
    ),
  ]
  const fetchNow = (): void => {
    isWaiting = false
    if (end.signal.aborted) return
    if (!router.view()) preload()
    bus.emit('kernel:idle')
  }
  const whenLoaded = (): void => {
    hasLoaded = true
    if (isWaiting || isConnectionCostly(browser)) return
    isWaiting = true
    const requestIdle = browser.windowProperty('requestIdleCallback')
    if (typeof requestIdle === 'function') requestIdle(fetchNow)
    else
      clock.wait(IDLE_AFTER_MS, end.signal).then(fetchNow, () => {
        // The wait rejects when the run has ended.
      })
  }
  if (valueAt(browser.windowProperty('document'), 'readyState') === 'complete') whenLoaded()
  else browser.listen('load', whenLoaded, end.signal)
}

/**
 * Whether the user saves data, or has a connection of 2g or less.
 * @see https://wicg.github.io/netinfo/ which Firefox and Safari do not have
 */
export function isConnectionCostly(browser: Pick<Browser, 'windowProperty'>): boolean {
  const connection = valueAt(browser.windowProperty('navigator'), 'connection')
  const type = valueAt(connection, 'effectiveType')
  return valueAt(connection, 'saveData') === true || type === 'slow-2g' || type === '2g'
}

/** A property of what may be an object. */
function valueAt(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}
