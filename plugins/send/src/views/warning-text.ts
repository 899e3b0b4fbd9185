import type { Say } from '../copy/use-copy'
import type { ReceiverWarning } from './receiver-warning'

/** The text of a warning, for the form and the preview. */
export function warningText(warning: ReceiverWarning, say: Say): string {
  return warning.kind === 'look-alike'
    ? say('send.look-alike', { known: warning.known })
    : say(`send.${warning.kind}`)
}
