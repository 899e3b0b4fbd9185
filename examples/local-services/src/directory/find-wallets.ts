import type { WireWallet } from './wire-wallet'

const USUAL_ENTRIES = 40
const MOST_ENTRIES = 5_000

export interface WalletAnswer {
  /** The number of wallets on all pages together. */
  readonly count: number
  readonly data: readonly WireWallet[]
}

/** Builds the response to `/getWallets`. */
export function findWallets(wallets: readonly WireWallet[], query: URLSearchParams): WalletAnswer {
  const list = (name: string): readonly string[] => query.get(name)?.split(',').filter(Boolean) ?? []
  const [include, exclude, chains] = [list('include'), list('exclude'), list('chains')]
  const search = query.get('search')?.trim().toLowerCase() ?? ''
  const certifiedOnly = query.get('badge_type') === 'certified'
  const found = wallets.filter(
    (wallet) =>
      (include.length === 0 || include.includes(wallet.id)) &&
      !exclude.includes(wallet.id) &&
      (chains.length === 0 || wallet.chains.some((chain) => chains.includes(chain))) &&
      (!certifiedOnly || wallet.badge_type === 'certified') &&
      wallet.name.toLowerCase().includes(search),
  )
  const entries = wholeNumber(query.get('entries'), USUAL_ENTRIES, MOST_ENTRIES)
  const start = (wholeNumber(query.get('page'), 1, Number.MAX_SAFE_INTEGER) - 1) * entries
  return { count: found.length, data: found.slice(start, start + entries) }
}

function wholeNumber(text: string | null, usual: number, largest: number): number {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Math.min(Number(text), largest) : usual
}
