import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { ViewLayout } from '@latchkey/ui-primitives'
import { ConnectFirst } from '@latchkey/view-kit'
import { type ReactNode, useMemo, useRef } from 'react'
import { historyContract } from '../contract'
import { texts } from '../texts'
import { HistoryPanel } from './history-panel'

/** The active account's transactions. Part: `transactions`. */
export default function TransactionsView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(historyContract)
  const session = usePluginState(sessionContract, (state) => state)
  const target = useMemo(() => activeTarget(session), [session])
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
