import type { ThemeMode } from '@latchkey/modal/contract'
import type { NetworkId } from '@latchkey/session/contract'

/** The settings that the playground's panel or the page's query can change. */
export interface Settings {
  readonly mode: ThemeMode
  readonly accent: string | undefined
  /** The theme's master border radius, in px. */
  readonly radius: number
  readonly balances: boolean
  /** Whether the page shows invoices, which can be paid by a wallet or an exchange. */
  readonly pay: boolean
  /** Whether addresses are shown with names and pictures. */
  readonly names: boolean
  /** Whether pictures from other hosts are loaded. */
  readonly pictures: boolean
  readonly legal: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  /** The network that is used first, as a CAIP-2 id. */
  readonly defaultNetwork: NetworkId | undefined
  /** Whether typed data for another network than the active one may be signed. */
  readonly foreignTypedData: 'refuse' | 'allow'
  /** The result of `dehydrate()`, as a server would put it into the page. */
  readonly hydrateFrom: string | undefined
  /** Whether wallets on a phone can be connected over the relay. */
  readonly mobileWallets: boolean
  /** Whether users can log in by email. The wallet is then in an iframe of the local services. */
  readonly email: boolean
  readonly socials: boolean
  /** Whether tokens can be bought at the on-ramp provider of the local services. */
  readonly onramp: boolean
  /** `legalCheckbox` of the plugin `connect`: no wallet can be chosen before the box is checked. */
  readonly legalCheckbox: boolean
  readonly collapseWallets: boolean
  /** Whether the account's address can be shown as a QR code. */
  readonly receive: boolean
  /** Whether the page has the plugins `send` and `transactions`. */
  readonly send: boolean
  /** Whether error reports and usage events are sent to the local services, with the user's consent. */
  readonly telemetry: boolean
  /** Whether names can be registered at the local services. */
  readonly registerNames: boolean
  /** Whether sites can get permissions for a smart account (plugin `smartSessions`). */
  readonly smartSessions: boolean
  /** Whether tokens can be swapped in the pools of the local chains. */
  readonly swaps: boolean
  /** Whether users sign in to the sign-in server of the local services. */
  readonly siwx: SignInSetting
  /** Whether the account screen has the Activity tab. */
  readonly history: boolean
  /** Whether the page uses the wallet directory of the local services. */
  readonly directory: boolean
  /** Which variant of the local blockchain data API the page uses. */
  readonly data: DataService
  /** Whether the page has Solana besides the EVM networks. */
  readonly solana: boolean
  /** `own element`: the dialog's portal is in an element of the page (`disableAppend`). */
  readonly place: 'dialog' | 'embedded' | 'own element'
  /** Whether the page has a second instance. */
  readonly second: boolean
  /** Language of the texts, by its own name. They are fetched when the language is selected. */
  readonly language: string
}

/** `siweConfig`: required, with the options of earlier toolkits. */
export type SignInSetting = 'off' | 'optional' | 'required' | 'siweConfig'

export type DataService = 'on' | 'off' | 'many' | 'hostile'

const asked = new URLSearchParams(location.search)

/**
 * For settings that are on by default. Tests switch them off by the page's query:
 * `?mobile=off&directory=off`.
 */
function isOn(name: string): boolean {
  return asked.get(name) !== 'off'
}

function dataService(): DataService {
  const named = asked.get('data')
  return named === 'off' || named === 'many' || named === 'hostile' ? named : 'on'
}

function signInSetting(): SignInSetting {
  const named = asked.get('siwx')
  return named === 'optional' || named === 'required' || named === 'siweConfig' ? named : 'off'
}

export const initialSettings: Settings = {
  mode: 'auto',
  accent: undefined,
  radius: 4,
  balances: isOn('balances'),
  pay: asked.get('pay') === 'on',
  names: isOn('names'),
  pictures: isOn('pictures'),
  legal: true,
  enableNetworkSwitch: true,
  allowUnsupportedChain: false,
  defaultNetwork: asked.get('default-network') === 'base' ? 'eip155:8453' : undefined,
  foreignTypedData: asked.get('foreign-typed-data') === 'allow' ? 'allow' : 'refuse',
  hydrateFrom: asked.get('state') ?? undefined,
  mobileWallets: isOn('mobile'),
  email: isOn('email'),
  socials: isOn('socials'),
  onramp: isOn('onramp'),
  legalCheckbox: asked.get('legal-checkbox') === 'on',
  collapseWallets: asked.get('collapse-wallets') === 'on',
  receive: isOn('receive'),
  send: isOn('send'),
  telemetry: asked.get('telemetry') === 'on',
  registerNames: asked.get('register-names') === 'on',
  smartSessions: asked.get('smart-sessions') === 'on',
  swaps: isOn('swaps'),
  siwx: signInSetting(),
  history: isOn('history'),
  directory: isOn('directory'),
  data: dataService(),
  solana: isOn('solana'),
  place: 'dialog',
  second: false,
  language: 'English',
}
