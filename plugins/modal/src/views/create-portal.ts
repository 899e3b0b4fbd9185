import { type Adopt, createAdopt } from '@latchkey/ui-primitives/sheets'
import * as css from './portal.css'

/** The elements that outlive views, closing and React. */
export interface Portal {
  /** Host of the dialog in the page's own tree. It never moves once it holds a frame. */
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  readonly adopt: Adopt
  readonly dialog: HTMLDialogElement
  /** Host of the content while embedded, in the page's own tree. */
  readonly embedded: HTMLElement
  /** The content's parent within `embedded`. */
  readonly region: HTMLElement
  /** A popover above everything, for notices while no dialog is open. */
  readonly layer: HTMLElement
  /** React's container; it moves between `dialog` and `region`. */
  readonly container: HTMLElement
  /** A child in the page's own tree and styles, shown inside the dialog through a slot. */
  readonly light: HTMLElement
}

/** Kept from the page: its dialogs must not take a touch of ours for one outside of theirs. */
const KEPT_INSIDE = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
] as const

/** How React Aria is told what stands above its dialogs, as its own toasts do. */
const REACT_ARIA_TOP_LAYER = 'data-react-aria-top-layer'

/** The id of the title, which names the dialog. Ids inside a shadow root are its own. */
export const TITLE_ID = 'title'

export function createPortal(id: string, signal: AbortSignal): Portal {
  const [element, shadow] = createHost(id, signal)
  const [embedded, embeddedShadow] = createHost(id, signal)
  const adoptHere = createAdopt(shadow)
  const adopt: Adopt = (sheets) => {
    adoptHere(sheets)
    if (embeddedShadow.adoptedStyleSheets.length < shadow.adoptedStyleSheets.length)
      embeddedShadow.adoptedStyleSheets = shadow.adoptedStyleSheets
  }
  adopt(css.sheets)
  const make = <Tag extends 'div' | 'dialog'>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] => {
    const made = document.createElement(tag)
    made.className = className
    return made
  }
  const dialog = make('dialog', css.dialog)
  // Escape is ours, and the first focus belongs to the dialog, not to a button or a frame in it.
  dialog.setAttribute('closedby', 'none')
  // A frame of another origin may not ask for it, and browsers say so on the console.
  if (window.top === window) dialog.setAttribute('autofocus', '')
  // Once more in here, for pages that have it look into shadow roots.
  dialog.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.setAttribute('part', 'dialog')
  dialog.tabIndex = -1
  const region = make('div', css.region)
  region.setAttribute('role', 'region')
  region.setAttribute('aria-labelledby', TITLE_ID)
  const layer = make('div', css.layer)
  layer.setAttribute('popover', 'manual')
  const container = make('div', css.contents)

  const light = make('div', '')
  light.slot = 'view'
  element.append(light)
  dialog.append(container)
  shadow.append(dialog, layer)
  embeddedShadow.append(region)
  return { element, shadow, adopt, dialog, embedded, region, layer, container, light }
}

/** An element in the page's own tree, with a shadow root, that libraries of the page leave alone. */
function createHost(id: string, signal: AbortSignal): [HTMLElement, ShadowRoot] {
  const element = document.createElement('div')
  element.setAttribute('data-latchkey', id)
  // Libraries that hide everything but their dialog from assistive technology skip live regions.
  // control: markup-from-text
  // control: code-from-elsewhere
  element.setAttribute('aria-live', 'off')
  // React Aria hears every press before anybody else and takes one of ours for one outside its dialog.
  element.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  element.style.setProperty('display', 'contents', 'important')
  element.style.setProperty('pointer-events', 'auto', 'important')
  for (const name of KEPT_INSIDE)
    element.addEventListener(name, (event) => event.stopPropagation(), { signal, passive: true })
  keepReachable(element, signal)
  return [element, element.attachShadow({ mode: 'open' })]
}

/** Some libraries hide every other child of body while their dialog is open, ours on top of it included. */
function keepReachable(element: HTMLElement, signal: AbortSignal): void {
  const free = (): void => {
    element.removeAttribute('aria-hidden')
    element.removeAttribute('inert')
  }
  const observer = new MutationObserver(free)
  observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
