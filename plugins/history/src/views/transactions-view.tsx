import { useOptionalPlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { type TrackedTransaction, transactionsContract } from '@latchkey/transactions/contract'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { ConnectFirst, ListFailed, ListLoading, ListStatus, useTarget } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useRef } from 'react'
import { historyContract } from '../contract'
import { texts } from '../texts'
import * as css from './history.css'
import { EmptyHistory, ListEnd, SentOnly } from './list-end'
import { ShownOtherwise } from './shown-otherwise'
import { type ScrollingArea, TransactionList } from './transaction-list'
import { useHistory } from './use-history'

/** The active account's transactions. Part: `transactions`. */
export default function TransactionsView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(historyContract)
  const target = useTarget()
  const area = useRef<HTMLDivElement>(null)
  return (
    <ViewLayout part="transactions" area={area} label={t('history.activity')}>
      {target ? (
        <HistoryPanel key={`${target.networkId} ${target.account.address}`} target={target} area={area} />
      ) : (
        <ConnectFirst sentence={t('history.no-account')} onConnect={() => router.replace('Transactions')} />
      )}
    </ViewLayout>
  )
}

/** The transactions as a tab of the account screen. */
export function ActivityTab({ area }: { readonly area: ScrollingArea }): ReactNode {
  const target = useTarget()
  return (
    target && (
      <HistoryPanel key={`${target.networkId} ${target.account.address}`} target={target} area={area} />
    )
  )
}

interface HistoryPanelProps {
  readonly target: ActiveTarget
  /** The scroll container. */
  readonly area: ScrollingArea
}

/** The account's pending and past transactions on its network. Part: `history`. */
function HistoryPanel(props: HistoryPanelProps): ReactElement {
  const isInstalled = useOptionalPlugin(transactionsContract) !== undefined
  return isInstalled ? <WithSent {...props} /> : <Panel {...props} entries={NOTHING_SENT} />
}

const NOTHING_SENT: readonly TrackedTransaction[] = []

function WithSent(props: HistoryPanelProps): ReactElement {
  const entries = usePluginState(transactionsContract, (state) => state.entries)
  return <Panel {...props} entries={entries} />
}

interface PanelProps extends HistoryPanelProps {
  readonly entries: readonly TrackedTransaction[]
}

function Panel({ target, area, entries }: PanelProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { entry, list, rows, query, nowMs, loadMore } = useHistory(target, entries)
  const isKnown = entry?.status === 'known'
  return (
    <div part="history" className={css.panel}>
      {entry?.status !== 'failed' && (
        <ListStatus query={query} isStale={isKnown && entry.failedAtMs !== undefined} />
      )}
      {isKnown && entry.source === 'none' && <SentOnly target={target} />}
      <ShownOtherwise target={target} transactions={list.transactions} />
      {rows.length > 0 && (
        <TransactionList target={target} area={area} rows={rows} nowMs={nowMs} list={list} onEnd={loadMore} />
      )}
      {entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={t('history.failed')} />
      ) : !isKnown ? (
        <ListLoading label={t('history.loading')} />
      ) : rows.length === 0 && list.next === undefined ? (
        entry.source === 'service' && <EmptyHistory target={target} />
      ) : (
        <ListEnd target={target} list={list} onMore={loadMore} />
      )}
    </div>
  )
}
