import { cloudContract, type WalletQuery } from '@latchkey/cloud/contract'
import { sessionContract } from '@latchkey/session/contract'
import {
  createWalletFilter,
  firstWallets,
  uniqueWallets,
  type WalletFilter,
} from '../all-wallets/wallet-filter'
import type { ConnectContext } from '../connect-context'
import type { DirectoryPages, WalletDirectory } from '../contract'
import { getEnvironment } from '../environment/environment'

const PAGE_SIZE = 40
const SEARCH_LIMIT = 100

/** What all wallets need of the lists. */
export type DirectoryPager = Pick<WalletDirectory, 'loadMore' | 'showCertified' | 'search'>

interface InFlightPage {
  readonly abort: AbortController
  readonly finished: Promise<void>
}

/** Pages of the directory and what it finds, one page at a time. */
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
      // Whoever set another filter has begun anew; a run that ended has not failed.
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
    const landed = fetchNextPage(AbortSignal.any([abort.signal, ctx.signal])).then((outcome) => {
      // First, because whoever hears of the page may ask for the next one at once.
      if (inFlight?.abort === abort) inFlight = undefined
      if (outcome) set(outcome)
    })
    inFlight = { abort, finished: landed }
    return landed
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
  const cloud = ctx.tryUse(cloudContract)
  if (!cloud?.projectId) return { status: 'complete' }
  const offer = filterOf(ctx)
  const { directory, directoryPages: catalogue } = ctx.state.get()
  const { certified, wallets } = catalogue
  const page = catalogue.pages + 1
  const first = firstWallets({ directory, certified }, offer)
  const answer = await cloud.wallets(
    {
      ...filtersOf(ctx),
      page,
      entries: PAGE_SIZE,
      exclude: [...new Set([...first.map(({ id }) => id), ...excludedIds(ctx)])],
    },
    signal,
  )
  signal.throwIfAborted()
  const count = Math.max(catalogue.count, answer.count)
  // What is counted may differ from what comes; a page without wallets is the end in any case.
  const isLast = answer.wallets.length === 0 || page * PAGE_SIZE >= count
  return {
    status: isLast ? 'complete' : 'idle',
    wallets: uniqueWallets([...wallets, ...answer.wallets.filter(offer.isOffered)]),
    pages: page,
    count,
  }
}

async function search(
  ctx: ConnectContext,
  query: string,
  signal: AbortSignal,
): ReturnType<WalletDirectory['search']> {
  const cloud = ctx.tryUse(cloudContract)
  if (!cloud?.projectId) return []
  const { wallets } = await cloud.wallets(
    { ...filtersOf(ctx), page: 1, entries: SEARCH_LIMIT, search: query.trim(), exclude: excludedIds(ctx) },
    AbortSignal.any([signal, ctx.signal]),
  )
  signal.throwIfAborted()
  return uniqueWallets(wallets.filter(filterOf(ctx).isOffered))
}

function filterOf(ctx: ConnectContext): WalletFilter {
  const { networks } = ctx.read(sessionContract)
  return createWalletFilter({ ...ctx.state.get(), networks, mobile: getEnvironment(ctx.browser).mobile })
}

function filtersOf(ctx: ConnectContext): Pick<WalletQuery, 'chains' | 'certified'> {
  const { certified } = ctx.state.get().directoryPages
  return {
    chains: ctx.read(sessionContract).networks.map(({ id }) => id),
    ...(certified ? { certified } : {}),
  }
}

/** A host may also name wallets by rdns or name; the directory knows ids. */
function excludedIds(ctx: ConnectContext): readonly string[] {
  const { options, directory } = ctx.state.get()
  const named = (options.excludeWalletIds ?? []).filter((name) => !/[\s.,]/.test(name))
  return [...new Set([...named, ...directory.excluded.map(({ id }) => id)])]
}

/** The pages leave out what the lists hold, so the lists come first. Without them nothing is left out. */
async function waitForDirectory(ctx: ConnectContext, signal: AbortSignal): Promise<void> {
  if (ctx.state.get().directory.status !== 'loading') return
  await new Promise<void>((resolve, reject) => {
    const stop = ctx.state.subscribe(({ directory }) => directory.status !== 'loading' && end(resolve))
    const end = (settle: () => void): void => {
      stop()
      signal.removeEventListener('abort', leave)
      settle()
    }
    const leave = (): void => end(() => reject(signal.reason))
    signal.addEventListener('abort', leave)
  })
}
