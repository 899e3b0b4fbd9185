import { type Adopt, createAdopt } from '@latchkey/ui-primitives'
import type { ReactElement } from 'react'
import type { HeaderAction } from '../../contract'
import * as css from './portal.css'
import { watchTaps } from './watch-taps'

/** The elements of the dialog. They are created once and kept while views change and the dialog opens and closes. */
export interface Portal {
  /** Shadow host of the dialog in the page's own tree. It is not moved after it contains an iframe. */
  readonly element: HTMLElement
  readonly shadow: ShadowRoot
  readonly adopt: Adopt
  readonly dialog: HTMLDialogElement
  /** Shadow host of the content in embedded mode, in the page's own tree. */
  readonly embedded: HTMLElement
  /** The content's parent within `embedded`. */
  readonly region: HTMLElement
  /** What the user pressed or focused last in the region. */
  readonly touched: { current?: EventTarget | null }
  /** A popover for notices while the dialog is closed. */
  readonly layer: HTMLElement
  /** The container of the React root. It moves between `dialog` and `region`. */
  readonly container: HTMLElement
  /** A child in the page's own tree, with the page's styles, which a `<slot>` shows inside the dialog. */
  readonly lightSlot: HTMLElement
  /** See `watchTaps`. */
  readonly isSecondTap: () => boolean
}

/** Events that do not leave the portal. A dialog of the page would treat them as clicks outside of it and close. */
const CONTAINED_EVENTS = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'touchmove',
  'wheel',
  'focusin',
  'focusout',
] as const

/** React Aria does not hide elements with this attribute, and does not treat clicks on them as outside its dialogs. */
const REACT_ARIA_TOP_LAYER = 'data-react-aria-top-layer'

/** The id of the title, which names the dialog. Ids in a shadow root cannot collide with those of the page. */
export const TITLE_ID = 'title'

export function createPortal(id: string, signal: AbortSignal): Portal {
  const [element, shadow] = createHost(id, signal)
  const [embedded, embeddedShadow] = createHost(id, signal)
  const adoptHere = createAdopt(shadow)
  const adopt: Adopt = (sheets, owner) => {
    adoptHere(sheets, owner)
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
  // Escape is handled by `useEscape`.
  dialog.setAttribute('closedby', 'none')
  // The dialog gets the first focus, not a button or an iframe in it. In an iframe of another origin browsers refuse
  // `autofocus` with a console message.
  if (window.top === window) dialog.setAttribute('autofocus', '')
  // The dialog has the attribute too, because some versions of React Aria look into shadow roots.
  dialog.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  dialog.setAttribute('aria-labelledby', TITLE_ID)
  dialog.setAttribute('part', 'dialog')
  dialog.tabIndex = -1
  const region = create('div', css.region)
  region.setAttribute('role', 'region')
  region.setAttribute('aria-labelledby', TITLE_ID)
  region.tabIndex = -1
  const layer = create('div', css.layer)
  layer.setAttribute('popover', 'manual')
  const container = create('div', css.contents)

  const lightSlot = create('div', '')
  lightSlot.slot = 'view'
  element.append(lightSlot)
  dialog.append(container)
  shadow.append(dialog, layer)
  embeddedShadow.append(region)
  const isSecondTap = watchTaps(signal)
  const touched = watchTouches(region)
  return {
    element,
    shadow,
    adopt,
    dialog,
    embedded,
    region,
    touched,
    layer,
    container,
    lightSlot,
    isSecondTap,
  }
}

/** Keeps what the user is at. Safari focuses no button that is pressed. */
function watchTouches(region: HTMLElement): Portal['touched'] {
  const touched: Portal['touched'] = {}
  for (const name of ['pointerdown', 'focusin'])
    region.addEventListener(name, ({ target }) => {
      touched.current = target
    })
  return touched
}

/** Creates a shadow host that dialog libraries of the page do not hide, and that does not make their dialogs close. */
function createHost(id: string, signal: AbortSignal): [HTMLElement, ShadowRoot] {
  const element = document.createElement('div')
  element.setAttribute('data-latchkey', id)
  // Libraries that hide everything outside their dialog from assistive technology do not hide live regions.
  element.setAttribute('aria-live', 'off')
  // React Aria listens in the capture phase, so stopping the events does not suffice.
  element.setAttribute(REACT_ARIA_TOP_LAYER, 'true')
  element.style.setProperty('display', 'contents', 'important')
  element.style.setProperty('pointer-events', 'auto', 'important')
  for (const name of CONTAINED_EVENTS)
    element.addEventListener(name, (event) => event.stopPropagation(), { signal, passive: true })
  keepReachable(element, signal)
  return [element, element.attachShadow({ mode: 'open' })]
}

/** Some dialog libraries make all other children of `body` inert while their dialog is open. This makes ours usable again. */
function keepReachable(element: HTMLElement, signal: AbortSignal): void {
  const unhide = (): void => {
    element.removeAttribute('aria-hidden')
    element.removeAttribute('inert')
  }
  const observer = new MutationObserver(unhide)
  observer.observe(element, { attributes: true, attributeFilter: ['aria-hidden', 'inert'] })
  signal.addEventListener('abort', () => observer.disconnect(), { once: true })
}

/** Where the content is shown. `none`: nowhere, because the host has not called `embed` yet. */
export type ModalPlacement = 'dialog' | 'embedded' | 'none'

/** The elements that show notices: in the card while it is open, in a popover otherwise. */
export interface NoticeElements {
  /** Below the header. */
  readonly alert: ReactElement
  /** Below the view. */
  readonly banner: ReactElement
  readonly popover: ReactElement
  /** Loaded together with the notices, because the list of wallets needs neither. */
  readonly HeaderItem: (props: { readonly action: HeaderAction }) => ReactElement
}

export interface ShellProps {
  readonly portal: Portal
  /** Undefined until the first notice, or until a second view is shown. */
  readonly notices: NoticeElements | undefined
  /** Opens the first view again in embedded mode. Does nothing otherwise. */
  readonly reopen: () => void
}
