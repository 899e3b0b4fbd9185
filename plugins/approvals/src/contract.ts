import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/**
 * How a request ended.
 * - `sending`: the transaction or batch was sent and is in no block yet.
 * - `sent`: it is in a block.
 * - `submitted`: it was sent, and its outcome cannot be followed, as that of a user operation.
 * - `undecided`: it was sent, and the network has not decided on it in three minutes. It may still go through.
 * - `reverted`: it is in a block, but had no effect and only cost its fee.
 * - `unavailable`: the frame was removed, and nothing was sent.
 * - `unknown`: the transaction may have been sent.
 * - `failed`: any other failure.
 */
export type EndPhase =
  | 'sending'
  | 'sent'
  | 'submitted'
  | 'undecided'
  | 'reverted'
  | 'failed'
  | 'unavailable'
  | 'unknown'

/** A finished request and its result. */
export interface EndedRequest {
  readonly id: string
  readonly method: string
  readonly phase: EndPhase
  readonly networkId: NetworkId
  readonly address: string | undefined
  /** Hash on EVM, signature on Solana; `undefined` if the wallet returns none, and for a batch that is pending. */
  readonly transactionId: string | undefined
}

export interface ApprovalsContract {
  readonly id: 'approvals'
  readonly api: Record<never, never>
  readonly state: {
    /** The last request, if `ApproveTransaction` shows its result. */
    readonly ended: EndedRequest | undefined
  }
  readonly events: Record<never, never>
  readonly views: {
    /** The oldest request that needs the user's approval in the embedded wallet. Opens automatically. */
    readonly ApproveTransaction: View
  }
}

export const approvalsContract: ContractToken<ApprovalsContract> =
  /* @__PURE__ */ defineContract<ApprovalsContract>('approvals', 1)
