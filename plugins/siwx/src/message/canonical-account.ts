import type { NetworkId } from '@latchkey/session/contract'
import { checksumAddress } from './grammar'
import { genesisNetworkId } from './is-same-network'
import type { SiwxMessage } from './siwx-message'

/** The account of a message in canonical form: equal texts for every spelling of the same account. */
export function canonicalAccount({ accountAddress, networkId }: SiwxMessage): {
  readonly accountAddress: string
  readonly networkId: NetworkId
} {
  return networkId.startsWith('eip155:')
    ? { accountAddress: checksumAddress(accountAddress.toLowerCase()), networkId }
    : { accountAddress, networkId: genesisNetworkId(networkId) }
}
