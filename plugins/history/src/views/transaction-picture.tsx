import { CloseIcon, IconTile, Image, useSheets } from '@latchkey/ui-primitives'
import { ArrowDownIcon, ArrowUpIcon, CheckIcon, ClockIcon, SwapIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import type { HistoryTransaction, HistoryTransfer } from '../contract'
import * as css from './history.css'

interface TransactionPictureProps extends Pick<HistoryTransaction, 'type' | 'status'> {
  readonly transfers: readonly HistoryTransfer[]
}

/** At most two pictures of the moved tokens, with a badge of the operation. */
export function TransactionPicture({ type, status, transfers }: TransactionPictureProps): ReactElement {
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
