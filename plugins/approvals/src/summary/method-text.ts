import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import type { TextOf } from '@latchkey/kernel'
import type { ExplainedRequest } from '@latchkey/session/contract'
import type { CopyKey } from '../copy/copy'

/** The method in words. */
export function methodText(
  { method, params }: PendingApproval,
  explained: ExplainedRequest | undefined,
  t: TextOf<CopyKey>,
): string {
  if (method === 'personal_sign' || method === 'solana_signMessage') return t('approvals.method.sign-message')
  if (method.startsWith('eth_signTypedData')) {
    const types = new Set(explained?.steps.flat().map(({ type }) => type))
    if (types.has('allowance')) return t('approvals.allow')
    return t(types.has('transfer') ? 'approvals.method.sign-transfer' : 'approvals.method.sign-data')
  }
  const count = explained?.steps.length ?? 0
  switch (method) {
    case 'eth_sendTransaction':
    case 'solana_signAndSendTransaction':
      return t('approvals.method.send')
    case 'wallet_sendCalls':
      return count > 1 ? t('approvals.method.send-batch', { count }) : t('approvals.method.send')
    case 'solana_signTransaction':
    case 'eth_signTransaction':
      return t('approvals.method.sign-transaction')
    case 'solana_signAllTransactions': {
      const transactions = countTransactions(params)
      return transactions > 1
        ? t('approvals.method.sign-transactions', { count: transactions })
        : t('approvals.method.sign-transaction')
    }
    case 'wallet_grantPermissions':
      return t('approvals.method.grant')
    case 'wallet_revokePermissions':
      return t('approvals.method.revoke')
    case 'eth_sendUserOperation':
      return t('approvals.method.operation')
    default:
      return t('approvals.method.other')
  }
}

function countTransactions(params: unknown): number {
  const list = typeof params === 'object' && params !== null ? Reflect.get(params, 'transactions') : undefined
  return Array.isArray(list) ? list.length : 1
}
