import type { CDPSession } from '@playwright/test'

/** No sandbox, for containers; nothing that talks to the network by itself, since requests are counted. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** tsx marks the functions it compiles with a helper of its own, which a page does not have. */
export const keepNames = 'globalThis.__name = (value) => value'

/**
 * Wallets as extensions announce them (EIP-6963), with nothing behind them. Runs in a page before its own scripts
 * and stands alone, since only its text gets there.
 */
export function announceWallets(names: readonly string[]): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const details = names.map((name, index) => {
    const uuid = `00000000-0000-4000-8000-00000000000${index}`
    const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
    return Object.freeze({ info: { uuid, name, icon, rdns: `example.${name.toLowerCase()}` }, provider })
  })
  const say = (): void => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', say)
  say()
}

/** Opens the wallet list and closes it again, `cycles` times. Runs in a page; stands alone. */
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
    button.textContent?.includes('Connect Wallet'),
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
  /** Bytes of JavaScript objects. */
  readonly heap: number
}

/** What the browser itself counts, after its garbage is gone. */
export async function countPage(session: CDPSession): Promise<PageCounts> {
  // Twice: what the first run frees may be what kept the rest.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
