import { mergeEntries, newestEntries, persistQueries } from '@latchkey/kernel/queries'
import { isNetworkId } from '@latchkey/session/caip'
import { type Network, sessionContract } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'
import { normalizeTokens } from './normalize-tokens'
import type { PortfolioContext } from './portfolio-context'
import type { PortfolioState } from './state'
import {
  createImageUrlCheck,
  type ImageUrlCheck,
  isAmount,
  isDecimals,
  isPrice,
  isSafeImageUrl,
  isScale,
} from './valid-values'

/** Incremented when the format changes. */
const VERSION = 1
const MAX_LENGTH = 200_000
const MAX_ACCOUNTS = 20
/** Longer lists are not stored, because a part of a list would have a wrong total. */
const MAX_TOKENS = 200

/**
 * Shows the data of the last visit until it is read again; names keep their age. Stores data for the next
 * visit and other tabs. Resolves once storage was read; never rejects.
 */
export function persistPortfolio(portfolio: PortfolioContext): Promise<void> {
  const { ctx, options, activeKey } = portfolio
  let isFirst = true
  return persistQueries<PortfolioState>(ctx, {
    version: VERSION,
    // Not `emptyPortfolio`: a bundler would put a module that lazy and eager code share into the first bytes.
    empty: { ...ctx.state.get(), native: {}, tokens: {}, identities: {} },
    pick: pickStored,
    parse(stored) {
      const parsed = v.safeParse(storedSchema, stored)
      if (!parsed.success) return undefined
      // Another tab may write after the last wallet was disconnected here.
      if (activeKey() === undefined) return {}
      const { native, tokens, identities } = checked(
        parsed.output,
        ctx.read(sessionContract).networks,
        createImageUrlCheck(options),
      )
      if (isFirst) {
        for (const key of Object.keys(native)) portfolio.native.invalidate(key)
        for (const key of Object.keys(tokens)) portfolio.tokens.invalidate(key)
      }
      isFirst = false
      const known = ctx.state.get()
      return {
        native: mergeEntries(known.native, native),
        tokens: mergeEntries(known.tokens, tokens),
        identities: mergeEntries(known.identities, identities),
      }
    },
  })
}

/** The latest token lists that fit into storage; `undefined` without data. */
function pickStored({ native, tokens, identities }: PortfolioState): StoredPortfolio | undefined {
  const amounts = newestEntries(native, MAX_ACCOUNTS).map(
    ([key, { value, decimals, symbol, readAtMs }]) => [key, { value, decimals, symbol, readAtMs }] as const,
  )
  const names = newestEntries(identities, MAX_ACCOUNTS).map(
    ([key, { status: _, failedAtMs: __, ...identity }]) => [key, identity] as const,
  )
  const lists = newestEntries(tokens, Number.POSITIVE_INFINITY)
    .filter(([, { items }]) => items.length <= MAX_TOKENS)
    .slice(0, MAX_ACCOUNTS)
    .map(([key, { items, source, readAtMs }]) => [key, { items, source, readAtMs }] as const)
  if (amounts.length + names.length + lists.length === 0) return undefined
  const stored = (): StoredPortfolio => ({
    native: Object.fromEntries(amounts),
    tokens: Object.fromEntries(lists),
    identities: Object.fromEntries(names),
  })
  while (lists.length > 0 && JSON.stringify(stored()).length > MAX_LENGTH) lists.pop()
  return stored()
}

const MAX_TEXT_LENGTH = 256
const textSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH))
const symbolSchema = v.pipe(
  textSchema,
  v.transform((text) => plainText(text, MAX_TEXT_LENGTH)),
)
/** One line in one direction. Zero-width joiners stay: they are part of names with emoji. */
const nameSchema = v.pipe(textSchema, v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+$/u))
/** Used as object keys, so property names of the prototype are refused. */
const keySchema = v.pipe(
  textSchema,
  v.check((key) => !(key in {})),
)
const timeSchema = v.pipe(v.number(), v.safeInteger())
const amountSchema = v.custom<string>(isAmount)
const imageUrlSchema = v.custom<string>(isSafeImageUrl)
const networkIdSchema = v.custom<`${string}:${string}`>(isNetworkId)

const tokenSchema = v.object({
  networkId: networkIdSchema,
  address: v.exactOptional(textSchema),
  name: textSchema,
  symbol: textSchema,
  decimals: v.custom<number>(isDecimals),
  iconUrl: v.exactOptional(imageUrlSchema),
  value: amountSchema,
  priceUsd: v.exactOptional(v.custom<number>(isPrice)),
  scale: v.exactOptional(v.pipe(v.object({ chain: amountSchema, shown: amountSchema }), v.check(isScale))),
})

/** A known value and when it was read. */
const storedSchema = v.object({
  native: v.record(
    keySchema,
    v.object({
      value: amountSchema,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
      symbol: symbolSchema,
      readAtMs: timeSchema,
    }),
  ),
  tokens: v.record(
    keySchema,
    v.object({
      items: v.pipe(v.array(tokenSchema), v.maxLength(MAX_TOKENS), v.readonly()),
      source: v.picklist(['wallet', 'service', 'network']),
      readAtMs: timeSchema,
    }),
  ),
  identities: v.record(
    keySchema,
    v.object({
      name: v.exactOptional(nameSchema),
      avatarUrl: v.exactOptional(imageUrlSchema),
      isUnusual: v.exactOptional(v.boolean()),
      readAtMs: timeSchema,
    }),
  ),
})
type StoredPortfolio = v.InferOutput<typeof storedSchema>

/**
 * Validates stored data by the same rules as loaded data. Drops lists of networks that the page no longer has, and
 * pictures from origins that it no longer allows.
 */
function checked(
  stored: StoredPortfolio,
  networks: readonly Network[],
  isAllowedImage: ImageUrlCheck,
): StoredPortfolio {
  const lists = Object.entries(stored.tokens).flatMap(([key, { items, ...list }]) => {
    const network = networks.find(({ id }) => key.startsWith(`${id}:`))
    return network
      ? [[key, { ...list, items: normalizeTokens(items, network, isAllowedImage) }] as const]
      : []
  })
  const identities = Object.entries(stored.identities).map(([key, { avatarUrl, ...identity }]) => [
    key,
    isAllowedImage(avatarUrl) ? { ...identity, avatarUrl } : identity,
  ])
  return {
    native: stored.native,
    tokens: Object.fromEntries(lists),
    identities: Object.fromEntries(identities),
  }
}
