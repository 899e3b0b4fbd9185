import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { type ReactNode, useMemo } from 'react'
import { HistoryPanel } from './history-panel'
import type { ScrollingArea } from './transaction-list'

/** The transactions as a tab of the account screen. */
export default function ActivityTab({ area }: { readonly area: ScrollingArea }): ReactNode {
  const session = usePluginState(sessionContract, (state) => state)
  const target = useMemo(() => activeTarget(session), [session])
  return (
    target && (
      <HistoryPanel key={`${target.networkId} ${target.account.address}`} target={target} area={area} />
    )
  )
}
