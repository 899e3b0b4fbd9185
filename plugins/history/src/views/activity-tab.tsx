import { usePluginState } from '@latchkey/kernel/react'
import { activeTarget, sessionContract } from '@latchkey/session/contract'
import { type ReactNode, useMemo } from 'react'
import { HistoryPanel } from './history-panel'
import type { ScrollingArea } from './transaction-list'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

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
