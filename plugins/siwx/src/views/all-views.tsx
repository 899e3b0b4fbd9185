import type { Label } from '@latchkey/kernel'
import { copy } from '../copy/copy'

// Exporting the dialog makes a host's bundler keep the dialog and the primitives in one chunk.
export { createShell } from '@latchkey/modal/shell'

const title: Label<unknown> = (t) => t('siwx.title', copy['siwx.title'])

export { SignMessageView as ConnectingSiwe, SignMessageView as SIWXSignMessage } from './sign-message-view'
export const titles: Readonly<Record<string, Label<unknown>>> = {
  SIWXSignMessage: title,
  ConnectingSiwe: title,
}
