import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactNode, useMemo, useRef } from 'react'
import { copy } from '../copy/copy'
import { HistoryPanel } from './history-panel'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

/** The active account's transactions. Part: `transactions`. */
export default function TransactionsView(): ReactNode {
  const t = useTexts(copy)
  const session = usePluginState(sessionContract, (state) => state)
  const target = useMemo(() => activeTarget(session), [session])
  const area = useRef<HTMLDivElement>(null)
  return (
    <ViewLayout part="transactions" area={area} label={t('history.activity')}>
      {target ? (
        <HistoryPanel key={`${target.networkId} ${target.account.address}`} target={target} area={area} />
      ) : (
        <EmptyState drawing={<WalletDrawing />} sentence={t('history.no-account')} />
      )}
    </ViewLayout>
  )
}
