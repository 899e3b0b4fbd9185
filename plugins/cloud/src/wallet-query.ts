import type { WalletQuery } from './contract'

const WALLET_PAGE_SIZE = 40

export const entriesOf = ({ entries = WALLET_PAGE_SIZE }: WalletQuery): number => entries

/** The query with the directory's names and order, without empty values. */
export function toSearchParams(query: WalletQuery): readonly (readonly [name: string, value: string])[] {
  const { page = 1, include = [], exclude = [], chains = [], search = '', certified = false } = query
  const all = {
    page: `${page}`,
    entries: `${entriesOf(query)}`,
    include: include.join(),
    exclude: exclude.join(),
    chains: chains.join(),
    search: search.trim(),
    badge_type: certified ? 'certified' : '',
  }
  return Object.entries(all).filter(([, value]) => value !== '')
}
