import type { TextOf } from '@latchkey/kernel'
import type { CopyKey } from '../copy/copy'
import type { ReceiverWarning } from './receiver-warning'

/** The text of a warning, for the form and the preview. */
export function warningText(warning: ReceiverWarning, t: TextOf<CopyKey>): string {
  return warning.kind === 'look-alike'
    ? t('send.look-alike', { known: warning.known })
    : t(`send.${warning.kind}`)
}
