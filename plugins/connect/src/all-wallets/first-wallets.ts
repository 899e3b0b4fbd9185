import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ConnectState } from '../contract'
import { canPair, type WalletFilter } from '../wallet-list/wallet-filter'

export interface FirstWalletsInput {
  readonly directory: Pick<ConnectState['directory'], 'featured' | 'recommended'>
  readonly certified: boolean
}

/** Wallets shown before the pages, which are requested without them. A wallet that a filter hides here is not excluded there. */
export function firstWallets(
  { directory, certified }: FirstWalletsInput,
  { isAllowed, isOffered }: WalletFilter,
): readonly WalletEntry[] {
  const first = [...directory.featured.filter(isAllowed), ...directory.recommended.filter(isOffered)]
  return certified ? first.filter((wallet) => wallet.certified === true) : first
}

/** The host's own wallets that can be paired. None of them is certified. */
export function ownWallets(
  customWallets: readonly WalletEntry[] | undefined,
  certified: boolean,
  { isAllowed }: WalletFilter,
): readonly WalletEntry[] {
  return certified ? [] : (customWallets ?? []).filter((one) => canPair(one) && isAllowed(one))
}

/** Keeps the first wallet of each id. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
