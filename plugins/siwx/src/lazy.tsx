import { type Label, labelsOf } from '@latchkey/kernel'
import { texts } from './texts'

const labelOf = labelsOf(texts)

// Exporting the dialog makes a host's bundler keep the dialog and the primitives in one chunk.

const title = labelOf('siwx.title')

export {
  SignMessageView as ConnectingSiwe,
  SignMessageView as SIWXSignMessage,
} from './views/sign-message-view'
export const titles: Readonly<Record<string, Label>> = {
  SIWXSignMessage: title,
  ConnectingSiwe: title,
}
