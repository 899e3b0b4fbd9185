import { chainIdHex, isHex } from '@latchkey/session/caip'
import type { ActiveTarget, Network, Nft, TokenHolding, WalletAssets } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { EvmContext } from './chain/read-chain'
import { callConnectedWallet, entryOfNetwork, readWalletCapabilities } from './wallet-capabilities'

const capabilitySchema = v.object({ assetDiscovery: v.object({ supported: v.literal(true) }) })

/**
 * The assets that the connected wallet lists itself (EIP-5792, ERC-7811). `undefined` when it lists none, for any
 * reason.
 */
export async function listWalletAssets(
  ctx: EvmContext,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<WalletAssets | undefined> {
  const { networkId, network, account } = target
  if (!network) return undefined
  try {
    if (!v.is(capabilitySchema, await readWalletCapabilities(ctx, target, signal))) return undefined
    const params = [{ account: account.address, chainFilter: [chainIdHex(networkId)] }]
    const response = await callConnectedWallet(ctx, target, 'wallet_getAssets', params, signal)
    return parseWalletAssets(entryOfNetwork(response, networkId), network)
  } catch {
    // An unknown method, a refusal or no response: the caller reads the assets elsewhere.
    signal.throwIfAborted()
    return undefined
  }
}

const MAX_ASSETS = 20_000
const MAX_NFTS = 5_000

/** Quantities and ids of at most 256 bits, in hex or in decimal digits. */
const quantitySchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64) || /^\d{1,77}$/.test(text)),
  v.transform((text) => BigInt(text).toString()),
)
const addressSchema = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 40)),
)
const textSchema = v.optional(v.string(), '')

const typeOf = <Name extends string>(name: Name) =>
  v.pipe(
    v.string(),
    v.transform((type) => type.toLowerCase()),
    v.literal(name),
  )
const tokenMetadata = {
  name: v.string(),
  symbol: v.string(),
  decimals: v.number(),
  price: v.optional(v.number()),
  iconUrl: v.optional(v.string()),
}
/** A wallet may omit fields of the native token; the network supplies them. */
const nativeSchema = v.object({
  type: typeOf('native'),
  balance: quantitySchema,
  metadata: v.optional(v.partial(v.object(tokenMetadata)), {}),
})
const tokenSchema = v.object({
  type: typeOf('erc20'),
  address: addressSchema,
  balance: quantitySchema,
  metadata: v.object(tokenMetadata),
})
const nftSchema = v.object({
  type: typeOf('erc721'),
  address: addressSchema,
  metadata: v.object({
    name: textSchema,
    symbol: textSchema,
    tokenId: v.union([
      quantitySchema,
      v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(String)),
    ]),
    image: v.optional(v.string()),
    iconUrl: v.optional(v.string()),
  }),
})
/** An asset of a type that is not known here. */
const otherSchema = v.object({
  type: v.pipe(
    v.string(),
    v.check((type) => !/^(native|erc20|erc721)$/i.test(type)),
  ),
})
const listSchema = v.pipe(
  v.array(v.union([nativeSchema, tokenSchema, nftSchema, otherSchema])),
  v.maxLength(MAX_ASSETS),
)

/** Parses the assets that a wallet lists for one network. One wrong entry makes the whole list unusable. */
function parseWalletAssets(response: unknown, network: Network): WalletAssets | undefined {
  const list = v.safeParse(listSchema, response)
  if (!list.success) return undefined
  const tokens: TokenHolding[] = []
  const nfts: Nft[] = []
  for (const asset of list.output) {
    if (!('metadata' in asset)) continue
    if (asset.type === 'erc721') {
      if (nfts.length < MAX_NFTS) nfts.push(toNft(asset, network))
    } else {
      const token = toToken(asset, network)
      if (token.decimals !== 0) tokens.push(token)
    }
  }
  return { tokens, nfts }
}

type TokenAsset = v.InferOutput<typeof nativeSchema> | v.InferOutput<typeof tokenSchema>

function toToken(asset: TokenAsset, { id, nativeCurrency }: Network): TokenHolding {
  const { name, symbol, decimals, price, iconUrl } = asset.metadata
  return {
    networkId: id,
    ...('address' in asset ? { address: asset.address } : {}),
    name: name ?? nativeCurrency.name,
    symbol: symbol ?? nativeCurrency.symbol,
    decimals: decimals ?? nativeCurrency.decimals,
    ...(iconUrl ? { iconUrl } : {}),
    value: asset.balance,
    // Wallets send zero if they know no price.
    ...(price ? { priceUsd: price } : {}),
  }
}

function toNft({ address, metadata }: v.InferOutput<typeof nftSchema>, { id }: Network): Nft {
  const { name, symbol, tokenId, image, iconUrl } = metadata
  const imageUrl = image ?? iconUrl
  return {
    networkId: id,
    address,
    tokenId,
    name: name || symbol || `#${tokenId}`,
    ...(symbol ? { collection: symbol } : {}),
    ...(imageUrl ? { imageUrl } : {}),
  }
}
