import type { FrameHost } from '../../contract'
import type { Portal } from '../shell/create-portal'
import * as css from './iframe-host.css'

const BUBBLES = { bubbles: true, cancelable: true, composed: true }
const SHADOW_HOST_STYLE = { all: 'initial', display: 'block', width: '100%', height: '100%' }

/**
 * Creates the container for an iframe: a child of the portal in the page's own tree, which a `<slot>` element shows. Moving
 * the `<slot>` does not move the iframe, so it is not reloaded. Slotted content of a modal dialog is not inert.
 * @param run aborts when the plugin stops; the container is removed then
 */
export function createFrameHost(portal: Portal, run: AbortSignal): FrameHost {
  portal.adopt(css.sheets)
  const shadowHost = document.createElement('div')
  shadowHost.slot = 'frame'
  shadowHost.inert = true
  // The page's style sheets apply to this element, so its styles are `important`.
  for (const [name, value] of Object.entries(SHADOW_HOST_STYLE))
    shadowHost.style.setProperty(name, value, 'important')
  const inside = shadowHost.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = portal.shadow.adoptedStyleSheets
  const element = document.createElement('div')
  element.className = css.element
  inside.append(element)
  portal.element.append(shadowHost)
  const slot = document.createElement('slot')
  slot.name = shadowHost.slot
  slot.className = css.slot
  run.addEventListener('abort', () => shadowHost.remove(), { once: true })
  let shown = new AbortController()
  return {
    element,
    show(area, signal) {
      if (signal.aborted) return
      shown.abort()
      const current = new AbortController()
      shown = current
      signal.addEventListener('abort', () => current.abort(), { once: true })
      shadowHost.inert = false
      if (area.getRootNode() === portal.shadow) area.append(slot)
      else drawOver({ portal, shadowHost, slot, area, signal: current.signal })
      current.signal.addEventListener('abort', () => {
        slot.remove()
        shadowHost.inert = true
      })
    },
    escape() {
      if (!inside.activeElement) return
      shadowHost.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...BUBBLES }))
    },
  }
}

export interface DrawOverArgs {
  readonly portal: Portal
  readonly shadowHost: HTMLElement
  readonly slot: HTMLSlotElement
  readonly area: HTMLElement
  readonly signal: AbortSignal
}

/**
 * Shows the iframe over an area of the embedded content, which is in another shadow tree. The box has an absolute position,
 * so it scrolls with the page. In each animation frame it is moved to the area's current position.
 */
function drawOver({ portal, shadowHost, slot, area, signal }: DrawOverArgs): void {
  const box = document.createElement('div')
  box.className = css.over
  const exits = [createExit(), createExit()] as const
  box.append(exits[0], slot, exits[1])
  portal.shadow.append(box)
  routeTabKey({ shadowHost, area, exits, signal })

  const position = { x: 0, y: 0 }
  let request = 0
  const follow = (): void => {
    request = requestAnimationFrame(follow)
    const to = area.getBoundingClientRect()
    const from = box.getBoundingClientRect()
    position.x += to.left - from.left
    position.y += to.top - from.top
    const style: Readonly<Record<string, string>> = {
      translate: `${position.x}px ${position.y}px`,
      width: `${to.width}px`,
      height: `${to.height}px`,
      'clip-path': clipOf(area, to),
    }
    for (const [name, value] of Object.entries(style))
      if (box.style.getPropertyValue(name) !== value) box.style.setProperty(name, value)
  }
  follow()
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(request)
    box.remove()
  })
}

/** The CSS `clip-path` for the part of the area that its scrolling ancestors show. */
function clipOf(area: Element, { top, right, bottom, left }: DOMRect): string {
  let [cutTop, cutRight, cutBottom, cutLeft] = [0, 0, 0, 0]
  for (let outer = parentOf(area); outer && outer !== document.body; outer = parentOf(outer)) {
    if (getComputedStyle(outer).overflow === 'visible') continue
    const shown = outer.getBoundingClientRect()
    cutTop = Math.max(cutTop, shown.top - top)
    cutRight = Math.max(cutRight, right - shown.right)
    cutBottom = Math.max(cutBottom, bottom - shown.bottom)
    cutLeft = Math.max(cutLeft, left - shown.left)
  }
  return `inset(${cutTop}px ${cutRight}px ${cutBottom}px ${cutLeft}px)`
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode()
  return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
}

interface TabKeyArgs {
  readonly shadowHost: HTMLElement
  readonly area: HTMLElement
  readonly exits: readonly HTMLElement[]
  readonly signal: AbortSignal
}

/** Makes the Tab key enter and leave the iframe at the area's position, although the iframe is elsewhere in the document. */
function routeTabKey({ shadowHost, area, exits, signal }: TabKeyArgs): void {
  shadowHost.tabIndex = -1
  const frame = (): HTMLIFrameElement | null | undefined => shadowHost.shadowRoot?.querySelector('iframe')
  const entrance = document.createElement('div')
  entrance.className = css.entrance
  entrance.tabIndex = 0
  entrance.setAttribute('role', 'group')
  entrance.setAttribute('aria-label', frame()?.title ?? '')
  area.append(entrance)
  const setExitsFocusable = (isOpen: boolean): void => {
    for (const exit of exits) exit.tabIndex = isOpen ? 0 : -1
  }
  let isLeaving = false
  setExitsFocusable(false)
  entrance.addEventListener(
    'focus',
    () => {
      if (isLeaving) return
      setExitsFocusable(true)
      frame()?.focus({ preventScroll: true })
    },
    { signal },
  )
  for (const exit of exits)
    exit.addEventListener(
      'focus',
      () => {
        isLeaving = true
        entrance.focus({ preventScroll: true })
        isLeaving = false
        setExitsFocusable(false)
      },
      { signal },
    )
  signal.addEventListener('abort', () => {
    entrance.remove()
    shadowHost.removeAttribute('tabindex')
  })
}

function createExit(): HTMLElement {
  const exit = document.createElement('span')
  exit.tabIndex = -1
  return exit
}
