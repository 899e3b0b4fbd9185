import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'
import { namespaceOf } from '@latchkey/session/caip'
import type { ExplainedRequest } from '@latchkey/session/contract'
import { LiveRegion } from '@latchkey/ui-primitives'
import { type ReactElement, useEffect, useState } from 'react'
import type { ApprovalsContext } from '../controller'
import { changesBalances, loadSummary, type Summary } from '../load-summary'
import { type TextKey, texts } from '../texts'
import * as css from './approve-transaction.css'
import { RequestDangers } from './request-dangers'
import { RequestDetails } from './request-details'
import { RequestEffects } from './request-effects'
import { WalletLine } from './wallet-line'

export interface RequestSummaryProps {
  readonly ctx: ApprovalsContext
  readonly approval: PendingApproval
  /** The number of requests after this one. */
  readonly waiting: number
}

/**
 * What the wallet's frame below cannot say: whose wallet is asked, dangers, what changes in whole units and with names, and
 * what the site calls its request. Site, network, account and addresses are the frame's. Parts: `approve-summary`, and those
 * of `WalletLine`, `RequestDangers`, `RequestEffects` and `RequestDetails`.
 */
export function RequestSummary({ ctx, approval, waiting }: RequestSummaryProps): ReactElement {
  const t = useTexts(texts)
  const summary = useSummary(ctx, approval)
  const { explained } = summary
  const title = methodText(approval, explained, t)
  return (
    <div part="approve-summary" className={css.summary}>
      <WalletLine address={summary.account?.address ?? approval.address} waiting={waiting} />
      <LiveRegion message={explained ? title : t('approvals.loading')} />
      {explained && <RequestDangers explained={explained} summary={summary} />}
      <RequestEffects summary={summary} isTried={changesBalances(approval.method)} />
      <RequestDetails approval={approval} title={title} summary={summary} />
    </div>
  )
}

function useSummary(ctx: ApprovalsContext, approval: PendingApproval): Summary {
  const [summary, setSummary] = useState<Summary>(() => ({
    network: undefined,
    account: undefined,
    names: {},
    namespace: namespaceOf(approval.networkId),
    ownAddresses: [],
    tokens: [],
  }))
  // Kept in state: a request never changes, but its object does whenever another request is added.
  const [request] = useState(approval)
  useEffect(() => {
    const end = new AbortController()
    setSummary(loadSummary(ctx, request, setSummary, end.signal))
    return () => end.abort()
  }, [ctx, request])
  return summary
}

/** The method in words. */
export function methodText(
  { method, params }: PendingApproval,
  explained: ExplainedRequest | undefined,
  t: TextOf<TextKey>,
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
