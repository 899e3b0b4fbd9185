import type { Latchkey } from './latchkey'
import type { Clock } from './ports/clock'

/** Browsers without `requestIdleCallback` (Safari) count as idle this long after the page was loaded. In milliseconds. */
const IDLE_AFTER_MS = 1_000

/** The part of a latchkey and of its ports that is used. */
type Host = Pick<Latchkey, 'on' | 'preload'>
interface IdlePorts {
  readonly browser: {
    windowProperty(name: string): unknown
    listen(name: string, listener: () => void, signal: AbortSignal): void
  }
  readonly clock: Pick<Clock, 'wait'>
}

/**
 * Fetches what the next opening shows, once the page was loaded and the browser has nothing else to do, and again after
 * the dialog was closed. Not for a user who saves data or has a connection of 2g or less: there a fetch needs a sign that
 * the dialog is wanted.
 */
export function whenIdle({ on, preload }: Host, { browser, clock }: IdlePorts): void {
  const end = new AbortController()
  const removes = [
    on('kernel:stopped', () => {
      for (const remove of removes) remove()
      end.abort()
    }),
    on('kernel:view-changed', ({ view }) => {
      if (view === undefined) whenLoaded()
    }),
  ]
  const fetchNow = (): void => {
    if (!end.signal.aborted) preload()
  }
  const whenLoaded = (): void => {
    const requestIdle = browser.windowProperty('requestIdleCallback')
    if (isCostly(browser.windowProperty('navigator'))) return
    if (typeof requestIdle === 'function') requestIdle(fetchNow)
    else
      clock.wait(IDLE_AFTER_MS, end.signal).then(fetchNow, () => {
        // The wait rejects when the run has ended.
      })
  }
  if (valueAt(browser.windowProperty('document'), 'readyState') === 'complete') whenLoaded()
  else browser.listen('load', whenLoaded, end.signal)
}

/** The Network Information API, if the browser supports it. */
function isCostly(navigator: unknown): boolean {
  const connection = valueAt(navigator, 'connection')
  const type = valueAt(connection, 'effectiveType')
  return valueAt(connection, 'saveData') === true || type === 'slow-2g' || type === '2g'
}

function valueAt(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined
}
