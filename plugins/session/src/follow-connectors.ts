import { type Connector, connectors, walletFilters } from './contract'
import { type DrawnLike, isPlainName } from './name-claim'
import type { SessionContext } from './session-context'
import { groupConnectors, toWalletRows } from './wallet-rows'

/** From here on a new list costs what visitors would feel if it were made for each wallet. */
const MANY = 100
const PAUSE_MS = 100

/**
 * Keeps the list of wallets up to date during a run; many announcements in one task cost one update, and those of
 * a tenth of a second when there are hundreds.
 * @param appeared ids in the order in which they appeared: the slot sorts by id
 */
export function followConnectors(
  ctx: SessionContext,
  appeared: ReadonlySet<string>,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let due = false
  let drawnLike: DrawnLike | undefined
  let reading: 'no' | 'yes' | 'failed' = 'no'
  /** Wallets whose names need the table are listed with it, so that no mark comes late. */
  const readNames = (): void => {
    reading = 'yes'
    ctx.spawn(async () => {
      try {
        drawnLike = (await import('./confusables')).confusables
      } catch (error) {
        reading = 'failed'
        ctx.report(error)
      }
      if (!signal.aborted) refresh()
    })
  }
  const refresh = (): void => {
    due = false
    const byId = new Map(ctx.items(connectors).map((item) => [item.id, item]))
    const inOrder = [...appeared].flatMap((id) => byId.get(id) ?? [])
    const isReadable = ({ traits }: Connector): boolean => isPlainName(traits.name)
    if (reading === 'no' && !inOrder.every(isReadable)) readNames()
    const listed = drawnLike || reading !== 'yes' ? inOrder : inOrder.filter(isReadable)
    const rows = toWalletRows(groupConnectors(listed), drawnLike)
    const wallets = rows.filter((row) => !ctx.items(walletFilters).some(({ hides }) => hides(row)))
    ctx.state.update((draft) => void Object.assign(draft, { wallets }))
  }
  const refreshSoon = (): void => {
    if (due) return
    due = true
    ctx.spawn(async () => {
      await (appeared.size > MANY ? ctx.clock.wait(PAUSE_MS, signal) : undefined)
      if (!signal.aborted) refresh()
    })
  }
  ctx.onItems(connectors, refreshSoon)
  ctx.onItems(walletFilters, refreshSoon)
  refresh()
}
