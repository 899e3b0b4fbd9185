import type { FrameHost } from '../../contract'
import type { Portal } from '../shell/create-portal'
import { drawOver } from './draw-over-area'
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
