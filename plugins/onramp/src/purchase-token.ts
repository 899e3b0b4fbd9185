import type { NetworkId } from '@latchkey/session/contract'

/** A token on one network. */
export interface PurchaseToken {
  /** As the service names the currency. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly networkId: NetworkId
  /** As the service names the network: `ethereum-mainnet`. */
  readonly networkName: string
  /** Contract or mint; absent for the native currency. */
  readonly tokenAddress?: string
}
