import type { CloudApi, CloudContract } from '@latchkey/cloud/contract'
import type { Label, PluginContext } from '@latchkey/kernel'
import { knownEntry, type Queries } from '@latchkey/kernel/queries'
import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import {
  type Account,
  type ActiveTarget,
  type ChainAdapter,
  type Identity,
  type NativeAmount,
  type Network,
  type SessionContract,
  sessionContract,
  type Token,
  type WalletAssets,
} from '@latchkey/session/contract'
import type { PortfolioContract, PortfolioOptions } from './contract'
import type { NftList, TokenList } from './state'

/** A request to a wallet for its assets; `undefined`: the wallet cannot list them. */
export interface WalletAssetsRequest {
  readonly response: Promise<WalletAssets | undefined>
  /** By the page's time, `elapsedMs`, as `bannerAtMs`. */
  readonly requestedAtMs: number
}

/** The queries of one instance and their caches. */
export interface PortfolioContext {
  readonly ctx: PluginContext<PortfolioContract, SessionContract, CloudContract>
  readonly options: PortfolioOptions
  cloud(): CloudApi | undefined
  /** CAIP-10 of the active account; `undefined` if there is none, or no configured network. */
  activeKey(): string | undefined
  readonly native: Queries<NativeAmount>
  readonly tokens: Queries<TokenList>
  readonly nfts: Queries<NftList>
  readonly identities: Queries<Identity>
  /** By CAIP-10. Tokens and collectibles are in one response. */
  readonly walletAssets: Map<string, WalletAssetsRequest>
  /** When an account's last banner was shown, by CAIP-10. */
  readonly bannerAtMs: Map<string, number>
}

/** The account of queries. */
export interface AccountQuery {
  /** CAIP-10. */
  readonly key: string
  readonly target: ActiveTarget
  readonly account: Account
  readonly network: Network
  readonly adapter: ChainAdapter
  /** Aborted when another account or network becomes the active one. */
  readonly signal: AbortSignal
  /** Whether to read however fresh the known value is. */
  readonly force: boolean
  /** The age up to which a known balance or list is fresh, in milliseconds. */
  readonly staleMs: number
  /** Whether to read despite the pause after a failure. */
  readonly skipPause: boolean
  /** Whether nobody waits for it: a failure shows no banner. */
  readonly isQuiet: boolean
}

/** The query of the active account; `undefined` if nothing can be read. */
export function activeAccountQuery(
  { ctx, activeKey }: PortfolioContext,
  options: Pick<AccountQuery, 'signal' | 'force' | 'staleMs' | 'skipPause' | 'isQuiet'>,
): AccountQuery | undefined {
  const session = ctx.use(sessionContract)
  const key = activeKey()
  const target = session.active()
  const adapter = target && session.adapter(target.namespace)
  if (key === undefined || !target?.network || !adapter || ctx.signal.aborted) return undefined
  return { key, target, account: target.account, network: target.network, adapter, ...options }
}

/**
 * One banner in this time, because native balance and tokens often fail together, and repeatedly while
 * offline.
 */
const BANNER_PAUSE_MS = 30_000

/** Reports every failure to the host, and shows it to the user once in 30 s per account, unless nobody waits. */
export function reportUnavailable(
  { ctx, bannerAtMs }: PortfolioContext,
  { key, isQuiet }: Pick<AccountQuery, 'key' | 'isQuiet'>,
  error: unknown,
): void {
  ctx.report(error)
  if (isQuiet) return
  const elapsedMs = ctx.clock.elapsedMs()
  const shownAtMs = bannerAtMs.get(key)
  if (shownAtMs !== undefined && elapsedMs - shownAtMs <= BANNER_PAUSE_MS) return
  bannerAtMs.set(key, elapsedMs)
  ctx.notify({ surface: 'banner', variant: 'error', code: 'BALANCE_UNAVAILABLE', text: balanceUnavailable })
}

/** Whether two CAIP-10 ids are of one account: a request of the page may write an address otherwise than the wallet does. */
export function isSameAccount(one: string, other: string): boolean {
  const [network, address] = partsOf(one)
  const [otherNetwork, otherAddress] = partsOf(other)
  return network === otherNetwork && isSameAddress(namespaceOf(network), address, otherAddress)
}

/** The network and the address of a CAIP-10 id. */
export const partsOf = (accountId: string): readonly [networkId: string, address: string] => {
  const end = accountId.lastIndexOf(':')
  return [accountId.slice(0, end), accountId.slice(end + 1)]
}

const balanceUnavailable: Label = (t) => t('portfolio.balance-unavailable', 'Token Balance Unavailable')

/** Reads the native balance over the network's own RPC. */
export function readNativeBalance(portfolio: PortfolioContext, query: AccountQuery): Promise<void> {
  const { key, account, network, adapter, signal, force, staleMs, skipPause, isQuiet } = query
  return portfolio.native.fetch(key, {
    signal,
    force,
    staleMs,
    skipPause,
    isQuiet,
    async read(request) {
      const { balance } = await adapter.capabilities()
      return balance?.native(account, network, request.signal)
    },
    onSuccess: () => shareNative(portfolio, key),
    onError(error) {
      if (!isQuiet) reportUnavailable(portfolio, query, error)
    },
  })
}

/** Up to this age, in milliseconds, a balance counts as read just now. */
export const JUST_READ_MS = 5_000

export const isNative = ({ address }: Token): boolean => address === undefined

/**
 * Puts the native balance into the list of tokens, so that every view shows one amount: a wallet or service may be behind the
 * network.
 */
export function shareNative({ ctx, native, tokens }: PortfolioContext, key: string): void {
  const known = knownEntry(native.get(key))
  const list = knownEntry(tokens.get(key))
  if (!known || !list?.items.some((item) => isNative(item) && item.value !== known.value)) return
  const items = list.items.map((item) => (isNative(item) ? { ...item, value: known.value } : item))
  ctx.state.assign({ tokens: { ...ctx.state.get().tokens, [key]: { ...list, items } } })
}
