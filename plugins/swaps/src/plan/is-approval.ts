import type { SwapRequest } from '../contract'

/** Whether a request only changes the allowance, before the request of the swap. */
export function isApproval({ kind }: Pick<SwapRequest, 'kind'>): boolean {
  return kind === 'approve' || kind === 'reset'
}
