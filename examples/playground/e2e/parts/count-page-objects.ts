import type { CDPSession } from '@playwright/test'

/** Opens and closes the wallet list `cycles` times. Runs in the page as source text. */
export async function openAndClose({
  cycles,
  wallet,
}: {
  readonly cycles: number
  readonly wallet: string
}): Promise<void> {
  const turn = (): Promise<void> =>
    new Promise((resume) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resume()
      }
      port2.postMessage(undefined)
    })
  const buttons = (): readonly HTMLButtonElement[] => {
    const root = document.querySelector('[data-latchkey]')?.shadowRoot ?? document
    return [...root.querySelectorAll<HTMLButtonElement>('dialog[open] button')]
  }
  const find = (matches: (button: HTMLButtonElement) => boolean): HTMLButtonElement | undefined =>
    buttons().find(matches)
  const opener = [...document.querySelectorAll('button')].find((button) =>
    button.textContent?.includes('Connect wallet'),
  )
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    opener?.click()
    while (!find((button) => button.textContent?.includes(wallet) ?? false)) await turn()
    const isClose = (button: HTMLButtonElement): boolean =>
      (button.getAttribute('aria-label') ?? button.textContent) === 'Close'
    find(isClose)?.click()
    while (buttons().length > 0) await turn()
  }
}

export interface PageCounts {
  readonly nodes: number
  readonly listeners: number
  /** Bytes of the JavaScript heap. */
  readonly heap: number
}

/** The browser's own counts after garbage collection. */
export async function countPage(session: CDPSession): Promise<PageCounts> {
  // Twice, because objects freed by the first run may have held others.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
