import type { WalletEntry } from '@latchkey/cloud/contract'
import type { Network } from '@latchkey/session/contract'
import type { ConnectState } from '../contract'
import { createExclusion } from '../wallet-list/wallet-evidence'

export interface WalletFilterInput {
  readonly options: ConnectState['options']
  readonly directory: Pick<ConnectState['directory'], 'excluded'>
  readonly networks: readonly Pick<Network, 'id'>[]
  readonly mobile: boolean
}

export interface WalletFilter {
  /** Neither left out by the host nor, on a phone, impossible to open. */
  isAllowed(wallet: WalletEntry): boolean
  /** Wanted, and for one of the networks of this page. */
  isOffered(wallet: WalletEntry): boolean
}

/** What of the directory may be shown here. The service filters too; what it sends is checked all the same. */
export function createWalletFilter({
  options,
  directory,
  networks,
  mobile,
}: WalletFilterInput): WalletFilter {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const ids = new Set(networks.map(({ id }) => id))
  const isWanted = (wallet: WalletEntry): boolean =>
    !isEntryExcluded(wallet) && (!mobile || isOpenable(wallet))
  // A wallet that names no chain, or a page without networks, says nothing about what goes together.
  const servesNetworks = ({ chains }: WalletEntry): boolean =>
    !chains?.length || ids.size === 0 || chains.some((id) => ids.has(id))
  return { isAllowed: isWanted, isOffered: (wallet) => servesNetworks(wallet) && isWanted(wallet) }
}

const isOpenable = ({ mobileLink, universalLink, webappLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink)

export interface FirstWalletsInput {
  readonly directory: Pick<ConnectState['directory'], 'featured' | 'recommended'>
  readonly certified: boolean
}

/** Shown before the pages, which leave them out: a filter that hides one here must not leave it out there. */
export function firstWallets(
  { directory, certified }: FirstWalletsInput,
  { isAllowed: isWanted, isOffered }: WalletFilter,
): readonly WalletEntry[] {
  const first = [...directory.featured.filter(isWanted), ...directory.recommended.filter(isOffered)]
  return certified ? first.filter((wallet) => wallet.certified === true) : first
}

/** The host's own wallets that can be paired. None of them is certified by anybody. */
export function ownWallets(
  customWallets: readonly WalletEntry[] | undefined,
  certified: boolean,
  { isAllowed: isWanted }: WalletFilter,
): readonly WalletEntry[] {
  return certified ? [] : (customWallets ?? []).filter((one) => canBePaired(one) && isWanted(one))
}

const canBePaired = ({ mobileLink, universalLink, webappLink, desktopLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink || desktopLink)

/** The first of each id. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
