import { modalContract } from '@latchkey/modal/contract'
import { sessionContract } from '@latchkey/session/contract'
import type { SimulatedWallet } from '@latchkey/simulated-wallet'
import type { DemoLatchkey } from './create-demo-latchkey'

export interface Scene {
  readonly latchkey: DemoLatchkey
  readonly wallets: readonly SimulatedWallet[]
  /** Holds the dialog. */
  readonly place: HTMLElement
  /** The dot that shows where a finger touches. */
  readonly touch: HTMLElement
}

/** How long each scene stands, in ms. */
const LIST_MS = 2_400
const RING_MS = 2_600
/** The longest that a wallet's code may take to ask. */
const PROMPT_MS = 15_000
const ACCOUNT_MS = 5_200
const TOUCH_MS = 900

/**
 * Plays pick, ring, tick and account again and again, with another wallet each time, until the signal aborts. It
 * presses the real rows; the wallets' windows are held back, and approve by themselves.
 */
export async function playLoop(scene: Scene, signal: AbortSignal): Promise<void> {
  const { latchkey, wallets } = scene
  await leave(scene)
  for (let turn = 0; !signal.aborted; turn = (turn + 1) % wallets.length) {
    const wallet = wallets[turn]
    if (!wallet) return
    await rest(LIST_MS, signal)
    const row = await findRow(scene.place, wallet.info.name, signal)
    await pointAt(scene, row, signal)
    const approve = holdPrompt(wallet)
    const finish = (): void => void approve()
    signal.addEventListener('abort', finish, { once: true })
    row.click()
    await rest(RING_MS, signal)
    signal.removeEventListener('abort', finish)
    await approve()
    await rest(ACCOUNT_MS, signal)
    await latchkey.get(sessionContract).disconnect()
    await wallet.revoke()
  }
}

/**
 * Holds back the window of a wallet that will be asked. Returns what approves the prompt, once it is there, and lets the
 * next ones through. A wallet that knows the page asks nothing: then `ends` settles.
 */
export function holdPrompt(wallet: SimulatedWallet): (ends?: Promise<unknown>) => Promise<void> {
  const release = wallet.hold()
  return async (ends = new Promise((resolve) => setTimeout(resolve, PROMPT_MS))) => {
    await Promise.race([wallet.waitForPrompt(), ends]).catch(() => undefined)
    // Approving what is not asked would approve what the visitor asks later.
    if (wallet.openPrompts.length > 0) wallet.approveNext()
    release()
  }
}

/** Disconnects and leaves whatever the visitor opened, so that the list stands again. */
async function leave({ latchkey, wallets, place }: Scene): Promise<void> {
  // A list that stands is not drawn anew, because somebody may be pressing it.
  if (!rowOf(place, '')) latchkey.get(modalContract).reset()
  await latchkey.get(sessionContract).disconnect()
  for (const wallet of wallets) await wallet.revoke()
}

/** The row of the first wallet whose name begins so, in the dialog's open shadow root, as soon as it is there. */
export async function findRow(place: HTMLElement, name: string, signal: AbortSignal): Promise<HTMLElement> {
  for (;;) {
    const row = rowOf(place, name)
    if (row) return row
    await rest(100, signal)
  }
}

function rowOf(place: HTMLElement, name: string): HTMLElement | null | undefined {
  const shadow = place.querySelector('[data-latchkey]')?.shadowRoot
  const rows = [...(shadow?.querySelectorAll<HTMLElement>('[part~="wallet"]') ?? [])]
  const row = rows.find(({ textContent }) => textContent?.startsWith(name))
  return row?.matches('button') ? row : row?.querySelector('button')
}

/** Lets the dot come to the row and press it. It moves on the compositor only. */
async function pointAt({ touch }: Scene, row: HTMLElement, signal: AbortSignal): Promise<void> {
  const parent = touch.parentElement?.getBoundingClientRect()
  const target = row.getBoundingClientRect()
  if (!parent) return
  const x = target.left - parent.left + target.width * 0.62
  const y = target.top - parent.top + target.height * 0.58
  const at = (dx: number, dy: number, scale: number): string =>
    `translate(${x + dx}px, ${y + dy}px) scale(${scale})`
  const motion = touch.animate(
    [
      { transform: at(36, 84, 1), opacity: 0, easing: 'cubic-bezier(.2,.7,.2,1)' },
      { transform: at(0, 0, 1), opacity: 1, offset: 0.62, easing: 'ease-out' },
      { transform: at(0, 0, 0.72), opacity: 1, offset: 0.8 },
      { transform: at(0, 0, 1.25), opacity: 0 },
    ],
    { duration: TOUCH_MS, fill: 'none' },
  )
  signal.addEventListener('abort', () => motion.cancel(), { once: true })
  await rest(TOUCH_MS * 0.8, signal)
}

/** Waits, and rejects with the signal's reason. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
