import type { FrameHost } from '../../contract'
import type { Portal } from '../shell/create-portal'
import { drawOver } from './draw-over-area'
import * as css from './iframe-host.css'

const BUBBLES = { bubbles: true, cancelable: true, composed: true }
const HOME_STYLE = { all: 'initial', display: 'block', width: '100%', height: '100%' }

/**
 * Creates the element for a frame: a child of the portal in the page's tree, shown by a slot. Moving a slot moves no
 * element, so the frame keeps its document; and slotted content of a modal dialog is not inert.
 */
export function createFrameHost(portal: Portal, run: AbortSignal): FrameHost {
  portal.adopt(css.sheets)
  const home = document.createElement('div')
  home.slot = 'frame'
  home.inert = true
  // The page's style sheets apply to it; `important` overrides them.
  for (const [name, value] of Object.entries(HOME_STYLE)) home.style.setProperty(name, value, 'important')
  const inside = home.attachShadow({ mode: 'open' })
  inside.adoptedStyleSheets = portal.shadow.adoptedStyleSheets
  const element = document.createElement('div')
  element.className = css.element
  inside.append(element)
  portal.element.append(home)
  const slot = document.createElement('slot')
  slot.name = home.slot
  slot.className = css.slot
  run.addEventListener('abort', () => home.remove(), { once: true })
  let shown = new AbortController()
  return {
    element,
    show(area, signal) {
      if (signal.aborted) return
      shown.abort()
      const current = new AbortController()
      shown = current
      signal.addEventListener('abort', () => current.abort(), { once: true })
      home.inert = false
      if (area.getRootNode() === portal.shadow) area.append(slot)
      else drawOver({ portal, home, slot, area, signal: current.signal })
      current.signal.addEventListener('abort', () => {
        slot.remove()
        home.inert = true
      })
    },
    escape() {
      if (!inside.activeElement) return
      home.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...BUBBLES }))
    },
  }
}
