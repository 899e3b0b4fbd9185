import { connectors, visibleWallets } from './contract'
import type { SessionContext } from './session-context'
import { groupConnectors, toWalletRows } from './wallet-rows'

/**
 * Keeps the list of wallets up to date during a run; many announcements in one task cost one update.
 * @param appeared ids in the order in which they appeared: the slot sorts by id
 */
export function followConnectors(
  ctx: SessionContext,
  appeared: ReadonlySet<string>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let due = false
  const refresh = (): void => {
    due = false
    const byId = new Map(ctx.items(connectors).map((item) => [item.id, item]))
    const inOrder = [...appeared].flatMap((id) => byId.get(id) ?? [])
    const wallets = ctx.run(visibleWallets, toWalletRows(groupConnectors(inOrder)))
    ctx.state.update((draft) => void Object.assign(draft, { wallets }))
  }
  ctx.onItems(connectors, () => {
    if (due) return
    due = true
    ctx.spawn(async () => {
      await undefined
      if (!signal.aborted) refresh()
    })
  })
  refresh()
}
