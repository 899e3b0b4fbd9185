import { anySignal } from '@latchkey/kernel/async'
import { knownEntry } from '@latchkey/kernel/queries'
import { isConnectionCostly, isOffline, isPageHidden } from '@latchkey/kernel/web'
import { sessionContract } from '@latchkey/session/contract'
import type { AccountQuery, PortfolioContext } from './portfolio-context'
import { readChanges, type SeenOnChain } from './read-changes'

const SHOWN_MS = 15_000
const VISIBLE_MS = 60_000
/** A network that fails is read half as often each time, down to an eighth. */
const MAX_HALVINGS = 3
/**
 * The times between the reads after a transaction, because the server that is asked may be behind the one that had the receipt.
 * The last one is after the pause of a failure.
 */
const AFTER_TRANSACTION_MS: readonly number[] = [2_000, 4_000, 8_000, 32_000]

export interface AccountWatch {
  /**
   * A transaction that may have changed the active account is on the chain. Reads it until its balance is another one, at most
   * four times.
   * @param before the native balance before it was read for that transaction
   */
  expectChange(before: string | undefined): void
}

interface Parts {
  /** The query of the active account; `undefined` if nothing can be read. */
  readonly query: () => AccountQuery | undefined
  /** Called when the account screen is shown. */
  readonly onAccountShown: () => void
}

/**
 * Reads the active account again and again until the run ends, while the page is visible and online: what arrives from others is
 * told by nobody else. Fails silently.
 */
export function watchAccount(portfolio: PortfolioContext, { query, onAccountShown }: Parts): AccountWatch {
  const { ctx, options, activeKey } = portfolio
  const { browser, clock, signal } = ctx
  const seen = new Map<string, SeenOnChain>()
  let timer = new AbortController()
  let readAtMs = clock.elapsedMs()
  let failures = 0
  let isAccountShown = false
  let expected: { readonly before: string | undefined; readonly reads: number } | undefined

  /** The time between two reads; `undefined`: none is made. */
  const intervalMs = (): number | undefined => {
    const soonMs = expected && AFTER_TRANSACTION_MS[expected.reads]
    if (soonMs !== undefined) return soonMs
    const isCostly = isConnectionCostly(browser)
    if (options.watch === false || (isCostly && !isAccountShown)) return undefined
    const ms = isAccountShown && !isCostly ? SHOWN_MS : VISIBLE_MS
    return ms * 2 ** Math.min(failures, MAX_HALVINGS)
  }

  const plan = (): void => {
    timer.abort()
    timer = new AbortController()
    const ms = intervalMs()
    const isAsleep = activeKey() === undefined || isPageHidden(browser) || isOffline(browser)
    if (ms === undefined || isAsleep) return
    const leftMs = Math.max(readAtMs + ms - clock.elapsedMs(), 0)
    clock.wait(leftMs, anySignal([signal, timer.signal])).then(
      () => ctx.spawn(read),
      () => {
        // Planned anew, or the run has ended.
      },
    )
  }

  const read = async (): Promise<void> => {
    const account = query()
    if (!account) return
    const result = await readChanges(portfolio, account, seen)
    if (result !== 'skipped') failures = result === 'failed' ? failures + 1 : 0
    if (expected) expected = stillExpected(expected, account.key)
    begin()
  }

  const stillExpected = ({ before, reads }: NonNullable<typeof expected>, key: string): typeof expected => {
    const isChanged = knownEntry(portfolio.native.get(key))?.value !== before
    return isChanged || reads + 1 === AFTER_TRANSACTION_MS.length ? undefined : { before, reads: reads + 1 }
  }

  /** Waits for the whole interval. */
  const begin = (): void => {
    readAtMs = clock.elapsedMs()
    plan()
  }
  const show = (view: string | undefined): void => {
    isAccountShown = view === 'Account'
    if (isAccountShown) onAccountShown()
    if (isAccountShown) begin()
    else plan()
  }

  ctx.watch(sessionContract, activeKey, () => {
    failures = 0
    expected = undefined
    begin()
  })
  ctx.router.onFirstOpen(show)
  ctx.events.on('kernel:view-changed', ({ view }) => show(view))
  for (const event of ['visibilitychange', 'pageshow', 'offline']) browser.listen(event, plan, signal)
  // The plugin itself reads everything then.
  browser.listen('online', begin, signal)
  begin()

  return {
    expectChange(before) {
      expected = { before, reads: 0 }
      begin()
    },
  }
}
