import type { WalletEntry } from '@latchkey/cloud/contract'
import type { Network } from '@latchkey/session/contract'
import type { ConnectState } from '../contract'
import { createExclusion } from '../wallet-list/known-wallets'

export interface OfferInput {
  readonly options: ConnectState['options']
  readonly directory: Pick<ConnectState['directory'], 'excluded'>
  readonly networks: readonly Pick<Network, 'id'>[]
  readonly mobile: boolean
}

export interface Offer {
  /** Neither left out by the host nor, on a phone, impossible to open. */
  isWanted(wallet: WalletEntry): boolean
  /** Wanted, and for one of the networks of this page. */
  isOffered(wallet: WalletEntry): boolean
}

/** What of the directory may be shown here. The service filters too; what it sends is checked all the same. */
export function createOffer({ options, directory, networks, mobile }: OfferInput): Offer {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const ids = new Set(networks.map(({ id }) => id))
  const isWanted = (wallet: WalletEntry): boolean =>
    !isEntryExcluded(wallet) && (!mobile || isOpenable(wallet))
  // A wallet that names no chain, or a page without networks, says nothing about what goes together.
  const isForUs = ({ chains }: WalletEntry): boolean =>
    !chains?.length || ids.size === 0 || chains.some((id) => ids.has(id))
  return { isWanted, isOffered: (wallet) => isForUs(wallet) && isWanted(wallet) }
}

const isOpenable = ({ mobileLink, universalLink, webappLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink)
