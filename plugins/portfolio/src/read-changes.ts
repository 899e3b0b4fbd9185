import { knownEntry } from '@latchkey/kernel/queries'
import { addressKey } from '@latchkey/session/caip'
import type { Network, Token, TokenHolding } from '@latchkey/session/contract'
import { type AccountQuery, isNative, type PortfolioContext, shareNative } from './portfolio-context'
import type { TokenList } from './state'

/** As many as a chain reads in one call. */
const MAX_WATCHED = 200
/** How often the lists are read for a change, because a service or a wallet may know of it later than the chain. */
const READS_FOR_TOKENS = 3
/** What came with it, such as a token that is not known yet, may be in the lists. */
const READS_FOR_NATIVE = 2
/** A list that never agrees with the chain is read once for that. */
const READS_FOR_FIRST = 1

/** What the chain had when it was read last. */
export interface SeenOnChain {
  /** Undefined until it was read. */
  readonly native: string | undefined
  /** The tokens and their amounts, as one text. Undefined while no list was read. */
  readonly tokens: string | undefined
  /** How often the lists are still read because of a change that they do not have. */
  readonly listReads: number
}

/** `skipped`: nothing was read, because of the pause after a failure or another read. */
export type ChangesResult = 'read' | 'failed' | 'skipped'

/**
 * Reads the native balance and the known tokens from the chain, in one request, and reads the lists anew once that has changed:
 * those ask the wallet and the data API. Shows no banner; never rejects.
 * @param seen by CAIP-10, changed here
 */
export async function readChanges(
  portfolio: PortfolioContext,
  query: AccountQuery,
  seen: Map<string, SeenOnChain>,
): Promise<ChangesResult> {
  const { key, network, signal } = query
  const list = knownEntry(portfolio.tokens.get(key))
  const { result, held } = await readChain(portfolio, query, list)
  if (result !== 'read' || signal.aborted) return result
  const before = seen.get(key)
  const native = knownEntry(portfolio.native.get(key))?.value
  const tokens = held && amountsOf(held, network)
  const listed = list && amountsOf(list.items, network)
  const knownNative = before?.native ?? list?.items.find(isNative)?.value ?? native
  const knownTokens = before?.tokens ?? listed
  const isTokenChanged = tokens !== undefined && tokens !== knownTokens
  const forTokens = before?.tokens === undefined ? READS_FOR_FIRST : READS_FOR_TOKENS
  const listReads = Math.max(
    isTokenChanged ? forTokens : 0,
    native === knownNative ? 0 : READS_FOR_NATIVE,
    before?.listReads ?? 0,
  )
  const isCaughtUp = listReads > 0 && (await readListsAnew(portfolio, query))
  seen.set(key, {
    native,
    tokens: tokens ?? before?.tokens,
    listReads: isCaughtUp ? 0 : Math.max(listReads - 1, 0),
  })
  return result
}

interface ChainRead {
  result: ChangesResult
  /** Undefined without a list, and if the tokens cannot be read. */
  held: readonly TokenHolding[] | undefined
}

async function readChain(
  portfolio: PortfolioContext,
  { key, account, network, adapter, signal }: AccountQuery,
  list: TokenList | undefined,
): Promise<ChainRead> {
  const read: ChainRead = { result: 'skipped', held: undefined }
  const watched = list && watchedTokens(list.items, portfolio.options.tokens ?? [], network)
  await portfolio.native.fetch(key, {
    signal,
    force: true,
    isQuiet: true,
    async read(request) {
      const { balance, tokens } = await adapter.capabilities()
      // In one task, because an adapter sends the calls of a task in one request.
      const [amount, held] = await Promise.all([
        balance?.native(account, network, request.signal),
        watched && tokens?.list(account, network, watched, request.signal).catch(() => undefined),
      ])
      read.result = 'read'
      read.held = held
      return amount
    },
    onSuccess: () => shareNative(portfolio, key),
    onError() {
      read.result = 'failed'
    },
  })
  return read
}

/** The tokens of the list, and those of the host, of which the account may have none yet. */
function watchedTokens(items: readonly Token[], named: readonly Token[], network: Network): readonly Token[] {
  const tokens = new Map<string, Token>()
  for (const token of [...items, ...named]) {
    if (token.networkId !== network.id || token.address === undefined) continue
    tokens.set(addressKey(network.namespace, token.address), token)
  }
  return [...tokens.values()].slice(0, MAX_WATCHED)
}

/** What the chain has of each, not what wallets show for it, which may grow with time alone. */
function amountsOf(items: readonly TokenHolding[], { namespace }: Network): string {
  const amounts = items.flatMap(({ address, value, scale }) =>
    address === undefined || value === '0'
      ? []
      : [`${addressKey(namespace, address)} ${scale?.chain ?? value}`],
  )
  return amounts.sort().join()
}

/** Returns whether the list is another one now, so that it need not be read again. */
async function readListsAnew(portfolio: PortfolioContext, query: AccountQuery): Promise<boolean> {
  const { key } = query
  const { tokens, nfts } = portfolio
  const { readNfts, readTokens } = await import('./read-lists')
  const before = tokens.get(key)
  const forced = { ...query, force: true }
  await Promise.all([before && readTokens(portfolio, forced), nfts.get(key) && readNfts(portfolio, forced)])
  return !isSameList(knownEntry(before), knownEntry(tokens.get(key)))
}

/** Without the native currency, of which the network tells. */
const isSameList = (...lists: readonly [TokenList | undefined, TokenList | undefined]): boolean => {
  const [one, other] = lists.map((list) => JSON.stringify(list?.items.filter((item) => !isNative(item))))
  return one === other
}
