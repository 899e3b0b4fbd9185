/** What runs in the measured page. Each function stands alone, since only its text gets there. */

export interface ListTimes {
  /** Milliseconds from the start of the navigation until there was a button, which was pressed then. */
  readonly pressed: number
  /** Milliseconds from the click until the wallet can be seen. */
  readonly visible: number
  /** Milliseconds from the click until it neither moves nor fades any more. */
  readonly stable: number
  /** Milliseconds from the start of the navigation until it is stable. */
  readonly sinceNavigation: number
}

/** Clicks as soon as there is a button, and watches every frame until the wallet's row has come to rest. */
export async function clickAndWatch(wallet: string): Promise<ListTimes> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const findOpener = (): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((button) => button.textContent?.includes('Connect Wallet'))
  const findRow = (): Element | undefined => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot ?? document
    return [...root.querySelectorAll('dialog[open] button')].find((button) =>
      button.textContent?.includes(wallet),
    )
  }
  const opacityOf = (start: Element): number => {
    let opacity = 1
    for (let element: Element | null = start; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity)
    return opacity
  }
  const stateOf = (row: Element): string => {
    const { x, y, width, height } = row.getBoundingClientRect()
    return [x, y, width, height, opacityOf(row)].join()
  }
  const framesAtRest = 6

  let opener = findOpener()
  while (!opener) {
    await frame()
    opener = findOpener()
  }
  const clicked = performance.now()
  opener.click()
  let row = findRow()
  while (!row || row.getBoundingClientRect().height === 0 || opacityOf(row) < 0.1) {
    await frame()
    row = findRow()
  }
  // The frame after this one shows it.
  await frame()
  const visible = performance.now() - clicked
  let state = stateOf(row)
  let changed = performance.now()
  for (let still = 0; still < framesAtRest; still += 1) {
    await frame()
    const next = stateOf(row)
    if (next === state) continue
    state = next
    still = 0
    changed = performance.now()
  }
  return { pressed: clicked, visible, stable: changed - clicked, sinceNavigation: changed }
}

/** Collects the time in which a page could not answer: of each long task, what is beyond 50 ms. */
export function watchLongTasks(): void {
  let blocked = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  Object.assign(globalThis, { blockedMs: () => blocked })
}

declare global {
  interface Window {
    readonly blockedMs: () => number
  }
}
