import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ConnectState } from '../contract'
import { canPair, type WalletFilter } from '../wallet-list/wallet-filter'

export interface FirstWalletsInput {
  readonly directory: Pick<ConnectState['directory'], 'featured' | 'recommended'>
  readonly certified: boolean
}

/**
 * Returns the featured and recommended wallets that the filter lets through; they are shown before the pages of the directory.
 * The pages are requested without these wallets. A wallet that the filter hides here is still requested with the pages.
 */
export function firstWallets(
  { directory, certified }: FirstWalletsInput,
  { isAllowed, isOffered }: WalletFilter,
): readonly WalletEntry[] {
  const first = [...directory.featured.filter(isAllowed), ...directory.recommended.filter(isOffered)]
  return certified ? first.filter((wallet) => wallet.certified === true) : first
}

/** Returns the host's custom wallets that can be paired; none with the certified filter, as none of them is certified. */
export function ownWallets(
  customWallets: readonly WalletEntry[] | undefined,
  certified: boolean,
  { isAllowed }: WalletFilter,
): readonly WalletEntry[] {
  return certified ? [] : (customWallets ?? []).filter((one) => canPair(one) && isAllowed(one))
}

/** Returns the wallets without those whose id occurred before. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
