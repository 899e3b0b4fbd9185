import type { WalletEntry } from '@latchkey/cloud/contract'
import type { ConnectState } from '../contract'
import type { Offer } from './is-offered'

export interface FirstInput {
  readonly directory: Pick<ConnectState['directory'], 'featured' | 'recommended'>
  readonly certified: boolean
}

/** Shown before the pages, which leave them out: a filter that hides one here must not leave it out there. */
export function firstWallets(
  { directory, certified }: FirstInput,
  { isWanted, isOffered }: Offer,
): readonly WalletEntry[] {
  const first = [...directory.featured.filter(isWanted), ...directory.recommended.filter(isOffered)]
  return certified ? first.filter((wallet) => wallet.certified === true) : first
}

/** The host's own wallets that can be paired. None of them is certified by anybody. */
export function ownWallets(
  customWallets: readonly WalletEntry[] | undefined,
  certified: boolean,
  { isWanted }: Offer,
): readonly WalletEntry[] {
  return certified ? [] : (customWallets ?? []).filter((one) => canBePaired(one) && isWanted(one))
}

const canBePaired = ({ mobileLink, universalLink, webappLink, desktopLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink || desktopLink)
