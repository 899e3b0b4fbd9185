import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import type { ExplainedRequest } from '@latchkey/session/contract'
import type { Say } from '../copy/use-copy'

/** The method in words. */
export function methodText(
  { method, params }: PendingApproval,
  explained: ExplainedRequest | undefined,
  say: Say,
): string {
  if (method === 'personal_sign' || method === 'solana_signMessage')
    return say('approvals.method.sign-message')
  if (method.startsWith('eth_signTypedData')) {
    const isAllowance = explained?.steps.some((actions) => actions.some(({ type }) => type === 'allowance'))
    return say(isAllowance ? 'approvals.allow' : 'approvals.method.sign-data')
  }
  const count = explained?.steps.length ?? 0
  switch (method) {
    case 'eth_sendTransaction':
    case 'solana_signAndSendTransaction':
      return say('approvals.method.send')
    case 'wallet_sendCalls':
      return count > 1 ? say('approvals.method.send-batch', { count }) : say('approvals.method.send')
    case 'solana_signTransaction':
    case 'eth_signTransaction':
      return say('approvals.method.sign-transaction')
    case 'solana_signAllTransactions':
      return say('approvals.method.sign-transactions', { count: countTransactions(params) })
    case 'wallet_grantPermissions':
      return say('approvals.method.grant')
    case 'wallet_revokePermissions':
      return say('approvals.method.revoke')
    case 'eth_sendUserOperation':
      return say('approvals.method.operation')
    default:
      return say('approvals.method.other')
  }
}

function countTransactions(params: unknown): number {
  const list = typeof params === 'object' && params !== null ? Reflect.get(params, 'transactions') : undefined
  return Array.isArray(list) ? list.length : 1
}
