import type { Look } from './look'
import { showButtons } from './show-buttons'
import { showPrimitives } from './show-primitives'
import { showView } from './show-view'
import { allViewStates } from './states/all-view-states'
import { buttonStates } from './states/buttons'
import { sheetStates } from './states/primitives'
import { walletNamesOf } from './wallet-names'

/** Ids of all states, such as `connect/few` and `primitive/button`. */
export const stateIds: readonly string[] = [...allViewStates, ...buttonStates, ...sheetStates].map(
  ({ id }) => id,
)

/** All names of wallets that occur in any state. */
export const walletNames: readonly string[] = [...new Set(allViewStates.flatMap(walletNamesOf))]

/**
 * Returns a function that replaces the shown state with the one of the given id. Each state has its own plugins, ports
 * and elements. The function resolves once nothing moves any more. It rejects if the previous state left traces in the
 * page.
 */
export function createStateSwitcher(first: HTMLElement, look: Look): (id: string) => Promise<void> {
  let place = first
  let shown = new AbortController()
  const empty = traces()
  return async (id) => {
    shown.abort()
    shown = new AbortController()
    if (traces() !== empty) throw new Error(`The state before left something behind: ${traces()}`)
    const next = document.createElement(place.localName)
    next.id = place.id
    if (id.startsWith('modal/embedded')) next.className = 'place'
    place.replaceWith(next)
    place = next
    await show(id, look, place, shown.signal)
  }
}

async function show(id: string, look: Look, place: HTMLElement, signal: AbortSignal): Promise<void> {
  const view = allViewStates.find((state) => state.id === id)
  if (view) return showView(view, look, place, signal)
  const sheet = sheetStates.find((state) => state.id === id)
  if (sheet) return showPrimitives(sheet, look, place, signal)
  const buttons = buttonStates.find((state) => state.id === id)
  if (buttons) return showButtons(buttons, look, place, signal)
  throw new Error(`There is no state '${id}'.`)
}

/** Describes what a state could leave in the page: elements, a scroll lock, the focus. */
function traces(): string {
  const { body, documentElement, activeElement } = document
  const names = [...body.children].map(({ localName, id }) => `${localName}#${id}`)
  const { overflow } = getComputedStyle(documentElement)
  return `${names}, overflow ${overflow}, focus on ${activeElement?.localName}`
}
