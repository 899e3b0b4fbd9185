import type { Say } from '../copy/use-copy'
import type { ReceiverWarning } from './receiver-warning'

/** What is said of a receiver, in the form and in the preview. */
export function warningText(warning: ReceiverWarning, say: Say): string {
  return warning.kind === 'look-alike'
    ? say('send.look-alike', { known: warning.known })
    : say(`send.${warning.kind}`)
}
