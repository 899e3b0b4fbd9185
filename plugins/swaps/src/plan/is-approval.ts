import type { SwapRequest } from '../contract'

/** Whether a request only changes what the contract may take: the swap is asked for afterwards. */
export function isApproval({ kind }: Pick<SwapRequest, 'kind'>): boolean {
  return kind === 'approve' || kind === 'reset'
}
