import type { NetworkId } from '@latchkey/session/contract'

/** A token on one network. */
export interface PurchaseToken {
  /** The service's id of the currency. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networkId: NetworkId
  /** The service's name of the network: `ethereum-mainnet`. */
  readonly networkName: string
  /** For display: `Ethereum`. Without one, `networkName` is shown. */
  readonly networkDisplayName?: string
  /** Contract or mint; undefined for the native currency. */
  readonly tokenAddress?: string
}
