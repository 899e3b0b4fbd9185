import { cloudContract } from '@latchkey/cloud/contract'
import { createQueries, type Queries, type QueryEntries } from '@latchkey/kernel/queries'
import { type Identity, type NativeAmount, sessionContract, sessionStatus } from '@latchkey/session/contract'
import type { PortfolioOptions } from './contract'
import { readIdentity } from './identity'
import { persistPortfolio } from './persist-portfolio'
import {
  type AccountQuery,
  activeAccountQuery,
  isSameAccount,
  JUST_READ_MS,
  type PortfolioContext,
  partsOf,
  readNativeBalance,
} from './portfolio-context'
import type { NftList, PortfolioState, TokenList } from './state'
import { type AccountWatch, watchAccount } from './watch-account'

export { createImageUrlCheck } from './valid-values'

const BALANCE_STALE_MS = 30_000
const IDENTITY_STALE_MS = 300_000

/**
 * `stale`: something changed, or a view was opened. `shown`: the account screen was opened. `online`: the device is online again.
 * The others are calls of the API.
 */
export type ReadTask =
  | 'stale'
  | 'shown'
  | 'online'
  | 'refresh'
  | 'balance'
  | 'tokens'
  | 'nfts'
  | 'names'
  | 'identity'

/**
 * The lazy part of the plugin, created once per instance.
 * @returns a function that reads the data of a task for the active account, and never rejects
 */
export function createController(
  ctx: PortfolioContext['ctx'],
  options: PortfolioOptions,
  activeKey: () => string | undefined,
): (task: ReadTask, accountId?: string) => Promise<void> {
  const portfolio: PortfolioContext = {
    ctx,
    options,
    cloud: () => ctx.use(cloudContract),
    activeKey,
    native: createQueries(ctx, {
      entries: (state: PortfolioState): QueryEntries<NativeAmount> => state.native,
      assign: (native) => ({ native }),
      staleMs: BALANCE_STALE_MS,
    }),
    tokens: createQueries(ctx, {
      entries: (state: PortfolioState): QueryEntries<TokenList> => state.tokens,
      assign: (tokens) => ({ tokens }),
      staleMs: BALANCE_STALE_MS,
    }),
    nfts: createQueries(ctx, {
      entries: (state: PortfolioState): QueryEntries<NftList> => state.nfts,
      assign: (nfts) => ({ nfts }),
      staleMs: BALANCE_STALE_MS,
    }),
    identities: createQueries(ctx, {
      entries: (state: PortfolioState): QueryEntries<Identity> => state.identities,
      assign: (identities) => ({ identities }),
      staleMs: IDENTITY_STALE_MS,
    }),
    walletAssets: new Map(),
    bannerAtMs: new Map(),
  }
  let run: AbortSignal | undefined
  let restored: Promise<void> | undefined
  let account = new AbortController()
  let watch: AccountWatch | undefined

  const queryFor = (task: ReadTask | 'watch'): AccountQuery | undefined =>
    activeAccountQuery(portfolio, {
      signal: account.signal,
      force: task === 'refresh',
      staleMs: task === 'shown' ? JUST_READ_MS : BALANCE_STALE_MS,
      skipPause: task === 'online',
      isQuiet: task === 'watch',
    })

  const read = async (task: ReadTask, changedId?: string): Promise<void> => {
    try {
      begin()
      await restored
      if (changedId !== undefined) invalidateAll(portfolio)
      const query = queryFor(task)
      if (!query) return
      const known = portfolio.native.get(query.key)
      const isOther = changedId !== undefined && !isSameAccount(changedId, query.key)
      if (!isOther) await Promise.all(readsOf(portfolio, query, task))
      // Of another account of the page on this network, the active one may be the receiver.
      if (changedId !== undefined && partsOf(changedId)[0] === query.network.id)
        watch?.expectChange(known?.status === 'known' ? known.value : undefined)
    } catch (error) {
      // The plugin's code could not be loaded.
      if (!ctx.signal.aborted) ctx.report(error)
    }
  }

  /**
   * Called once per run: follows account and network, and clears all accounts when the last wallet
   * disconnects.
   */
  const begin = (): void => {
    if (run === ctx.signal || ctx.signal.aborted) return
    run = ctx.signal
    restored = persistPortfolio(portfolio)
    ctx.browser.listen('online', () => ctx.spawn(() => read('online')), ctx.signal)
    ctx.watch(sessionContract, activeKey, () => {
      account.abort()
      account = new AbortController()
    })
    ctx.watch(sessionContract, sessionStatus, (status) => {
      if (status === 'disconnected') ctx.state.assign({ native: {}, tokens: {}, nfts: {}, identities: {} })
    })
    if (options.balances !== false)
      watch = watchAccount(portfolio, {
        query: () => queryFor('watch'),
        onAccountShown: () => ctx.spawn(() => read('shown')),
      })
  }

  return read
}

/**
 * For what the chain has changed: the receiver may be another account of the page, on another network too, and nobody says which.
 */
function invalidateAll({ ctx, native, tokens, nfts, walletAssets }: PortfolioContext): void {
  const known = ctx.state.get()
  for (const key of Object.keys(known.native)) native.invalidate(key)
  for (const key of Object.keys(known.tokens)) tokens.invalidate(key)
  for (const key of Object.keys(known.nfts)) nfts.invalidate(key)
  walletAssets.clear()
}

function readsOf(portfolio: PortfolioContext, query: AccountQuery, task: ReadTask): readonly Promise<void>[] {
  const { balances, names } = portfolio.ctx.state.get()
  const reads: Promise<void>[] = []
  const isList = task === 'tokens' || task === 'nfts'
  // Names change seldom, so they are read again only on request.
  const force = task === 'identity'
  if (!isList && task !== 'balance' && names === 'on')
    reads.push(readIdentity(portfolio, { ...query, force, skipPause: force || query.skipPause }))
  if (balances === 'off' || force || task === 'names') return reads
  if (!isList) reads.push(readNativeBalance(portfolio, query))
  // Lists are read again only if they were read before.
  const isRead = (name: 'tokens' | 'nfts', list: Queries<TokenList> | Queries<NftList>): boolean =>
    task === name ||
    ((task === 'refresh' || task === 'online' || task === 'shown') && list.get(query.key) !== undefined)
  if (isRead('tokens', portfolio.tokens))
    reads.push(import('./read-lists').then(({ readTokens }) => readTokens(portfolio, query)))
  if (isRead('nfts', portfolio.nfts))
    reads.push(import('./read-lists').then(({ readNfts }) => readNfts(portfolio, query)))
  return reads
}
