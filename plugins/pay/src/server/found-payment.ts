import type { NodeRequest } from './node'
import type { ReceiptRefusal } from './refusals'

/** What a receipt has to be on the chain. */
export interface Wanted {
  readonly networkId: string
  readonly recipient: string
  /** The contract or mint; `undefined` for the native currency. */
  readonly token: string | undefined
  readonly hash: string
  readonly confirmations: number
  /** The account that has to have paid; `undefined` where anybody may. */
  readonly payer: string | undefined
}

/** What the chain has under the hash. */
export interface FoundPayment {
  /** Smallest units that the recipient got of the asset. */
  readonly received: bigint
  /** Seconds since 1970. */
  readonly blockTime: number
}

export type ReadPayment = (node: NodeRequest, wanted: Wanted) => Promise<FoundPayment | ReceiptRefusal>
