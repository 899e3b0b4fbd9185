import type { NetworkId } from '@latchkey/session/contract'
import { checksumAddress } from './grammar'
import { genesisNetworkId } from './is-same-network'
import type { SiwxMessage } from './siwx-message'

/** The account of a message in one spelling: EIP-55 checksum on EVM, CAIP-2 id by genesis hash on Solana. */
export function canonicalAccount({ accountAddress, networkId }: SiwxMessage): {
  readonly accountAddress: string
  readonly networkId: NetworkId
} {
  return networkId.startsWith('eip155:')
    ? { accountAddress: checksumAddress(accountAddress.toLowerCase()), networkId }
    : { accountAddress, networkId: genesisNetworkId(networkId) }
}
