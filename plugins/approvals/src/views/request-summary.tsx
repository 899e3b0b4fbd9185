import type { PendingApproval } from '@latchkey/embedded-wallet/contract'
import type { TextOf } from '@latchkey/kernel'
import { useTexts } from '@latchkey/kernel/react'
import { namespaceOf } from '@latchkey/session/caip'
import type { ExplainedRequest } from '@latchkey/session/contract'
import { LiveRegion, Tag, Text } from '@latchkey/ui-primitives'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { findLookAlike, NetworkPicture, visibleLine } from '@latchkey/view-kit'
import { type ReactElement, useEffect, useState } from 'react'
import type { ApprovalsContext } from '../controller'
import { addressesOf, changesBalances, loadSummary, type Summary } from '../load-summary'
import { type TextKey, texts } from '../texts'
import { AccountLine, Warning } from './account-line'
import * as css from './approve-transaction.css'
import { BalanceChanges } from './balance-changes'
import { Explained } from './explained-request'
import { AmountLine } from './request-actions'

export interface RequestSummaryProps {
  readonly ctx: ApprovalsContext
  readonly approval: PendingApproval
  /** The number of requests after this one. */
  readonly waiting: number
}

/**
 * What a request does, in plain words. Parts: `approve-summary`, `approve-origin`, `approve-from`, `approve-fee`, `approve-changes`,
 * `approve-warning`, and those of `Explained`.
 */
export function RequestSummary({ ctx, approval, waiting }: RequestSummaryProps): ReactElement {
  const t = useTexts(texts)
  const summary = useSummary(ctx, approval)
  const { explained, simulation } = summary
  const title = methodText(approval, explained, t)
  // Warnings are first and effects precede the account, so that they are visible without scrolling.
  const hasFailed = typeof simulation === 'object' && simulation.status === 'failing'
  return (
    <div part="approve-summary" className={css.summary}>
      <Head title={title} summary={summary} waiting={waiting} />
      <LiveRegion message={explained ? title : t('approvals.loading')} />
      {explained && <LookAlikes explained={explained} summary={summary} />}
      {hasFailed && <BalanceChanges simulation={simulation} summary={summary} />}
      {explained ? <Explained approval={approval} explained={explained} summary={summary} /> : <Bones />}
      {summary.account && (
        <div className={css.card} part="approve-from">
          <AccountLine
            label={t(changesBalances(approval.method) ? 'approvals.from' : 'approvals.account')}
            address={summary.account.address}
            type={summary.account.type}
            summary={summary}
          />
        </div>
      )}
      {explained?.fee !== undefined && <NetworkFee fee={explained.fee} summary={summary} />}
      {simulation !== undefined && !hasFailed && <BalanceChanges simulation={simulation} summary={summary} />}
    </div>
  )
}

function useSummary(ctx: ApprovalsContext, approval: PendingApproval): Summary {
  const [summary, setSummary] = useState<Summary>(() => ({
    site: '',
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

interface HeadProps {
  readonly title: string
  readonly summary: Summary
  readonly waiting: number
}

function Head({ title, summary, waiting }: HeadProps): ReactElement {
  const t = useTexts(texts)
  const { site, network, explained } = summary
  const isAnyNetwork = explained?.warnings?.includes('any-network') === true
  return (
    <div part="approve-origin" className={css.head}>
      <Text as="h2" variant="title">
        {title}
      </Text>
      <span className={css.origin}>
        <Text tone="secondary">{t('approvals.from-site', { site: visibleLine(site) })}</Text>
        {isAnyNetwork && <Text tone="secondary">{t('approvals.on-any-network')}</Text>}
        {network && !isAnyNetwork && (
          <span className={css.network}>
            <NetworkPicture network={network} size={20} />
            <Text tone="secondary">{t('approvals.on-network', { network: network.name })}</Text>
          </span>
        )}
      </span>
      {waiting > 0 && <Tag>{t('approvals.more', { count: waiting })}</Tag>}
    </div>
  )
}

interface NetworkFeeProps {
  /** Decimal digits in smallest units. */
  readonly fee: string
  readonly summary: Summary
}

function NetworkFee({ fee, summary }: NetworkFeeProps): ReactElement {
  const t = useTexts(texts)
  return (
    <div className={css.card} part="approve-fee">
      <AmountLine label={t('approvals.fee')} amount={fee} token={{}} summary={summary} />
    </div>
  )
}

interface LookAlikesProps {
  readonly explained: ExplainedRequest
  readonly summary: Summary
}

/** Addresses that begin and end like the user's own. */
function LookAlikes({ explained, summary: { namespace, ownAddresses } }: LookAlikesProps): ReactElement {
  const t = useTexts(texts)
  return (
    <>
      {addressesOf(explained).map((address) => {
        const likeness = findLookAlike(namespace, address, ownAddresses)
        return likeness?.type === 'look-alike' ? (
          <Warning key={address}>{t('approvals.look-alike', { address: likeness.address })}</Warning>
        ) : null
      })}
    </>
  )
}

function Bones(): ReactElement {
  return (
    <div className={css.card} aria-hidden>
      <Skeleton shape="text" length="short" />
      <Skeleton shape="text" variant="label" length="medium" />
      <Skeleton shape="text" length="long" />
    </div>
  )
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
