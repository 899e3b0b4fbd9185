import type { ThemeMode } from '@latchkey/modal/contract'

/** What the panel of the playground can change. */
export interface Settings {
  readonly mode: ThemeMode
  readonly accent: string | undefined
  /** px; SPEC's border radius master. */
  readonly radius: number
  readonly balances: boolean
  readonly legal: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  /** Wallets on a phone, over the relay. */
  readonly mobileWallets: boolean
  /** The wallet directory of the local services. */
  readonly directory: boolean
  /** `own element`: the dialog's portal goes into an element of the page (`disableAppend`). */
  readonly place: 'dialog' | 'embedded' | 'own element'
  /** Another instance on the same page. */
  readonly second: boolean
  /** Fetched when it is chosen. */
  readonly language: 'English' | 'العربية'
}

/** A test that is about something else leaves them out: `?mobile=off&directory=off`. */
function isOn(name: string): boolean {
  return new URLSearchParams(location.search).get(name) !== 'off'
}

export const firstSettings: Settings = {
  mode: 'auto',
  accent: undefined,
  radius: 4,
  balances: true,
  legal: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  mobileWallets: isOn('mobile'),
  directory: isOn('directory'),
  place: 'dialog',
  second: false,
  language: 'English',
}
