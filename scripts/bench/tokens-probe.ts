/** What runs in a page with many tokens. Each function stands alone, since only its text gets there. */

/** Milliseconds from the click until a token can be seen, the frame that shows it included. */
export async function openTokens(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const isSeen = (): boolean => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot
    const token = root?.querySelector('dialog[open] [part~="token"]')
    if (!token || token.getBoundingClientRect().height === 0) return false
    let opacity = 1
    for (let element: Element | null = token; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity)
    return opacity > 0.1
  }
  const start = performance.now()
  document.querySelector<HTMLButtonElement>('#account')?.click()
  while (!isSeen()) await frame()
  await frame()
  return performance.now() - start
}

/** Milliseconds from the wallet's answer until the page shows the other network, the frame that shows it included. */
export async function switchNetwork(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const shown = (): string | null | undefined => document.querySelector('#network')?.textContent
  const before = shown()
  document.querySelector<HTMLButtonElement>('#switch')?.click()
  while (shown() === before) await frame()
  await frame()
  return performance.now() - (performance.getEntriesByName('answered').at(-1)?.startTime ?? Number.NaN)
}
