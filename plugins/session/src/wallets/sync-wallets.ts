import { type Connector, connectors, walletFilters } from '../contract'
import type { SessionContext } from '../options'
import { type Confusables, isAsciiName } from './look-alikes'
import { groupConnectors, toWalletRows } from './wallet-rows'

const confusablesCode = () => import('./confusables')

/** With more connectors than this, building a new list for each announcement would block the page noticeably. */
const BATCH_THRESHOLD = 100
const BATCH_DELAY_MS = 100

/**
 * Keeps `state.wallets` in sync with the connectors and wallet filters until the signal aborts. All announcements in one
 * task cause one update; with more than 100 connectors, all announcements within 100 ms.
 * @param appeared connector ids in the order in which they appeared, because the slot sorts its items by id
 */
export function syncWallets(ctx: SessionContext, appeared: ReadonlySet<string>, signal: AbortSignal): void {
  if (signal.aborted) return
  let isScheduled = false
  let confusables: Confusables | undefined
  let tableStatus: 'idle' | 'loading' | 'failed' = 'idle'
  /**
   * Loads the table of confusable letters. Wallets whose names need it are listed only when it is loaded, so that a
   * look-alike is never shown without its mark.
   */
  const loadConfusables = (): void => {
    tableStatus = 'loading'
    ctx.spawn(async () => {
      try {
        confusables = (await confusablesCode()).confusables
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
    if (tableStatus === 'idle' && !ordered.every(isReadable)) loadConfusables()
    const listed = confusables || tableStatus !== 'loading' ? ordered : ordered.filter(isReadable)
    const rows = toWalletRows(groupConnectors(listed), confusables)
    const wallets = rows.filter((row) => !ctx.items(walletFilters).some(({ hides }) => hides(row)))
    ctx.state.assign({ wallets })
  }
  const scheduleRefresh = (): void => {
    if (isScheduled) return
    isScheduled = true
    ctx.spawn(async () => {
      await (appeared.size > BATCH_THRESHOLD ? ctx.clock.wait(BATCH_DELAY_MS, signal) : undefined)
      if (!signal.aborted) refresh()
    })
  }
  ctx.onItems(connectors, scheduleRefresh)
  ctx.onItems(walletFilters, scheduleRefresh)
  refresh()
}
