import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  /** Microseconds that the thread worked. */
  readonly tdur?: number
}

export interface FrameWork {
  /** Milliseconds the page's thread worked for the frame that cost it most. */
  readonly most: number
  /** The same for the frame in the middle. */
  readonly median: number
}

/**
 * What frames cost the page's own thread while something runs. Unlike the time from one frame to the next, it does not
 * grow when the machine has other things to do.
 */
export async function traceFrames(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<FrameWork> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await run()
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  )
  const frames = traceEvents.filter(({ name }) => name === 'FireAnimationFrame')
  const [first] = frames
  const isHere = ({ pid, tid }: TraceEvent): boolean => pid === first?.pid && tid === first.tid
  const starts = frames
    .filter(isHere)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
  const tasks = traceEvents.filter((one) => one.name === 'ThreadControllerImpl::RunTask' && isHere(one))
  const works = starts.slice(1).map((end, index) => {
    const start = starts[index] ?? end
    return tasks.reduce((sum, { ts, tdur = 0 }) => (ts >= start && ts < end ? sum + tdur / 1000 : sum), 0)
  })
  works.sort((one, other) => one - other)
  return { most: works.at(-1) ?? Number.NaN, median: works[works.length >> 1] ?? Number.NaN }
}
