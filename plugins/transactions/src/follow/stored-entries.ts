import { isNetworkId } from '@latchkey/session/caip'
import type {
  NetworkId,
  SentTransaction,
  TransactionOutcome,
  TransactionRequest,
} from '@latchkey/session/contract'
import { plainText } from '@latchkey/session/untrusted-text'
import * as v from 'valibot'
import type { TrackedTransaction, TransactionResult } from '../contract'

/** Incremented when the format changes. Version 1 is read too; others are dropped. */
const VERSION = 2
/** Maximum length of a stored value, when reading and writing. */
const MAX_LENGTH = 262_144
const MAX_ENTRIES = 200
/**
 * Maximum length of a stored call, enough for a swap. Longer calls are dropped, and not compared after a
 * reload.
 */
const MAX_CALL_LENGTH = 4_096
const MAX_SYMBOL_LENGTH = 32
const MAX_TEXT_LENGTH = 256
/** The limit of EIP-5792 for the id of a batch: 4,096 bytes as hex. */
const MAX_BATCH_ID_LENGTH = 8_194

const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TEXT_LENGTH))
/** For display, beside the amount. */
const symbolSchema = v.pipe(
  textSchema,
  v.transform((text) => plainText(text, MAX_SYMBOL_LENGTH)),
)
const digitsSchema = v.pipe(v.string(), v.regex(/^\d{1,78}$/))
const timeSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const networkIdSchema = v.custom<NetworkId>(isNetworkId)
const dataSchema = v.pipe(v.string(), v.maxLength(MAX_CALL_LENGTH))

const sentSchema: v.GenericSchema<unknown, SentTransaction> = v.object({
  type: v.picklist(['transaction', 'batch']),
  // control: batch-lost-with-its-long-id
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_BATCH_ID_LENGTH)),
  from: textSchema,
  networkId: networkIdSchema,
  connectionId: v.pipe(v.string(), v.maxLength(256)),
  lastValidBlockHeight: v.exactOptional(timeSchema),
  seen: v.exactOptional(
    v.object({
      from: textSchema,
      to: v.exactOptional(textSchema),
      nonce: digitsSchema,
      value: digitsSchema,
      data: dataSchema,
    }),
  ),
})

const requestSchema: v.GenericSchema<unknown, TransactionRequest> = v.variant('type', [
  v.object({
    type: v.literal('transfer'),
    to: textSchema,
    amount: digitsSchema,
    tokenAddress: v.exactOptional(textSchema),
  }),
  v.object({
    type: v.literal('call'),
    to: textSchema,
    data: dataSchema,
    amount: v.exactOptional(digitsSchema),
  }),
  v.object({ type: v.literal('serialized'), transaction: dataSchema }),
])

const requestsSchema = v.pipe(v.array(requestSchema), v.maxLength(20))

const outcomeSchema: v.GenericSchema<unknown, TransactionOutcome> = v.variant('status', [
  v.object({ status: v.literal('confirmed'), id: v.exactOptional(textSchema) }),
  v.object({
    status: v.literal('reverted'),
    id: v.exactOptional(textSchema),
    isPartial: v.exactOptional(v.literal(true)),
  }),
  v.object({
    status: v.literal('replaced'),
    reason: v.picklist(['repriced', 'cancelled', 'replaced']),
    id: v.exactOptional(textSchema),
  }),
  v.object({ status: v.literal('expired') }),
])

const differences = [
  'from',
  'to',
  'amount',
  'token',
  'network',
  'call',
  'more',
  'arrived-less',
  'not-arrived',
] as const

const resultSchema: v.GenericSchema<unknown, TransactionResult> = v.object({
  outcome: outcomeSchema,
  differences: v.exactOptional(v.pipe(v.array(v.picklist(differences)), v.maxLength(differences.length))),
  arrived: v.exactOptional(digitsSchema),
  foundOn: v.exactOptional(networkIdSchema),
})

const entrySchema: v.GenericSchema<unknown, TrackedTransaction> = v.object({
  sent: sentSchema,
  sentAtMs: timeSchema,
  requests: requestsSchema,
  to: v.exactOptional(textSchema),
  amount: v.exactOptional(digitsSchema),
  decimals: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
  // control: stored-symbol-of-any-text
  symbol: v.exactOptional(symbolSchema),
  kind: v.exactOptional(v.literal('swap')),
  isOfPage: v.exactOptional(v.literal(true)),
  isDropped: v.exactOptional(v.literal(true)),
  result: v.exactOptional(resultSchema),
  doneAtMs: v.exactOptional(timeSchema),
})

const formerEntrySchema = v.looseObject({
  result: v.looseObject({
    outcome: v.object({ status: v.literal('timed-out'), reason: v.optional(v.string()) }),
  }),
})

/** Version 1 took the end of a wait for an outcome. Such a transaction is undecided. */
function fromFormer(given: unknown): unknown {
  const former = v.safeParse(formerEntrySchema, given)
  if (!former.success) return given
  const { result, doneAtMs: _, ...entry } = former.output
  return result.outcome.reason === 'expired'
    ? { ...entry, result: { outcome: { status: 'expired' } } }
    : entry
}

const storedSchema = v.object({
  version: v.picklist([1, VERSION]),
  entries: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ENTRIES)),
})

/**
 * Parses the entries of another visit or tab. Malformed entries are dropped one by one, because any script
 * can write to the storage.
 * @returns `undefined` if the whole value is invalid
 */
export function parseEntries(text: string): readonly TrackedTransaction[] | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const stored = v.safeParse(storedSchema, parseJson(text))
  if (!stored.success) return undefined
  return stored.output.entries.flatMap((given) => {
    const entry = v.safeParse(entrySchema, fromFormer(given))
    return entry.success ? [entry.output] : []
  })
}

/**
 * The text to store. Leaves out parts that are too long to be read back. If the whole is too long it leaves
 * out the requests to compare, those of finished transactions first, as these were compared already, and then
 * batches with long ids, so that one wallet's ids do not cost all the others.
 */
export function formatEntries(entries: readonly TrackedTransaction[]): string {
  const whole = entries.map(({ requests, sent: { seen, ...sent }, ...entry }) => ({
    ...entry,
    sent: seen && seen.data.length <= MAX_CALL_LENGTH ? { ...sent, seen } : sent,
    requests: v.is(requestsSchema, requests) ? requests : [],
  }))
  const text = textOf(whole)
  if (text.length <= MAX_LENGTH) return text
  const pendingWhole = textOf(whole.map((entry) => (entry.result ? withoutCalls(entry) : entry)))
  if (pendingWhole.length <= MAX_LENGTH) return pendingWhole
  const bare = whole.map(withoutCalls)
  const bareText = textOf(bare)
  // control: long-ids-drop-every-transaction
  if (bareText.length > MAX_LENGTH)
    return textOf(bare.filter(({ sent }) => sent.id.length <= MAX_TEXT_LENGTH))
  return bareText
}

const textOf = (entries: readonly TrackedTransaction[]): string =>
  JSON.stringify({ version: VERSION, entries })

function withoutCalls({ sent: { seen: _, ...sent }, ...entry }: TrackedTransaction): TrackedTransaction {
  return { ...entry, sent, requests: [] }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
