import { createRoot } from 'react-dom/client'
import { GalleryIndex } from './gallery-index'
import { readLook } from './look'
import { showButtons } from './show-buttons'
import { showSheet } from './show-sheet'
import { showView } from './show-view'
import { standAlone } from './stand-alone'
import { buttonStates } from './states/buttons'
import { sheetStates } from './states/primitives'
import { viewStates } from './states/views'

export interface Gallery {
  /** Ids of all states: `connect/few`, `primitive/button`. */
  readonly states: readonly string[]
  /** Settles when the shown state stands still; rejects when it was not reached. */
  readonly ready: Promise<void>
}

standAlone()
const query = new URLSearchParams(location.search)
const look = readLook(query)
const { documentElement } = document
const darkness = matchMedia('(prefers-color-scheme: dark)')
const paintPage = (): void => {
  const wished = darkness.matches ? 'dark' : 'light'
  documentElement.dataset['theme'] = look.theme === 'auto' ? wished : look.theme
}
darkness.addEventListener('change', paintPage)
paintPage()
documentElement.lang = look.language.locale
documentElement.dir = look.direction

async function show(id: string, place: HTMLElement): Promise<void> {
  const view = viewStates.find((state) => state.id === id)
  if (view) return showView(view, look, place)
  const sheet = sheetStates.find((state) => state.id === id)
  if (sheet) return showSheet(sheet, look, place)
  const buttons = buttonStates.find((state) => state.id === id)
  if (buttons) return showButtons(buttons, look, place)
  throw new Error(`There is no state '${id}'.`)
}

const place = document.querySelector<HTMLElement>('#root')
if (!place) throw new Error('There is no place for the gallery.')
const id = query.get('state')
const states = [...viewStates, ...buttonStates, ...sheetStates].map((state) => state.id)
if (id === null) createRoot(place).render(<GalleryIndex states={states} />)
else if (id.startsWith('modal/embedded')) place.className = 'place'
const gallery: Gallery = { states, ready: id === null ? Promise.resolve() : show(id, place) }
gallery.ready.then(
  () => documentElement.setAttribute('data-ready', ''),
  (error: unknown) => documentElement.setAttribute('data-failed', String(error)),
)
Object.assign(globalThis, { gallery })
