import type { StandardAccount } from './standard'

/** An account with what its key is made of. */
export interface SolanaAccount {
  readonly account: StandardAccount
  readonly seed: Uint8Array
}

export type SolanaAccounts = readonly [SolanaAccount, ...SolanaAccount[]]

/** The wallet's state on Solana. It changes through `WalletState`, which notifies the page. */
export interface SolanaSide {
  /** The page has permission. The permission outlives a disconnect, as the Wallet Standard requires. */
  authorised: boolean
  /** The page has connected since it was loaded. */
  connected: boolean
  index: number
  /** What the page sees. */
  visible: readonly StandardAccount[]
  accounts(): Promise<SolanaAccounts>
  active(): Promise<SolanaAccount>
  /** Those that a connected page may use, the active one first. */
  exposed(): Promise<readonly SolanaAccount[]>
}

export interface SolanaSideParts {
  readonly load: () => Promise<SolanaAccounts>
  readonly expose: 'active' | 'all'
  readonly authorised: boolean
  readonly index: number
  readonly isLocked: () => boolean
}

export function createSolanaSide({ load, expose, authorised, index, isLocked }: SolanaSideParts): SolanaSide {
  let loaded: Promise<SolanaAccounts> | undefined
  const side: SolanaSide = {
    authorised,
    connected: false,
    index,
    visible: [],
    accounts() {
      loaded ??= load()
      return loaded
    },
    async active() {
      const all = await side.accounts()
      return all[side.index] ?? all[0]
    },
    async exposed() {
      if (isLocked() || !side.authorised || !side.connected) return []
      const first = await side.active()
      return expose === 'active'
        ? [first]
        : [first, ...(await side.accounts()).filter((one) => one !== first)]
    },
  }
  return side
}
