import type { HandoffHost } from '../platform'
import type { LinkKind } from './wallet-bases'

export type LinkTarget = '_self' | '_blank' | '_top'

export interface HandoffRule {
  /** Links that lead to an app there, best first; the rest is the way on when nothing happens. */
  readonly app: readonly Exclude<LinkKind, 'web'>[]
  /** Where an app's link is opened; in a frame `_self` becomes `_top`. Web wallets always get a tab of their own. */
  readonly target: '_self' | '_blank'
  /** How often the pairing URI is encoded. */
  readonly encodings: 1 | 2
}

const browser: HandoffRule = { app: ['native', 'universal'], target: '_self', encodings: 1 }
// Where foreign schemes often end in ERR_UNKNOWN_URL_SCHEME, an https address comes first.
const view: HandoffRule = { ...browser, app: ['universal', 'native'] }
// A mini app must not leave its page; every link goes out through Telegram (behaviour-connect 2.11).
const telegram: HandoffRule = { ...view, target: '_blank' }

/** Which link is opened where, and how: user-needs 4, behaviour-connect 2.11. */
export const handoffRules: Readonly<Record<HandoffHost, HandoffRule>> = {
  'ios-safari': browser,
  'ios-chrome': browser,
  'android-chrome': browser,
  'android-firefox': browser,
  'telegram-ios': telegram,
  // It decodes the address once before it passes it on.
  'telegram-android': { ...telegram, encodings: 2 },
  webview: view,
  'wallet-browser': view,
  desktop: { app: ['desktop'], target: '_blank', encodings: 1 },
}
