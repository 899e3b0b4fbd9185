import { isNetworkUnserved } from '@latchkey/cloud/contract'
import { knownEntry, type QueryRequest } from '@latchkey/kernel/queries'
import type { NetworkId, Nft, TokenHolding } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'
import { fetchBalances, readNativePrice } from './data-api'
import { BalanceUnavailableError } from './errors'
import { normalizeTokens } from './normalize-tokens'
import {
  type AccountQuery,
  isNative,
  JUST_READ_MS,
  type PortfolioContext,
  readNativeBalance,
  reportUnavailable,
  shareNative,
} from './portfolio-context'
import type { NftList, TokenList } from './state'
import { createImageUrlCheck, type ImageUrlCheck } from './valid-values'
import { readWalletAssets } from './wallet-assets'

/** Reads the account's tokens from its wallet, else from the data API, else from the network. */
export function readTokens(portfolio: PortfolioContext, query: AccountQuery): Promise<void> {
  const { key, signal, force, staleMs, skipPause } = query
  return portfolio.tokens.fetch(key, {
    signal,
    force,
    staleMs,
    skipPause,
    read: (request) => findTokens(portfolio, query, request),
    onSuccess() {
      readNativePrice(portfolio, query)
      agreeOnNative(portfolio, query)
    },
    onError: (error) => reportUnavailable(portfolio, query, error),
  })
}

/** Where wallet or service list another native balance than the known one, the network says which it is. */
function agreeOnNative(portfolio: PortfolioContext, query: AccountQuery): void {
  const { key } = query
  const known = knownEntry(portfolio.native.get(key))
  const listed = knownTokens(portfolio, key)?.items.find(isNative)
  if (!known || !listed || listed.value === known.value) return
  portfolio.ctx.spawn(async () => {
    // Also one that was read a moment ago, since the list is newer. The watch has read the network for this list.
    const force = !query.isQuiet
    await readNativeBalance(portfolio, { ...query, force, staleMs: JUST_READ_MS, isQuiet: true })
    // The known one may have been right.
    shareNative(portfolio, key)
  })
}

async function findTokens(
  portfolio: PortfolioContext,
  query: AccountQuery,
  request: QueryRequest,
): Promise<TokenList> {
  const { signal, onPartialError } = request
  const { key, network, force } = query
  const normalize = (given: readonly TokenHolding[]) =>
    normalizeTokens(given, network, createImageUrlCheck(portfolio.options))
  const wallet = await readWalletAssets(portfolio, query, signal)
  if (wallet) return { items: normalize(wallet.tokens), source: 'wallet' }
  signal.throwIfAborted()
  const known = knownTokens(portfolio, key)
  try {
    const served = await readService(portfolio, query, force ? (known?.items ?? []) : undefined, signal)
    if (served) return { items: normalize(await asWalletsShow(query, served, request)), source: 'service' }
  } catch (error) {
    signal.throwIfAborted()
    // A list of the service or the wallet is kept, because it has more than the network can list.
    if (known && known.source !== 'network') throw error
    const part = await readNetwork(portfolio, query, request).catch(() => undefined)
    if (!part) throw error
    onPartialError(error)
    return { items: normalize(part), source: 'network' }
  }
  const own = await readNetwork(portfolio, query, request)
  if (!own) throw new BalanceUnavailableError(network.id)
  return { items: normalize(own), source: 'network' }
}

const knownTokens = ({ tokens }: PortfolioContext, key: string): TokenList | undefined =>
  knownEntry(tokens.get(key))

/** `undefined` without the service and for networks that it does not support. */
async function readService(
  portfolio: PortfolioContext,
  { account, network, adapter }: AccountQuery,
  force: readonly TokenHolding[] | undefined,
  signal: AbortSignal,
): Promise<readonly TokenHolding[] | undefined> {
  const cloud = portfolio.cloud()
  if (!cloud?.projectId) return undefined
  const { isAddress } = adapter
  try {
    return await fetchBalances(cloud, { address: account.address, network, isAddress, force }, signal)
  } catch (error) {
    if (isNetworkUnserved(error)) return undefined
    throw error
  }
}

/**
 * The amounts that wallets show of tokens whose mints multiply them, which a service does not tell. If the network does not
 * tell them either, the list is marked as incomplete.
 */
async function asWalletsShow(
  { account, network, adapter }: AccountQuery,
  served: readonly TokenHolding[],
  { signal, onPartialError }: QueryRequest,
): Promise<readonly TokenHolding[]> {
  const { tokens } = await adapter.capabilities()
  if (!tokens?.scaled) return served
  try {
    const scaled = await tokens.scaled(account, network, signal)
    return served.map((one) => {
      const found = scaled.find(({ address }) => address === one.address)
      return found?.scale ? { ...one, value: found.value, decimals: found.decimals, scale: found.scale } : one
    })
  } catch (error) {
    signal.throwIfAborted()
    onPartialError(error)
    return served
  }
}

/** The network's list: the native balance and the host's tokens; `undefined` if it lists nothing. */
async function readNetwork(
  portfolio: PortfolioContext,
  query: AccountQuery,
  { signal, onPartialError }: QueryRequest,
): Promise<readonly TokenHolding[] | undefined> {
  const { key, account, network, adapter } = query
  const { balance, tokens } = await adapter.capabilities()
  if (!balance && !tokens) return undefined
  const known = knownTokens(portfolio, key)
  const named = (portfolio.options.tokens ?? []).filter(({ networkId }) => networkId === network.id)
  const [, others = []] = await Promise.all([
    // Pending already, or fresh.
    balance ? readNativeBalance(portfolio, { ...query, force: false }) : undefined,
    tokens?.list(account, network, named, signal).catch((error: unknown) => {
      signal.throwIfAborted()
      // A list of a better source is kept, and without the native balance there is no list.
      if (!balance || (known && known.source !== 'network')) throw error
      onPartialError(error)
      return known?.items.filter(({ address }) => address !== undefined)
    }),
  ])
  if (!balance) return others
  const native = portfolio.native.get(key)
  if (native?.status !== 'known') return undefined
  if (native.failedAtMs !== undefined) onPartialError(new BalanceUnavailableError(network.id))
  const { value, decimals, symbol } = native
  return [{ networkId: network.id, name: network.nativeCurrency.name, symbol, decimals, value }, ...others]
}

/**
 * Reads the account's collectibles from its wallet, else from the host's source. A failure shows no banner.
 */
export function readNfts(portfolio: PortfolioContext, query: AccountQuery): Promise<void> {
  const { key, signal, force, staleMs, skipPause } = query
  return portfolio.nfts.fetch(key, {
    signal,
    force,
    staleMs,
    skipPause,
    read: (request) => findNfts(portfolio, query, request.signal),
  })
}

async function findNfts(
  portfolio: PortfolioContext,
  query: AccountQuery,
  signal: AbortSignal,
): Promise<NftList> {
  const { target, network } = query
  const { nfts } = portfolio.options
  const isAllowedImage = createImageUrlCheck(portfolio.options)
  const wallet = await readWalletAssets(portfolio, query, signal)
  const held = normalizeNfts(wallet?.nfts, network.id, isAllowedImage)
  signal.throwIfAborted()
  // An empty list is ignored if the host has a source, because many wallets list tokens but no collectibles.
  if (held.length === 0 && nfts) {
    const given = await nfts(target, signal)
    return { items: normalizeNfts(given, network.id, isAllowedImage), source: 'host' }
  }
  return { items: held, source: wallet ? 'wallet' : 'none' }
}

const MAX_NFTS = 5_000
const MAX_TEXT_LENGTH = 100

const textSchema = v.pipe(
  v.string(),
  v.transform((text) => plainText(text, MAX_TEXT_LENGTH)),
)
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.fallback(v.optional(schema), undefined)

const nftSchema = v.object({
  networkId: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  tokenId: v.optional(v.pipe(v.string(), v.regex(/^\d{1,78}$/))),
  name: textSchema,
  collection: optional(textSchema),
  imageUrl: v.optional(v.unknown()),
})

/** Keeps valid collectibles of this network, each once. A host's list is checked like a wallet's. */
function normalizeNfts(given: unknown, networkId: NetworkId, isAllowedImage: ImageUrlCheck): readonly Nft[] {
  const pieces = new Map<string, Nft>()
  for (const one of Array.isArray(given) ? given : []) {
    const parsed = v.safeParse(nftSchema, one)
    if (!parsed.success || parsed.output.networkId !== networkId) continue
    const { address, tokenId, name, collection, imageUrl } = parsed.output
    const key = `${address} ${tokenId}`
    if (pieces.has(key)) continue
    pieces.set(key, {
      networkId,
      address,
      ...(tokenId === undefined ? {} : { tokenId }),
      name,
      ...(collection ? { collection } : {}),
      ...(isAllowedImage(imageUrl) ? { imageUrl } : {}),
    })
    if (pieces.size === MAX_NFTS) break
  }
  return [...pieces.values()]
}
