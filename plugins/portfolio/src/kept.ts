import * as v from 'valibot'
import { isAmount, isDecimals, isPrice } from './amount'
import { isPicture } from './picture'

/** Raised when the shape changes; other versions are dropped. */
export const KEPT_VERSION = 1
/** In this plugin's part of the storage. */
export const KEPT_KEY = 'balances'
/** Longer texts are not ours. */
export const MAX_KEPT_LENGTH = 200_000
export const MAX_KEPT_ACCOUNTS = 20
/** A list is kept whole or not at all: half of one would have a wrong total. */
export const MAX_KEPT_TOKENS = 200

const MAX_KEY_LENGTH = 256
const textSchema = v.pipe(v.string(), v.maxLength(MAX_KEY_LENGTH))
/** Becomes a key of an object, so names of the prototype are refused. */
const keySchema = v.pipe(
  textSchema,
  v.check((key) => !(key in {})),
)
const timeSchema = v.pipe(v.number(), v.safeInteger())
const amountSchema = v.custom<string>(isAmount)
const pictureSchema = v.custom<string>(isPicture)
const networkIdSchema = v.custom<`${string}:${string}`>(
  (id) => typeof id === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,64}$/.test(id),
)

const tokenSchema = v.object({
  networkId: networkIdSchema,
  address: v.exactOptional(textSchema),
  name: textSchema,
  symbol: textSchema,
  decimals: v.custom<number>(isDecimals),
  iconUrl: v.exactOptional(pictureSchema),
  value: amountSchema,
  priceUsd: v.exactOptional(v.custom<number>(isPrice)),
})

/** What is kept for the next visit: what was known, and when it was read. */
export const keptSchema = v.object({
  version: v.literal(KEPT_VERSION),
  native: v.record(
    keySchema,
    v.object({
      value: amountSchema,
      decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
      symbol: textSchema,
      readAtMs: timeSchema,
    }),
  ),
  tokens: v.record(
    keySchema,
    v.object({
      items: v.pipe(v.array(tokenSchema), v.maxLength(MAX_KEPT_TOKENS)),
      source: v.picklist(['wallet', 'service', 'network']),
      readAtMs: timeSchema,
    }),
  ),
  identities: v.record(
    keySchema,
    v.object({
      name: v.exactOptional(textSchema),
      avatarUrl: v.exactOptional(pictureSchema),
      isUnusual: v.exactOptional(v.boolean()),
      readAtMs: timeSchema,
    }),
  ),
})

export type Kept = v.InferOutput<typeof keptSchema>
