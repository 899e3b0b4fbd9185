import type { Label } from '@latchkey/kernel'
import { copy } from '../copy/copy'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

const title: Label<unknown> = (t) => t('siwx.title', copy['siwx.title'])

export { SignMessageView as ConnectingSiwe, SignMessageView as SIWXSignMessage } from './sign-message-view'
export const titles: Readonly<Record<string, Label<unknown>>> = {
  SIWXSignMessage: title,
  ConnectingSiwe: title,
}
