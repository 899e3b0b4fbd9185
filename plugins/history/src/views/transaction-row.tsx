import type { TextOf } from '@latchkey/kernel'
import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { Network } from '@latchkey/session/contract'
import { explorerUrl } from '@latchkey/session/view-kit'
import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Spinner } from '@latchkey/ui-primitives/spinner'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { HistoryTransaction, HistoryTransfer } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { mergeTransfers } from '../model/merge-transfers'
import type { DateTexts } from './format-date'
import * as css from './history.css'
import { TransactionPicture } from './transaction-picture'
import { signOf, transferText } from './transfer-text'

interface TransactionRowProps {
  readonly transaction: HistoryTransaction
  readonly network: Network | undefined
  readonly dates: DateTexts
}

/**
 * One transaction, with a link to its network's explorer. Parts: `transaction`, `transaction-status`,
 * `transaction-time`.
 */
export function TransactionRow({ transaction, network, dates }: TransactionRowProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const { type, status, hash, minedAtMs } = transaction
  const transfers = mergeTransfers(transaction.transfers)
  const href = hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
  return (
    <ListRow
      part="transaction"
      href={href}
      picture={<TransactionPicture type={type} status={status} transfers={transfers} />}
      title={
        <span className={css.title}>
          <bdi>{titleOf(type, t)}</bdi>
          {(status === 'failed' || status === 'partial' || status === 'unknown') && (
            <Tag tone={status === 'failed' ? 'error' : 'neutral'} part="transaction-status">
              {t(STATUS_TEXTS[status])}
            </Tag>
          )}
        </span>
      }
      secondary={<Description transaction={transaction} transfers={transfers} />}
      trailing={
        status === 'pending' ? (
          <Spinner label={t('history.pending')} />
        ) : (
          <Text variant="caption" tone="secondary" numeric>
            <time part="transaction-time" dateTime={new Date(minedAtMs).toISOString()}>
              {dates.day(minedAtMs)}
            </time>
          </Text>
        )
      }
    />
  )
}

const STATUS_TEXTS = {
  confirmed: 'history.confirmed',
  failed: 'history.reverted',
  partial: 'history.partial',
  pending: 'history.pending',
  unknown: 'history.unknown',
} as const satisfies Readonly<Record<HistoryTransaction['status'], CopyKey>>

const isTitle = (key: string): key is CopyKey => Object.hasOwn(copy, key)

/** Unknown types are shown unchanged. */
function titleOf(type: string, t: TextOf<CopyKey>): string {
  const key = `history.type-${type}`
  return isTitle(key) ? t(key) : type || t('history.type-execute')
}

interface DescriptionProps {
  readonly transaction: HistoryTransaction
  readonly transfers: readonly HistoryTransfer[]
}

/** The transfers, else the other account, else the status. */
function Description({ transaction, transfers }: DescriptionProps): ReactNode {
  const t = useTexts(copy)
  const locale = useLocale()
  const { status, from, to, type } = transaction
  const sign = signOf(transaction, transfers.length)
  const texts = transfers.map((one) => transferText(one, locale))
  if (texts.some((text, index) => text !== '' || transfers[index]?.kind === 'nft'))
    return (
      <span className={css.amounts}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two, in a fixed order
          <Fragment key={index}>
            {index > 0 && <ChevronIcon size={12} />}
            <bdi>{text === '' ? '-' : `${sign}${text}`}</bdi>
          </Fragment>
        ))}
      </span>
    )
  if (transfers.length === 0 && status !== 'pending') {
    const other = type === 'receive' ? from : to
    if (other !== undefined)
      return t(type === 'receive' ? 'history.from' : 'history.to', { address: truncateAddress(other) })
  }
  return t(STATUS_TEXTS[status])
}
