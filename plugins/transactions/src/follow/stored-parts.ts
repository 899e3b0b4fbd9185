import { isNetworkId } from '@latchkey/session/caip'
import type { NetworkId, TransactionRequest } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { plainText } from '@latchkey/session/schema'

/**
 * Maximum length of a stored call, enough for a swap. Longer calls are dropped, and not compared after a
 * reload.
 */
export const MAX_CALL_LENGTH = 4_096
const MAX_SYMBOL_LENGTH = 32
export const MAX_TEXT_LENGTH = 256

export const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT_LENGTH))
/** For display, beside the amount. */
const symbolSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT_LENGTH),
  v.transform((text) => plainText(text, MAX_SYMBOL_LENGTH)),
)
export const digitsSchema = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
export const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const networkIdSchema = v.custom<NetworkId>(isNetworkId)
export const connectionIdSchema = v.pipe(v.string(), v.maxLength(256))
export const dataSchema = v.pipe(v.string(), v.maxLength(MAX_CALL_LENGTH))

const requestSchema: v.GenericSchema<unknown, TransactionRequest> = v.variant('type', [
  v.object({
    type: v.literal('transfer'),
    to: textSchema,
    amount: digitsSchema,
    tokenAddress: v.exactOptional(textSchema),
    shownAmount: v.exactOptional(digitsSchema),
  }),
  v.object({
    type: v.literal('call'),
    to: textSchema,
    data: dataSchema,
    amount: v.exactOptional(digitsSchema),
  }),
  v.object({ type: v.literal('serialized'), transaction: dataSchema }),
])

export const requestsSchema = v.pipe(v.array(requestSchema), v.maxLength(20))

/** The parts of a `TransactionPurpose`. */
export const purposeParts = {
  requests: requestsSchema,
  to: v.exactOptional(textSchema),
  amount: v.exactOptional(digitsSchema),
  decimals: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  symbol: v.exactOptional(symbolSchema),
  kind: v.exactOptional(v.literal('swap')),
}
