import { labelsOf } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import type { SiwxContract } from './contract'
import { texts } from './texts'
import { SignMessageView } from './views/sign-message-view'

const view = { component: SignMessageView, title: labelsOf(texts)('siwx.title') }

/** The sign-in screen, by each of its names. */
export const views: ViewsOf<SiwxContract['views']> = { SIWXSignMessage: view, ConnectingSiwe: view }
