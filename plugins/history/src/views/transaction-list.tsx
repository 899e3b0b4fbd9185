import { useLocale, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Text, useSheets } from '@latchkey/ui-primitives'
import { VirtualList } from '@latchkey/ui-primitives/lists'
import { type ReactElement, type RefObject, useEffect, useMemo } from 'react'
import type { HistoryList } from '../model/join-pages'
import { texts } from '../texts'
import * as css from './history.css'
import { createDateTexts, TransactionRow } from './transaction-row'
import type { HistoryRow } from './use-history'

interface TransactionListProps {
  readonly target: ActiveTarget
  readonly area: ScrollingArea
  readonly rows: readonly HistoryRow[]
  readonly list: HistoryList
  readonly nowMs: number
  /** Called near the last row, to load older transactions. */
  readonly onEnd: () => Promise<void>
}

/** The rows, each group under its heading. Renders only visible ones. Part: `history-heading`. */
export function TransactionList({
  target,
  area,
  rows,
  list,
  nowMs,
  onEnd,
}: TransactionListProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const dates = useMemo(() => createDateTexts(locale, nowMs), [locale, nowMs])
  const keys = useMemo(() => rows.map(({ transaction }) => transaction.id), [rows])
  const mayGoOn = list.next !== undefined && list.nextPage === undefined && !list.isFutile
  return (
    <VirtualList label={t('history.activity')} area={area} keys={keys}>
      {(_key, index) => {
        const row = rows[index]
        if (!row) return null
        const { transaction, heading } = row
        return (
          <div className={css.section}>
            {heading && (
              <Text
                as="h3"
                variant="caption"
                tone="secondary"
                weight="medium"
                part="history-heading"
                className={css.heading}
              >
                {heading === 'pending' ? t('history.pending') : dates.month(transaction.minedAtMs)}
              </Text>
            )}
            <TransactionRow transaction={transaction} network={target.network} dates={dates} />
            {mayGoOn && index === rows.length - 1 && <WhenShown key={list.next} run={onEnd} />}
          </div>
        )
      }}
    </VirtualList>
  )
}

function WhenShown({ run }: { readonly run: () => Promise<void> }): null {
  useEffect(() => void run(), [run])
  return null
}

/** The scroll container of a list. */
export type ScrollingArea = RefObject<HTMLDivElement | null>
