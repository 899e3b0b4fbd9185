import type { ThemeMode } from '@latchkey/modal/contract'
import type { NetworkId } from '@latchkey/session/contract'

/** What the panel of the playground can change. */
export interface Settings {
  readonly mode: ThemeMode
  readonly accent: string | undefined
  /** The theme's master border radius, in px. */
  readonly radius: number
  readonly balances: boolean
  /** An invoice, paid by wallet or exchange. */
  readonly pay: boolean
  /** Names and pictures of addresses. */
  readonly names: boolean
  /** Pictures from other hosts. */
  readonly pictures: boolean
  readonly legal: boolean
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
  /** CAIP-2. */
  readonly defaultNetwork: NetworkId | undefined
  /** Typed data of another network than the one in use. */
  readonly foreignTypedData: 'refuse' | 'allow'
  /** The result of `dehydrate()`, as a server would put it into the page. */
  readonly hydrateFrom: string | undefined
  /** Wallets on a phone, over the relay. */
  readonly mobileWallets: boolean
  /** Login by email, and by a social account: a wallet in the frame of the local services. */
  readonly email: boolean
  readonly socials: boolean
  /** Buying with fiat money, at the provider of the local services. */
  readonly onramp: boolean
  /** `legalCheckbox` of connect: no wallet can be chosen before the box is ticked. */
  readonly legalCheckbox: boolean
  readonly collapseWallets: boolean
  /** The address as a code. */
  readonly receive: boolean
  /** The plugins `send` and `pendingTransactions`. */
  readonly send: boolean
  /** Error reports to the local services, with the user's consent. */
  readonly telemetry: boolean
  /** Registering a name of the local services. */
  readonly registerNames: boolean
  /** Keys of sites that act for a smart account. */
  readonly smartSessions: boolean
  /** Swapping tokens in the pools of the local services. */
  readonly swaps: boolean
  /** Signing in to the server of the local services. */
  readonly siwx: SignInSetting
  /** The Activity tab. */
  readonly history: boolean
  /** The wallet directory of the local services. */
  readonly directory: boolean
  /** The blockchain data API of the local services; `many` and `hostile` are its two variations. */
  readonly data: DataService
  /** Solana beside the EVM networks. */
  readonly solana: boolean
  /** `own element`: the dialog's portal goes into an element of the page (`disableAppend`). */
  readonly place: 'dialog' | 'embedded' | 'own element'
  /** Whether the page has a second instance. */
  readonly second: boolean
  /** Language of the texts, which are fetched when it is chosen. */
  readonly language: 'English' | 'العربية'
}

export type SignInSetting = 'off' | 'optional' | 'required'

export type DataService = 'on' | 'off' | 'many' | 'hostile'

const asked = new URLSearchParams(location.search)

/** A test that is about something else leaves them out: `?mobile=off&directory=off`. */
function isOn(name: string): boolean {
  return asked.get(name) !== 'off'
}

function dataService(): DataService {
  const named = asked.get('data')
  return named === 'off' || named === 'many' || named === 'hostile' ? named : 'on'
}

function signInSetting(): SignInSetting {
  const named = asked.get('siwx')
  return named === 'optional' || named === 'required' ? named : 'off'
}

export const firstSettings: Settings = {
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
