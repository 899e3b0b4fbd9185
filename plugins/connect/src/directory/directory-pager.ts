import { cloudContract, type WalletEntry, type WalletQuery } from '@latchkey/cloud/contract'
import { anySignal } from '@latchkey/kernel/async'
import { getEnvironment } from '@latchkey/kernel/environment'
import { sessionContract } from '@latchkey/session/contract'
import type { ConnectContext, ConnectState, DirectoryPages, WalletDirectory } from '../contract'
import { canPair, createWalletFilter, type WalletFilter } from '../wallet-list/wallet-filter'
import { isDirectoryId } from './wallet-ids'

const PAGE_SIZE = 40
const SEARCH_LIMIT = 100

/** The part of `WalletDirectory` that pages and searches. */
export type DirectoryPager = Pick<WalletDirectory, 'loadMore' | 'showCertified' | 'search'>

interface InFlightPage {
  readonly abort: AbortController
  readonly finished: Promise<void>
}

/**
 * Loads the pages of the directory, one at a time, and searches it.
 * @param loadDirectory loads the featured, recommended and excluded wallets, which the pages leave out
 */
export function createDirectoryPager(
  ctx: ConnectContext,
  loadDirectory: () => Promise<void>,
): DirectoryPager {
  let inFlight: InFlightPage | undefined
  const set = (parts: Partial<DirectoryPages>): void =>
    ctx.state.assign({ directoryPages: { ...ctx.state.get().directoryPages, ...parts } })

  const fetchNextPage = async (signal: AbortSignal): Promise<Partial<DirectoryPages> | undefined> => {
    try {
      await loadDirectory()
      await waitForDirectory(ctx, signal)
      return await loadPage(ctx, signal)
    } catch (error) {
      // Aborted by another filter or by the end of the run. Neither is a failure.
      if (signal.aborted) return ctx.signal.aborted ? { status: 'idle' } : undefined
      ctx.report(error)
      return { status: 'failed' }
    }
  }
  const loadMore = (): Promise<void> => {
    if (inFlight) return inFlight.finished
    if (ctx.state.get().directoryPages.status === 'complete') return Promise.resolve()
    set({ status: 'loading' })
    const abort = new AbortController()
    const finished = fetchNextPage(anySignal([abort.signal, ctx.signal])).then((outcome) => {
      // Reset before the state changes, because a subscriber may request the next page at once.
      if (inFlight?.abort === abort) inFlight = undefined
      if (outcome) set(outcome)
    })
    inFlight = { abort, finished }
    return finished
  }
  return {
    loadMore,
    showCertified(certified) {
      inFlight?.abort.abort()
      inFlight = undefined
      set({ status: 'idle', wallets: [], pages: 0, count: 0, certified })
      return loadMore()
    },
    search: (query, signal) => search(ctx, query, signal),
  }
}

async function loadPage(ctx: ConnectContext, signal: AbortSignal): Promise<Partial<DirectoryPages>> {
  const cloud = ctx.use(cloudContract)
  if (!cloud?.projectId) return { status: 'complete' }
  const filter = walletFilter(ctx)
  const { directory, directoryPages: loaded } = ctx.state.get()
  const { certified, wallets } = loaded
  const page = loaded.pages + 1
  const first = firstWallets({ directory, certified }, filter)
  const response = await cloud.wallets(
    {
      ...queryFilters(ctx),
      page,
      entries: PAGE_SIZE,
      exclude: [...new Set([...first.map(({ id }) => id), ...excludedIds(ctx)])],
    },
    signal,
  )
  signal.throwIfAborted()
  const count = Math.max(loaded.count, response.count)
  // The count may be wrong, so a page without wallets is always the last one.
  const isLast = response.wallets.length === 0 || page * PAGE_SIZE >= count
  return {
    status: isLast ? 'complete' : 'idle',
    wallets: uniqueWallets([...wallets, ...response.wallets.filter(filter.isOffered)]),
    pages: page,
    count,
  }
}

async function search(
  ctx: ConnectContext,
  query: string,
  signal: AbortSignal,
): ReturnType<WalletDirectory['search']> {
  const cloud = ctx.use(cloudContract)
  if (!cloud?.projectId) return []
  const { wallets } = await cloud.wallets(
    { ...queryFilters(ctx), page: 1, entries: SEARCH_LIMIT, search: query.trim(), exclude: excludedIds(ctx) },
    anySignal([signal, ctx.signal]),
  )
  signal.throwIfAborted()
  return uniqueWallets(wallets.filter(walletFilter(ctx).isOffered))
}

function walletFilter(ctx: ConnectContext): WalletFilter {
  const { networks } = ctx.read(sessionContract)
  return createWalletFilter({ ...ctx.state.get(), networks, mobile: getEnvironment(ctx.browser).mobile })
}

function queryFilters(ctx: ConnectContext): Pick<WalletQuery, 'chains' | 'certified'> {
  const { certified } = ctx.state.get().directoryPages
  return {
    chains: ctx.read(sessionContract).networks.map(({ id }) => id),
    ...(certified ? { certified } : {}),
  }
}

/** Returns the directory ids of excluded wallets: those that the host names, and those of the fetched entries. */
function excludedIds(ctx: ConnectContext): readonly string[] {
  const { options, directory } = ctx.state.get()
  const named = (options.excludeWalletIds ?? []).filter(isDirectoryId)
  return [...new Set([...named, ...directory.excluded.map(({ id }) => id)])]
}

/** Waits until featured and recommended wallets are loaded or have failed. Rejects when `signal` aborts. */
async function waitForDirectory(ctx: ConnectContext, signal: AbortSignal): Promise<void> {
  if (ctx.state.get().directory.status !== 'loading') return
  await new Promise<void>((resolve, reject) => {
    const stop = ctx.state.subscribe(({ directory }) => directory.status !== 'loading' && end(resolve))
    const end = (finish: () => void): void => {
      stop()
      signal.removeEventListener('abort', abort)
      finish()
    }
    const abort = (): void => end(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
  })
}

interface FirstWalletsInput {
  readonly directory: Pick<ConnectState['directory'], 'featured' | 'recommended'>
  readonly certified: boolean
}

/**
 * Returns the featured and recommended wallets that the filter lets through; they are shown before the pages of the directory.
 * The pages are requested without these wallets. A wallet that the filter hides here is still requested with the pages.
 */
export function firstWallets(
  { directory, certified }: FirstWalletsInput,
  { isAllowed, isOffered }: WalletFilter,
): readonly WalletEntry[] {
  const first = [...directory.featured.filter(isAllowed), ...directory.recommended.filter(isOffered)]
  return certified ? first.filter((wallet) => wallet.certified === true) : first
}

/** Returns the host's custom wallets that can be paired; none with the certified filter, as none of them is certified. */
export function ownWallets(
  customWallets: readonly WalletEntry[] | undefined,
  certified: boolean,
  { isAllowed }: WalletFilter,
): readonly WalletEntry[] {
  return certified ? [] : (customWallets ?? []).filter((one) => canPair(one) && isAllowed(one))
}

/** Returns the wallets without those whose id occurred before. */
export function uniqueWallets(wallets: readonly WalletEntry[]): readonly WalletEntry[] {
  const byId = new Map<string, WalletEntry>()
  for (const wallet of wallets) if (!byId.has(wallet.id)) byId.set(wallet.id, wallet)
  return [...byId.values()]
}
