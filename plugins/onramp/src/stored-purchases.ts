import { isNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { parseWalletName } from '@latchkey/session/schema'
import type { OnrampState, Purchase, PurchaseProgress, PurchaseToken } from './contract'

/** Schema of a text of a service or of the storage that is displayed: returns one line without invisible characters. */
export const displayableText: v.GenericSchema<unknown, string> = v.pipe(
  v.string(),
  v.maxLength(256),
  v.transform((text) => parseWalletName(text) ?? ''),
  v.nonEmpty(),
)

export const MAX_PURCHASES = 20

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))
const digitsSchema = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const tokenSchema: v.GenericSchema<unknown, PurchaseToken> = v.object({
  id: textSchema,
  name: displayableText,
  symbol: v.pipe(displayableText, v.maxLength(20)),
  networkId: v.custom<NetworkId>(isNetworkId),
  networkName: displayableText,
  networkDisplayName: v.exactOptional(displayableText),
  tokenAddress: v.exactOptional(textSchema),
})
const arrivalEntries = {
  amount: digitsSchema,
  decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(255)),
}
const progressSchema: v.GenericSchema<unknown, PurchaseProgress> = v.variant('phase', [
  v.object({ phase: v.picklist(['waiting', 'failed']) }),
  v.object({ phase: v.literal('arrived'), ...arrivalEntries }),
])
const purchaseSchema: v.GenericSchema<unknown, Purchase> = v.object({
  id: textSchema,
  providerId: displayableText,
  token: tokenSchema,
  address: textSchema,
  amount: v.pipe(v.string(), v.regex(/^\d{1,15}(\.\d{1,8})?$/)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  startedAtMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  expected: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d{1,77})?$/))),
  balance: v.exactOptional(digitsSchema),
  isReadLate: v.exactOptional(v.literal(true)),
  possible: v.exactOptional(v.object(arrivalEntries)),
  progress: progressSchema,
})
const storedSchema = v.object({ purchases: v.pipe(v.array(purchaseSchema), v.maxLength(MAX_PURCHASES)) })

/**
 * Validates the stored purchases, because other scripts can write to the storage. Invalid data is dropped as
 * a whole.
 */
export function parsePurchases(stored: unknown): Pick<OnrampState, 'purchases'> | undefined {
  const parsed = v.safeParse(storedSchema, stored)
  return parsed.success ? parsed.output : undefined
}
