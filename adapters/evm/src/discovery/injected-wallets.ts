export interface InjectedWallet {
  /**
   * From the wallet's flag, so it is the same on the next visit while the flag is. `undefined` without a known flag.
   */
  readonly slug: string | undefined
  readonly name: string
  /** What the wallet of the flag announces (EIP-6963). Empty where that, or the flag, is not known. */
  readonly rdns: readonly string[]
  readonly provider: UntrustedProvider
}

/** The name of a wallet without a known flag or a valid name. */
export const UNNAMED_WALLET = 'Browser Wallet'

export const METAMASK = 'MetaMask'

/** More wallets than share `window.ethereum` in practice. */
const MAX_LISTED = 50

/**
 * The providers of `window.ethereum`: the entries of its `providers` list, which several wallets can share, or itself.
 */
export function findInjected(ethereum: unknown): readonly InjectedWallet[] {
  if (!isUntrustedProvider(ethereum)) return []
  const usable = listedIn(ethereum).filter(isUntrustedProvider)
  return [...new Set(usable.length > 0 ? usable : [ethereum])].map(describe)
}

/** A hostile list can throw or have no end. */
function listedIn(ethereum: object): readonly unknown[] {
  try {
    const listed = property(ethereum, 'providers')
    if (!Array.isArray(listed)) return []
    return Array.from({ length: Math.min(listed.length, MAX_LISTED) }, (_, index): unknown => listed[index])
  } catch {
    return []
  }
}

function describe(provider: UntrustedProvider): InjectedWallet {
  const [flag, name = UNNAMED_WALLET, ...rdns] =
    knownFlags.find(([known]) => property(provider, known) === true) ?? []
  return { slug: flag?.replace(/^_?is/, '').toLowerCase(), name, rdns, provider }
}

/**
 * Every rdns that a provider says of itself by its flags: that of the first known one, and of one that stays when the user has
 * the wallet pose as another one.
 */
export const namesOf = (provider: UntrustedProvider): readonly string[] => [
  ...describe(provider).rdns,
  ...(property(provider, POSING[0]) === true ? POSING.slice(2) : []),
]

/** Any property may be a getter that throws. */
export function property(of: object, name: string): unknown {
  try {
    return Reflect.get(of, name)
  } catch {
    return undefined
  }
}

type KnownFlag = readonly [flag: string, name: string, ...rdns: readonly string[]]

/** It stays when the user has Rabby pose as MetaMask, which takes `isRabby` away. */
const POSING: KnownFlag = ['_isRabby', 'Rabby Wallet', 'io.rabby']

/**
 * The flags by which injected providers identify their wallet, its name, and what it announces as its rdns (EIP-6963), where
 * that is published: a guessed one would give the wallet's row to whoever announces it. SafePal announces the address of its
 * download page, which is no rdns. A flag is no proof. The first match counts.
 */
const knownFlags: readonly KnownFlag[] = [
  ['isRabby', 'Rabby Wallet', 'io.rabby'],
  ['isBraveWallet', 'Brave Wallet', 'com.brave.wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet', 'com.coinbase.wallet'],
  ['isTrust', 'Trust Wallet', 'com.trustwallet.app'],
  ['isTrustWallet', 'Trust Wallet', 'com.trustwallet.app'],
  ['isPhantom', 'Phantom', 'app.phantom'],
  ['isOkxWallet', 'OKX Wallet', 'com.okex.wallet'],
  ['isOKExWallet', 'OKX Wallet', 'com.okex.wallet'],
  ['isBitKeep', 'Bitget Wallet', 'com.bitget.web3'],
  ['isRainbow', 'Rainbow', 'me.rainbow'],
  ['isZerion', 'Zerion', 'io.zerion.wallet'],
  ['isExodus', 'Exodus', 'com.exodus.web3-wallet'],
  ['isFrame', 'Frame', 'sh.frame'],
  ['isTally', 'Taho'],
  ['isImToken', 'imToken'],
  ['isTokenPocket', 'TokenPocket', 'pro.tokenpocket'],
  ['isMathWallet', 'MathWallet'],
  ['isOpera', 'Opera'],
  ['isEnkrypt', 'Enkrypt', 'com.enkrypt'],
  ['isBackpack', 'Backpack', 'app.backpack'],
  ['isSafePal', 'SafePal'],
  ['isOneInchIOSWallet', '1inch Wallet'],
  ['isOneInchAndroidWallet', '1inch Wallet'],
  ['isStatus', 'Status', 'app.status'],
  // Late: most others claim it too.
  ['isMetaMask', METAMASK, 'io.metamask', 'io.metamask.flask'],
  POSING,
]

/** A wallet's own EIP-1193 provider, of which only `request` was checked. Its responses are untrusted. */
export interface UntrustedProvider {
  request(args: { readonly method: string; readonly params?: unknown }): unknown
  on?(event: string, listener: (payload: unknown) => void): unknown
  removeListener?(event: string, listener: (payload: unknown) => void): unknown
}

/** Whether the value has a `request` function. Never throws, although any property may be a throwing getter. */
export function isUntrustedProvider(value: unknown): value is UntrustedProvider {
  try {
    const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
    return isObject && typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}
