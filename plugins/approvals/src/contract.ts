import { type ContractToken, defineContract, type View } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/**
 * `sending`: the network has the transaction, and no block has it yet. `sent`: it is in a block, or the wallet says no
 * more than that it was sent. `reverted`: it is in a block, and did nothing but cost its fee. `unavailable`: the frame
 * went away, and nothing was sent. `unknown`: it may have been sent. `failed`: anything else.
 */
export type EndPhase = 'sending' | 'sent' | 'reverted' | 'failed' | 'unavailable' | 'unknown'

/** A request that the user does not have to approve any more, and what became of it. */
export interface EndedRequest {
  readonly id: string
  readonly method: string
  readonly phase: EndPhase
  readonly networkId: NetworkId
  readonly address: string | undefined
  /** Hash on EVM, signature on Solana; `undefined` where the wallet names none. */
  readonly transactionId: string | undefined
}

export interface ApprovalsContract {
  readonly id: 'approvals'
  readonly api: Record<never, never>
  readonly state: {
    /** What `ApproveTransaction` shows of the last request; `undefined` while there is nothing to say. */
    readonly ended: EndedRequest | undefined
  }
  readonly events: Record<never, never>
  readonly views: {
    /** The oldest request that waits for the user's approval in the embedded wallet. Opens by itself. */
    readonly ApproveTransaction: View
  }
}

export const approvalsContract: ContractToken<ApprovalsContract> =
  /* @__PURE__ */ defineContract<ApprovalsContract>('approvals', 1)
