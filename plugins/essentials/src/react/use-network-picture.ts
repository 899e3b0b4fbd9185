import { accountContract } from '@latchkey/account/contract'
import { usePluginState } from '@latchkey/kernel/react'
import type { Network } from '@latchkey/session/contract'
import { networkPicture } from '../buttons/network-content'

/** The safe URL of a network's picture: the host's, else the one that was fetched for a view. */
export function useNetworkPicture(network: Network | undefined): string | undefined {
  const fetched = usePluginState(accountContract, (state) => state.networkPictures[network?.id ?? ''])
  return networkPicture(network, fetched)
}
