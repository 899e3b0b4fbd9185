import type { GalleryApi } from './gallery-contract'

/** What the `act` of a state may use. */
export interface Stage {
  readonly notify: GalleryApi['notify']
  /** Moves the clock, in ms. */
  pass(ms: number): Promise<void>
  /** The first match in the dialog. Throws when there is none. */
  find(selector: string): HTMLElement
  press(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  focus(selector: string): Promise<void>
  /** Delivers an event to the page's own listeners, such as a message of a popup. */
  fire(event: Event): Promise<void>
}

/** Types as a user does, so that React receives the event. */
export function typeInto(input: HTMLElement, text: string): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('Nobody can type there.')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Moves the clock in steps, at most a hundred, until the dialog has a match. */
export async function waitForPart(stage: Stage, selector: string, stepMs = 1): Promise<void> {
  const isThere = (): boolean => {
    try {
      return stage.find(selector) !== undefined
    } catch {
      return false
    }
  }
  for (let waits = 0; waits < 100 && !isThere(); waits += 1) await stage.pass(stepMs)
}
