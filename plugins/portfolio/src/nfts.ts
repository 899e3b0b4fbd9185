import type { NetworkId, Nft } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/untrusted-text'
import { createImageUrlCheck, type ImageUrlCheck } from './image-url'
import type { AccountQuery, PortfolioContext } from './portfolio-context'
import type { NftList } from './state'
import { readWalletAssets } from './wallet-assets'

/**
 * Reads the account's collectibles from its wallet, else from the host's source. A failure shows no banner.
 */
export function readNfts(portfolio: PortfolioContext, query: AccountQuery): Promise<void> {
  const { key, signal, force, skipPause } = query
  return portfolio.nfts.fetch(key, {
    signal,
    force,
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
