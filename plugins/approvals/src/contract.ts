import { type ContractToken, defineContract, type View } from '@latchkey/kernel'

export interface ApprovalsContract {
  readonly id: 'approvals'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: {
    /** The oldest request that waits for the user's approval in the embedded wallet. Opens by itself. */
    readonly ApproveTransaction: View
  }
}

export const approvalsContract: ContractToken<ApprovalsContract> =
  /* @__PURE__ */ defineContract<ApprovalsContract>('approvals', 1)
