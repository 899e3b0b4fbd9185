import { isUntrustedProvider, type UntrustedProvider } from '../connector/untrusted-provider'

export interface InjectedWallet {
  /**
   * From the wallet's flag, so it is the same on the next visit while the flag is. `undefined` without a known flag.
   */
  readonly slug: string | undefined
  readonly name: string
  readonly provider: UntrustedProvider
}

/** The name of a wallet without a known flag or a valid name. */
export const UNNAMED_WALLET = 'Browser Wallet'

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
  const known = injectedNames.find(([flag]) => property(provider, flag) === true)
  return { slug: known?.[0].slice('is'.length).toLowerCase(), name: known?.[1] ?? UNNAMED_WALLET, provider }
}

/** Any property may be a getter that throws. */
function property(of: object, name: string): unknown {
  try {
    return Reflect.get(of, name)
  } catch {
    return undefined
  }
}

/** The flags by which injected providers identify their wallet. A flag is no proof. The first match counts. */
export const injectedNames: readonly (readonly [flag: string, name: string])[] = [
  ['isRabby', 'Rabby Wallet'],
  ['isBraveWallet', 'Brave Wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet'],
  ['isTrust', 'Trust Wallet'],
  ['isTrustWallet', 'Trust Wallet'],
  ['isPhantom', 'Phantom'],
  ['isOkxWallet', 'OKX Wallet'],
  ['isOKExWallet', 'OKX Wallet'],
  ['isBitKeep', 'Bitget Wallet'],
  ['isRainbow', 'Rainbow'],
  ['isZerion', 'Zerion'],
  ['isExodus', 'Exodus'],
  ['isFrame', 'Frame'],
  ['isTally', 'Taho'],
  ['isImToken', 'imToken'],
  ['isTokenPocket', 'TokenPocket'],
  ['isMathWallet', 'MathWallet'],
  ['isOpera', 'Opera'],
  ['isEnkrypt', 'Enkrypt'],
  ['isBackpack', 'Backpack'],
  ['isSafePal', 'SafePal'],
  ['isOneInchIOSWallet', '1inch Wallet'],
  ['isOneInchAndroidWallet', '1inch Wallet'],
  ['isStatus', 'Status'],
  // Last: most others claim it too.
  ['isMetaMask', 'MetaMask'],
]
