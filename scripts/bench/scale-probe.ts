/** What runs in a page with many wallets. Each function stands alone, since only its text gets there. */

export interface Crowd {
  readonly count: number
  /** Whether they announce themselves with the page, or wait for `announceAll`. */
  readonly early: boolean
}

/** Wallets called `Wallet 1`, `Wallet 2`… that announce themselves in one task. */
export function gatherCrowd({ count, early }: Crowd): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const details = Array.from({ length: count }, (_, index) => {
    const uuid = `00000000-0000-4000-8000-${`${index + 1}`.padStart(12, '0')}`
    const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
    const info = { uuid, name: `Wallet ${index + 1}`, icon, rdns: `example.wallet-${index + 1}` }
    return Object.freeze({ info, provider })
  })
  const say = (): number => {
    const start = performance.now()
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    return performance.now() - start
  }
  Object.assign(globalThis, { announceAll: say })
  if (!early) return
  window.addEventListener('eip6963:requestProvider', say)
  say()
}

/** Milliseconds in which the page could not answer while all announce themselves into the open list. */
export async function measureAnnouncing(count: number): Promise<number> {
  const rowsOf = (): number => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot ?? document
    const said = root.querySelector('dialog[open] [aria-setsize]')?.getAttribute('aria-setsize')
    return Number(said ?? root.querySelectorAll('dialog[open] li').length)
  }
  const turn = (): Promise<void> =>
    new Promise((resume) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resume()
      port2.postMessage(undefined)
    })
  let busy = window.announceAll()
  let last = performance.now()
  const end = last + 20_000
  while (rowsOf() < count && last < end) {
    await turn()
    const now = performance.now()
    // A turn that nobody holds up takes far less.
    if (now - last > 2) busy += now - last
    last = now
  }
  if (rowsOf() < count) throw new Error(`The list has ${rowsOf()} wallets in place of ${count}.`)
  return busy
}

/** Milliseconds from a keystroke until the frame after the one that shows the filtered list. */
export async function measureSearch(text: string): Promise<number> {
  const root = document.querySelector('[data-latchkey]')?.shadowRoot
  const input = root?.querySelector<HTMLInputElement>('dialog[open] input')
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const titles = (): readonly (string | null)[] =>
    [...(root?.querySelectorAll('dialog[open] [part="list-row-title"]') ?? [])].map((one) => one.textContent)
  const frame = (): Promise<number> => new Promise((resume) => requestAnimationFrame(resume))
  if (!input || !setValue) throw new Error('There is nothing to search with.')
  const start = performance.now()
  setValue.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  while (!titles().every((title) => title?.toLowerCase().includes(text))) await frame()
  await frame()
  return performance.now() - start
}

declare global {
  interface Window {
    readonly announceAll: () => number
  }
}
