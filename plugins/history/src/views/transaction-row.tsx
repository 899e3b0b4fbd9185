import type { TextOf } from '@latchkey/kernel'
import { useLocale, useTexts } from '@latchkey/kernel/react'
import { explorerUrl } from '@latchkey/session/chain'
import type { Network } from '@latchkey/session/contract'
import { CloseIcon, IconTile, Image, ListRow, Spinner, Tag, Text, useSheets } from '@latchkey/ui-primitives'
import {
  agoFormat,
  dateFormat,
  listQuantity,
  relativeTime,
  truncateAddress,
} from '@latchkey/ui-primitives/format'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, ClockIcon, SwapIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import type { HistoryTransaction, HistoryTransfer } from '../contract'
import { mergeTransfers } from '../model/merge-transfers'
import { type TextKey, texts } from '../texts'
import * as css from './history.css'

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
  const t = useTexts(texts)
  const { type, status, hash, minedAtMs } = transaction
  const transfers = mergeTransfers(transaction.transfers)
  const locale = useLocale()
  const href = hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
  const sign = signOf(transaction, transfers.length)
  const moved = transfers.flatMap((one) => {
    const { direction } = one
    const text = transferText(one, locale) || (one.kind === 'nft' ? t('history.nft') : '')
    return text === '' ? [] : [{ text: `${sign}${text}`, direction }]
  })
  // Of two amounts the second stands beside the title, as an only one: what came for what was given.
  const [first, second] = moved
  const isExchange = first?.direction === 'out' && second?.direction === 'in'
  const description = !second
    ? descriptionOf(transaction, moved.length, t)
    : isExchange
      ? t('history.for-amount', { amount: first.text })
      : first?.text
  const shown = second ?? first
  return (
    <ListRow
      part="transaction"
      href={href}
      picture={<TransactionPicture type={type} status={status} transfers={transfers} />}
      title={
        <span className={css.line}>
          <span className={css.title}>
            <bdi>{titleOf(type, t)}</bdi>
            {(status === 'failed' || status === 'partial' || status === 'unknown') && (
              <Tag tone={status === 'failed' ? 'error' : 'neutral'} part="transaction-status">
                {t(STATUS_TEXTS[status])}
              </Tag>
            )}
          </span>
          {shown && (
            <Text numeric className={css.amount}>
              <bdi>{shown.text}</bdi>
            </Text>
          )}
        </span>
      }
      // The time stands here and not beside both lines: a wide amount takes nothing from the address then.
      secondary={
        <span className={css.line}>
          {description !== undefined && <bdi className={css.description}>{description}</bdi>}
          {status === 'pending' ? (
            <Spinner size={14} label={t('history.pending')} />
          ) : (
            <Text variant="caption" tone="secondary" numeric className={css.time}>
              <time part="transaction-time" dateTime={new Date(minedAtMs).toISOString()}>
                {dates.day(minedAtMs)}
              </time>
            </Text>
          )}
        </span>
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
} as const satisfies Readonly<Record<HistoryTransaction['status'], TextKey>>

const isTitle = (key: string): key is TextKey => Object.hasOwn(texts, key)

/** Unknown types are shown unchanged. */
function titleOf(type: string, t: TextOf<TextKey>): string {
  const key = `history.type-${type}`
  return isTitle(key) ? t(key) : type || t('history.type-execute')
}

/** Whom it was sent to or received from; without an amount else the other account or the status. */
function descriptionOf(
  { status, from, to, type }: HistoryTransaction,
  amountCount: number,
  t: TextOf<TextKey>,
): string | undefined {
  const hasParty = type === 'send' || type === 'receive' || (amountCount === 0 && status !== 'pending')
  const other = type === 'receive' ? from : to
  if (hasParty && other !== undefined)
    return t(type === 'receive' ? 'history.from' : 'history.to', { address: truncateAddress(other) })
  return amountCount === 0 ? t(STATUS_TEXTS[status]) : undefined
}

const PLUS: ReadonlySet<string> = new Set(['receive', 'deposit', 'borrow', 'claim'])
const MINUS: ReadonlySet<string> = new Set(['withdraw', 'repay', 'burn'])

/** `+` or `-` before a transaction's single amount. Two amounts have none. */
export function signOf({ type }: Pick<HistoryTransaction, 'type'>, count: number): '' | '+' | '-' {
  if (count !== 1) return ''
  return PLUS.has(type) ? '+' : MINUS.has(type) ? '-' : ''
}

/** `123.457 TOK`, the name of a collectible, or an empty text for neither. */
export function transferText({ kind, name, symbol = '', quantity }: HistoryTransfer, locale: string): string {
  if (kind === 'other') return ''
  if (kind === 'nft') return name ?? ''
  if (quantity === undefined) return symbol
  return `${listQuantity(quantity, { rounding: 'nearest', locale })} ${symbol}`.trim()
}

const DAY_MS = 86_400_000

export interface DateTexts {
  /** `June`, or `June 2024` for another year. */
  month(ms: number): string
  /** `3 hr. ago` within a day, else `24 Nov`. */
  day(ms: number): string
}

/** Formats the dates of a list by `Intl`. */
export function createDateTexts(locale: string, nowMs: number): DateTexts {
  const month = dateFormat(locale, { month: 'long' })
  const monthOfYear = dateFormat(locale, { month: 'long', year: 'numeric' })
  const day = dateFormat(locale, { day: 'numeric', month: 'short' })
  const relative = agoFormat(locale)
  const thisYear = new Date(nowMs).getFullYear()
  return {
    month: (ms) => (new Date(ms).getFullYear() === thisYear ? month : monthOfYear).format(ms),
    day(ms) {
      if (nowMs - ms >= DAY_MS) return day.format(ms)
      const { value, unit } = relativeTime(ms, nowMs)
      return relative.format(-value, unit)
    },
  }
}

interface TransactionPictureProps extends Pick<HistoryTransaction, 'type' | 'status'> {
  readonly transfers: readonly HistoryTransfer[]
}

/** At most two pictures of the moved tokens, with a badge of the operation. */
function TransactionPicture({ type, status, transfers }: TransactionPictureProps): ReactElement {
  useSheets(css.sheets)
  const [first, second] = transfers
  const Icon = iconOf(type, transfers)
  return (
    <span className={css.picture} aria-hidden="true">
      {!first ? (
        <IconTile filled>
          <ClockIcon />
        </IconTile>
      ) : second ? (
        <span className={css.pair}>
          <TransferImage transfer={first} size={24} />
          <TransferImage transfer={second} size={24} />
        </span>
      ) : (
        <TransferImage transfer={first} size={40} />
      )}
      {Icon && (
        <span className={`${css.badge} ${second ? css.badgeOnPair : ''} ${css.tone[status]}`}>
          <Icon size={12} />
        </span>
      )}
    </span>
  )
}

function TransferImage({
  transfer,
  size,
}: {
  readonly transfer: HistoryTransfer
  readonly size: 24 | 40
}): ReactElement {
  const { kind, pictureUrl, symbol, name } = transfer
  return (
    <Image
      src={pictureUrl}
      name={symbol ?? name ?? ''}
      size={size}
      shape={kind === 'nft' ? 'rounded' : 'circle'}
    />
  )
}

const byType = new Map([
  ['trade', SwapIcon],
  ['approve', CheckIcon],
  ['cancel', CloseIcon],
])
const byDirection = { in: ArrowDownIcon, out: ArrowUpIcon, self: undefined }

function iconOf(type: string, transfers: readonly HistoryTransfer[]): typeof SwapIcon | undefined {
  const [first] = transfers
  const isPlain =
    transfers.length === 1 || (first !== undefined && transfers.every(({ kind }) => kind === 'nft'))
  if (isPlain && first) return byDirection[first.direction]
  return byType.get(type) ?? (first && byDirection[first.direction])
}
