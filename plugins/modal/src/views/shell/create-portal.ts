import { type Adopt, createAdopt } from '@latchkey/ui-primitives/sheets'
import * as css from './portal.css'

/** The elements that are kept while views change, the dialog closes and React renders. */
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
  /** A child in the page's own tree and styles, shown inside the dialog by a slot. */
  readonly lightSlot: HTMLElement
}

/** Stopped at the portal: a dialog of the page would take them for interaction outside of it and close. */
const CONTAINED_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
] as const

/** Marks what React Aria treats as above its dialogs; its own toasts carry it. */
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
  const create = <Tag extends 'div' | 'dialog'>(tag: Tag, className: string): HTMLElementTagNameMap[Tag] => {
    const created = document.createElement(tag)
    created.className = className
    return created
  }
  const dialog = create('dialog', css.dialog)
  // Escape is handled by us; the first focus goes to the dialog, not to a button or a frame in it.
  dialog.setAttribute('closedby', 'none')
  // In a frame of another origin browsers refuse it with a console message.
  if (window.top === window) dialog.setAttribute('autofocus', '')
  // Set here too, for pages whose React Aria looks into shadow roots.
  dialog.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.setAttribute('part', 'dialog')
  dialog.tabIndex = -1
  const region = create('div', css.region)
  region.setAttribute('role', 'region')
  region.setAttribute('aria-labelledby', TITLE_ID)
  const layer = create('div', css.layer)
  layer.setAttribute('popover', 'manual')
  const container = create('div', css.contents)

  const lightSlot = create('div', '')
  lightSlot.slot = 'view'
  element.append(lightSlot)
  dialog.append(container)
  shadow.append(dialog, layer)
  embeddedShadow.append(region)
  return { element, shadow, adopt, dialog, embedded, region, layer, container, lightSlot }
}

/** An element of the page with a shadow root, which dialog libraries of the page do not hide or close upon. */
function createHost(id: string, signal: AbortSignal): [HTMLElement, ShadowRoot] {
  const element = document.createElement('div')
  element.setAttribute('data-latchkey', id)
  // Libraries that hide everything but their dialog from assistive technology skip live regions.
  // control: markup-from-text
  // control: code-from-elsewhere
  element.setAttribute('aria-live', 'off')
  // React Aria listens in the capture phase, before the events can be stopped.
  element.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  element.style.setProperty('display', 'contents', 'important')
  element.style.setProperty('pointer-events', 'auto', 'important')
  for (const name of CONTAINED_EVENTS)
    element.addEventListener(name, (event) => event.stopPropagation(), { signal, passive: true })
  keepReachable(element, signal)
  return [element, element.attachShadow({ mode: 'open' })]
}

/** Some dialog libraries hide every other child of body while their dialog is open, also one on top of it. */
function keepReachable(element: HTMLElement, signal: AbortSignal): void {
  const unhide = (): void => {
    element.removeAttribute('aria-hidden')
    element.removeAttribute('inert')
  }
  const observer = new MutationObserver(unhide)
  observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}
