import { internalsOf } from './instance-parts'
import type { Latchkey } from './latchkey'

/** Whether an instance runs in a browser. On a server `start` does nothing, so no wallet is ever connected. */
export function runsInBrowser(latchkey: Latchkey): boolean {
  return internalsOf(latchkey).parts.ports.browser.available
}
