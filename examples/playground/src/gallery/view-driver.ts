import type { SessionState } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import type { GalleryApi } from './gallery-contract'

/** How the `act` function of a state controls the view. */
export interface ViewDriver {
  readonly notify: GalleryApi['notify']
  /** Advances the fake clock, in milliseconds. */
  pass(ms: number): Promise<void>
  /** Returns the first matching element in the dialog. Throws if there is none. */
  find(selector: string): HTMLElement
  press(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  focus(selector: string): Promise<void>
  /** The wallet changes its account or its network. */
  setSession(state: SessionState): Promise<void>
  /** The chain decides about what was sent. */
  setSent(entries: readonly TrackedTransaction[]): Promise<void>
  /** Dispatches an event to the listeners of `window`, for instance a message of a popup. */
  fire(event: Event): Promise<void>
}

/** Sets the input's value in a way that triggers React's change event. */
export function typeInto(input: HTMLElement, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('Nobody can type there.')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Advances the clock in steps until the dialog has a matching element. Throws if it has none after a hundred steps. */
export async function waitForPart(driver: ViewDriver, selector: string, stepMs = 1): Promise<void> {
  const isThere = (): boolean => {
    try {
      return driver.find(selector) !== undefined
    } catch {
      return false
    }
  }
  for (let waits = 0; waits < 100 && !isThere(); waits += 1) await driver.pass(stepMs)
  driver.find(selector)
}
