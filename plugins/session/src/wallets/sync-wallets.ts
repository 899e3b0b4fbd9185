import { type Connector, connectors, walletFilters } from '../contract'
import type { SessionContext } from '../session-context'
import { type Confusables, isAsciiName } from './look-alikes'
import { groupConnectors, toWalletRows } from './wallet-rows'

/** From here on a new list costs what visitors would feel if it were made for each wallet. */
const BATCH_THRESHOLD = 100
const BATCH_DELAY_MS = 100

/**
 * Keeps the list of wallets up to date during a run; many announcements in one task cost one update, and those of
 * a tenth of a second when there are hundreds.
 * @param appeared ids in the order in which they appeared: the slot sorts by id
 */
export function syncWallets(ctx: SessionContext, appeared: ReadonlySet<string>, signal: AbortSignal): void {
  if (signal.aborted) return
  let isScheduled = false
  let confusables: Confusables | undefined
  let tableStatus: 'no' | 'yes' | 'failed' = 'no'
  /** Wallets whose names need the table are listed with it, so that no mark comes late. */
  const loadConfusables = (): void => {
    tableStatus = 'yes'
    ctx.spawn(async () => {
      try {
        confusables = (await import('./confusables')).confusables
      } catch (error) {
        tableStatus = 'failed'
        ctx.report(error)
      }
      if (!signal.aborted) refresh()
    })
  }
  const refresh = (): void => {
    isScheduled = false
    const byId = new Map(ctx.items(connectors).map((item) => [item.id, item]))
    const ordered = [...appeared].flatMap((id) => byId.get(id) ?? [])
    const isReadable = ({ traits }: Connector): boolean => isAsciiName(traits.name)
    if (tableStatus === 'no' && !ordered.every(isReadable)) loadConfusables()
    const listed = confusables || tableStatus !== 'yes' ? ordered : ordered.filter(isReadable)
    const rows = toWalletRows(groupConnectors(listed), confusables)
    const wallets = rows.filter((row) => !ctx.items(walletFilters).some(({ hides }) => hides(row)))
    ctx.state.update((draft) => void Object.assign(draft, { wallets }))
  }
  const refreshSoon = (): void => {
    if (isScheduled) return
    isScheduled = true
    ctx.spawn(async () => {
      await (appeared.size > BATCH_THRESHOLD ? ctx.clock.wait(BATCH_DELAY_MS, signal) : undefined)
      if (!signal.aborted) refresh()
    })
  }
  ctx.onItems(connectors, refreshSoon)
  ctx.onItems(walletFilters, refreshSoon)
  refresh()
}
