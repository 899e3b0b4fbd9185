import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useMemo, useState } from 'react'
import { installedRow, type Pane, panesFor } from '../../handoff/panes'
import { foldedName } from '../../wallet-list/same-name'

export interface ShownPanes {
  /** The same wallet in this browser. */
  readonly row: WalletRow | undefined
  /** A wallet of this browser that can be taken for it, as the list says of that one. */
  readonly marked: WalletRow | undefined
  readonly panes: readonly Pane[]
  readonly pane: Pane
  readonly setPane: (pane: Pane) => void
}

/** The ways to a wallet; the best is shown until the visitor chooses. */
export function usePanes(wallet: WalletEntry | undefined, mobile: boolean): ShownPanes {
  const row = usePluginState(sessionContract, ({ wallets }) => wallet && installedRow(wallet, wallets))
  const marked = usePluginState(sessionContract, ({ wallets }) => wallet && markedRow(wallet, row, wallets))
  const installed = row !== undefined
  const panes = useMemo(() => panesFor(wallet, { mobile, installed }), [wallet, mobile, installed])
  const [chosen, setPane] = useState<Pane>()
  const pane = chosen !== undefined && panes.includes(chosen) ? chosen : panes[0]
  return { row, marked, panes, pane, setPane }
}

function markedRow(
  { name }: WalletEntry,
  own: WalletRow | undefined,
  rows: readonly WalletRow[],
): WalletRow | undefined {
  const folded = foldedName(name)
  return rows.find(
    (row) => (row.lookAlike || row.sameNameElsewhere) && (row === own || foldedName(row.name) === folded),
  )
}
