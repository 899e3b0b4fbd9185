/** What runs in a page that pairs. Each function stands alone, since only its text gets there. */

export interface CodeTimes {
  /** Milliseconds from the press until the code is painted, the frame that shows it included. */
  readonly painted: number
}

/** Presses, and waits until there is a code: a picture with a path that can be seen. */
export async function pressAndWatch(): Promise<CodeTimes> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const press =
    root?.querySelector<HTMLElement>('dialog[open] [part~="relay"]') ?? document.querySelector('button')
  const isSeen = (): boolean => {
    const code = root
      ? root.querySelector('[part="qr-code"] [role="img"][aria-hidden="false"] path')
      : document.querySelector('body > svg path')
    if (!code || code.getBoundingClientRect().height === 0) return false
    let opacity = 1
    for (let element: Element | null = code; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity)
    return opacity > 0.1
  }
  const start = performance.now()
  press?.click()
  while (!isSeen()) await frame()
  await frame()
  return { painted: performance.now() - start }
}
