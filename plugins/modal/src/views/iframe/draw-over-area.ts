import type { Portal } from '../shell/create-portal'
import * as css from './iframe-host.css'

export interface DrawOverArgs {
  readonly portal: Portal
  readonly home: HTMLElement
  readonly slot: HTMLSlotElement
  readonly area: HTMLElement
  readonly signal: AbortSignal
}

/**
 * Draws the frame over an area of the embedded content, which is in another tree. The box is positioned in the page, so
 * it scrolls with the page; whatever else moves the area is followed in each animation frame.
 */
export function drawOver({ portal, home, slot, area, signal }: DrawOverArgs): void {
  const box = document.createElement('div')
  box.className = css.over
  const exits = [createExit(), createExit()] as const
  box.append(exits[0], slot, exits[1])
  portal.shadow.append(box)
  leadTabKey({ home, area, exits, signal })

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

/** The part of the area that its scrolling ancestors show, as a CSS `clip-path`. */
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
  readonly home: HTMLElement
  readonly area: HTMLElement
  readonly exits: readonly HTMLElement[]
  readonly signal: AbortSignal
}

/** Lets the Tab key enter and leave the frame at the area's position, though the frame is last in the page's tree. */
function leadTabKey({ home, area, exits, signal }: TabKeyArgs): void {
  home.tabIndex = -1
  const frame = (): HTMLIFrameElement | null | undefined => home.shadowRoot?.querySelector('iframe')
  const entrance = document.createElement('div')
  entrance.className = css.entrance
  entrance.tabIndex = 0
  entrance.setAttribute('role', 'group')
  entrance.setAttribute('aria-label', frame()?.title ?? '')
  area.append(entrance)
  const openExits = (isOpen: boolean): void => {
    for (const exit of exits) exit.tabIndex = isOpen ? 0 : -1
  }
  let isLeaving = false
  openExits(false)
  entrance.addEventListener(
    'focus',
    () => {
      if (isLeaving) return
      openExits(true)
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
        openExits(false)
      },
      { signal },
    )
  signal.addEventListener('abort', () => {
    entrance.remove()
    home.removeAttribute('tabindex')
  })
}

function createExit(): HTMLElement {
  const exit = document.createElement('span')
  exit.tabIndex = -1
  return exit
}
