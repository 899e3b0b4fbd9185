/** What runs in a page with all wallets. Each function stands alone, since only its text gets there. */

/** Milliseconds from the click until a tile can be seen, the frame that shows it included. */
export async function openAllWallets(): Promise<number> {
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const isSeen = (): boolean => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot
    const tile = root?.querySelector('dialog[open] [part~="directory-wallet"]')
    if (!tile || tile.getBoundingClientRect().height === 0) return false
    let opacity = 1
    for (let element: Element | null = tile; element; element = element.parentElement)
      opacity *= Number(getComputedStyle(element).opacity)
    return opacity > 0.1
  }
  const start = performance.now()
  document.querySelector('button')?.click()
  while (!isSeen()) await frame()
  await frame()
  return performance.now() - start
}

/** The longest of so many frames in which the tiles are scrolled on, in milliseconds. */
export async function scrollTiles(frames: number): Promise<number> {
  const pxEachFrame = 120
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const area =
    root?.querySelector('[part="all-wallets"] [part="scroll-area"]') ?? document.querySelector('#area')
  if (!area) throw new Error('There is nothing to scroll.')
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  let longest = 0
  // Read once: to ask where it is lays everything out.
  let top = area.scrollTop
  let last = await frame()
  for (let count = 0; count < frames; count += 1) {
    top += pxEachFrame
    area.scrollTo(0, top)
    const now = await frame()
    longest = Math.max(longest, now - last)
    last = now
  }
  return longest
}

export interface Keystroke {
  /** Frames until the loaded wallets that match are painted. */
  readonly frames: number
  /** Milliseconds until the directory is asked. */
  readonly asked: number
}

export async function typeQuery(text: string): Promise<Keystroke> {
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const input = root?.querySelector<HTMLInputElement>('dialog[open] input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!input || !setValue) throw new Error('There is nothing to search with.')
  const names = (): readonly (string | null)[] =>
    [...(root?.querySelectorAll('dialog[open] [part="tile-title"]') ?? [])].map((one) => one.textContent)
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  const asks = (): PerformanceEntryList => performance.getEntriesByName('search')
  const before = asks().length
  await frame()
  const start = performance.now()
  setValue.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  let frames = 0
  do {
    await frame()
    frames += 1
  } while (!names().every((name) => name?.toLowerCase().includes(text)))
  while (asks().length === before) await frame()
  return { frames, asked: (asks().at(-1)?.startTime ?? Number.NaN) - start }
}
