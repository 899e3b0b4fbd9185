import type { PluginContext } from '@latchkey/kernel'
import { createAdopt, SheetRoot } from '@latchkey/ui-primitives'
import { createRoot } from 'react-dom/client'
import type { DevtoolsContract } from '../contract'
import type { Recording } from '../report'
import { keepOperable } from './keep-operable'
import { Panel } from './panel'
import * as css from './panel.css'

/**
 * Adds the button and the panel to the page, until the signal aborts. They are a popover in a shadow root of their own. A
 * browser without popovers, and jsdom, gets none.
 */
export function mountPanel(
  ctx: PluginContext<DevtoolsContract>,
  recording: Recording,
  signal: AbortSignal,
): void {
  if (!('showPopover' in HTMLElement.prototype)) return
  const host = document.createElement('div')
  host.setAttribute('data-latchkey-devtools', recording.instance.id)
  host.style.setProperty('display', 'contents', 'important')
  const shadow = host.attachShadow({ mode: 'open' })
  const adopt = createAdopt(shadow)
  adopt(css.sheets)
  const layer = document.createElement('div')
  layer.className = css.layer
  layer.setAttribute('popover', 'manual')
  shadow.append(layer)
  /** Other instances of the page have their buttons before this one. */
  const place = document.querySelectorAll('[data-latchkey-devtools]').length
  keepOperable(host, layer, signal)
  const root = createRoot(layer)
  root.render(
    <SheetRoot adopt={adopt}>
      <Panel ctx={ctx} recording={recording} place={place} signal={signal} />
    </SheetRoot>,
  )
  signal.addEventListener(
    'abort',
    () => {
      root.unmount()
      host.remove()
    },
    { once: true },
  )
}
