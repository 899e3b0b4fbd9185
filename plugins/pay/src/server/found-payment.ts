import type { NodeRequest } from '@latchkey/session/http-node'
import type { ReceiptRefusal } from './refusals'

/** What the chain must have for a receipt. */
export interface Wanted {
  readonly networkId: string
  readonly recipient: string
  /** The contract or mint; `undefined` for the native currency. */
  readonly token: string | undefined
  readonly hash: string
  readonly confirmations: number
  /** The account that must have paid; `undefined`: any. */
  readonly payer: string | undefined
}

/** What the chain has for the hash. */
export interface FoundPayment {
  /** Smallest units of the asset that the recipient received. */
  readonly received: bigint
  /** Seconds since 1970. */
  readonly blockTime: number
}

export type ReadPayment = (node: NodeRequest, wanted: Wanted) => Promise<FoundPayment | ReceiptRefusal>
