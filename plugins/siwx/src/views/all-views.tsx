import type { Label } from '@latchkey/kernel'
import { copy } from '../copy/copy'

const title: Label<unknown> = (t) => t('siwx.title', copy['siwx.title'])

export { SignMessageView as ConnectingSiwe, SignMessageView as SIWXSignMessage } from './sign-message-view'
export const titles: Readonly<Record<string, Label<unknown>>> = {
  SIWXSignMessage: title,
  ConnectingSiwe: title,
}
