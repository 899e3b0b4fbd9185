import { cloudContract } from '@latchkey/cloud/contract'
import { isLatchkeyError, type Label } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { createQueries, type QueryRequest } from '@latchkey/kernel/queries'
import { accountKey } from '@latchkey/portfolio/contract'
import { type ActiveTarget, sessionContract, sessionStatus } from '@latchkey/session/contract'
import type {
  HistoryApi,
  HistoryContext,
  HistoryOptions,
  HistoryPage,
  HistoryQuery,
  HistoryState,
} from './contract'
import { HistoryAccountMissingError } from './errors'
import { isNewest, joinNewest, joinPages, pageKey } from './model/join-pages'
import { readPage } from './read-page'

const STALE_MS = 15_000
const failed: Label = (t) => t('history.failed', 'Failed to fetch transactions')

/** The lazy part of the plugin, created once per instance. */
export function createController(ctx: HistoryContext, options: HistoryOptions): HistoryApi {
  const session = ctx.use(sessionContract)
  const pages = createQueries(ctx, {
    entries: (state: HistoryState) => state.pages,
    assign: (next) => ({ pages: next }),
    staleMs: STALE_MS,
  })
  let run: AbortSignal | undefined
  let account = new AbortController()
  let olderPages = new AbortController()

  const activeKey = (): string | undefined => {
    const target = session.active()
    return target?.network && accountKey(target)
  }

  /** Keeps only the newest pages. */
  const dropOlder = (): void => {
    olderPages.abort()
    olderPages = new AbortController()
    const all = Object.entries(ctx.state.get().pages)
    const kept = all.filter(([key]) => isNewest(key))
    if (kept.length < all.length) ctx.state.assign({ pages: Object.fromEntries(kept) })
  }

  /**
   * Called once per run: follows account and network, and clears all accounts when the last wallet
   * disconnects.
   */
  const begin = (): void => {
    if (run === ctx.signal || ctx.signal.aborted) return
    run = ctx.signal
    ctx.watch(sessionContract, activeKey, () => {
      account.abort()
      account = new AbortController()
      dropOlder()
    })
    ctx.watch(sessionContract, sessionStatus, (status) => {
      if (status === 'disconnected') ctx.state.assign({ pages: {} })
    })
  }

  const nativeSymbolOf = ({ networkId }: HistoryQuery): string | undefined =>
    ctx.read(sessionContract).networks.find(({ id }) => id === networkId)?.nativeCurrency.symbol

  const read = (query: HistoryQuery, signal: AbortSignal): Promise<HistoryPage> =>
    readPage(
      ctx.use(cloudContract),
      query,
      { ...options, nowMs: ctx.clock.now(), nativeSymbol: nativeSymbolOf(query) },
      signal,
    )

  /** Reads a page, or returns an empty one if no service has the network's history. */
  const readOrNone = async (query: HistoryQuery, signal: AbortSignal): Promise<HistoryPage> => {
    try {
      return await read(query, signal)
    } catch (error) {
      if (isLatchkeyError(error) && error.code === 'HISTORY_UNAVAILABLE')
        return { source: 'none', transactions: [] }
      throw error
    }
  }

  const queryOf = ({ account: { address }, networkId }: ActiveTarget): HistoryQuery => ({
    accountAddress: address,
    networkId,
  })

  const fetchNewest = async (force: boolean): Promise<void> => {
    begin()
    const target = session.active()
    if (!target?.network) return
    const key = accountKey(target)
    await pages.fetch(key, {
      signal: account.signal,
      force,
      read: async ({ signal }: QueryRequest) => {
        const fresh = await readOrNone(queryOf(target), signal)
        const known = pages.get(key)
        return joinNewest(known?.status === 'known' ? known : undefined, fresh)
      },
      onError(error) {
        ctx.report(error)
        ctx.events.emit('history:failed', { networkId: target.networkId, error })
        ctx.notify({ surface: 'banner', variant: 'error', code: 'HISTORY_FAILED', text: failed })
      },
    })
  }

  return {
    async fetchPage(query) {
      if (!query.accountAddress) throw new HistoryAccountMissingError()
      const signals = [query.signal, ctx.signal].filter((one) => one !== undefined)
      return read(query, anySignal(signals))
    },
    load: () => fetchNewest(false),
    refresh: () => fetchNewest(true),
    async loadMore() {
      begin()
      const target = session.active()
      if (!target?.network) return
      const key = accountKey(target)
      const { next: cursor } = joinPages(ctx.state.get().pages, key)
      if (cursor === undefined) return
      const { networkId } = target
      await pages.fetch(pageKey(key, cursor), {
        signal: olderPages.signal,
        read({ signal }: QueryRequest) {
          ctx.events.emit('history:load-more', { networkId, cursor })
          return read({ ...queryOf(target), cursor }, signal)
        },
        onError(error) {
          ctx.report(error)
          ctx.events.emit('history:failed', { networkId, error })
        },
      })
    },
    async dropOlder() {
      dropOlder()
    },
  }
}
