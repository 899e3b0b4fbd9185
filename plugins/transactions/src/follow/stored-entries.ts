import { toJson } from '@latchkey/kernel/to-json'
import type { SentTransaction, TransactionOutcome } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { TrackedTransaction, TransactionResult, UnansweredRequest } from '../contract'
import {
  connectionIdSchema,
  dataSchema,
  digitsSchema,
  MAX_CALL_LENGTH,
  networkIdSchema,
  purposeParts,
  requestsSchema,
  textSchema,
  timeSchema,
} from './stored-parts'
import { forStorage, parseUnanswered } from './stored-unanswered'

/** Incremented when the format changes. Version 1 is read too. */
const VERSION = 2
/** Maximum length of a stored value, when reading and writing. */
const MAX_LENGTH = 262_144
const MAX_ENTRIES = 200
/** The limit of EIP-5792 for the id of a batch: 4,096 bytes as hex. */
const MAX_BATCH_ID_LENGTH = 8_194
/** Of a transaction's ids and its result, where there is no room for all. */
const MAX_IDS_LENGTH = 1_000
/** Adapters follow no batch of more. */
const MAX_BATCH_TRANSACTIONS = 100

const sentSchema: v.GenericSchema<unknown, SentTransaction> = v.object({
  type: v.picklist(['transaction', 'batch']),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_BATCH_ID_LENGTH)),
  from: textSchema,
  networkId: networkIdSchema,
  connectionId: connectionIdSchema,
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

const outcomeSchema: v.GenericSchema<unknown, TransactionOutcome> = v.variant('status', [
  v.object({
    status: v.literal('confirmed'),
    id: v.exactOptional(textSchema),
    ids: v.exactOptional(v.pipe(v.array(textSchema), v.maxLength(MAX_BATCH_TRANSACTIONS))),
  }),
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
  ...purposeParts,
  foundFor: v.exactOptional(textSchema),
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
  unanswered: v.optional(v.unknown()),
})

/** What is stored of the plugin's state. */
export interface StoredState {
  readonly entries: readonly TrackedTransaction[]
  readonly unanswered: readonly UnansweredRequest[]
}

/**
 * Parses what another visit or tab has stored. What is malformed is dropped one by one, because any script
 * can write to the storage.
 * @returns `undefined` if the whole value is invalid
 */
export function parseStored(text: string): StoredState | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const stored = v.safeParse(storedSchema, parseJson(text))
  if (!stored.success) return undefined
  const entries = stored.output.entries.flatMap((given) => {
    const entry = v.safeParse(entrySchema, fromFormer(given))
    return entry.success ? [entry.output] : []
  })
  return { entries, unanswered: parseUnanswered(stored.output.unanswered) }
}

const laterSchema = v.object({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(VERSION + 1)) })

/** Whether a later release has stored it, in a format that this one does not know. */
export function isOfLaterVersion(text: string | undefined): boolean {
  return text !== undefined && text.length <= MAX_LENGTH && v.is(laterSchema, parseJson(text))
}

/**
 * The text to store, the same for what is equal. Leaves out what cannot be read back: another tab would write without it what
 * this one writes with it.
 */
export function formatStored(given: StoredState): string {
  const text = shortText(given)
  const back = parseStored(text)
  return back ? shortText(back) : text
}

/**
 * Leaves out parts that are too long to be read back. If the whole is too long it leaves
 * out the requests to compare, those of finished transactions first, as these were compared already, and then
 * batches with long ids or of many transactions, so that one wallet's ids do not cost all the others.
 */
function shortText({ entries, unanswered }: StoredState): string {
  const last = forStorage(unanswered)
  const textOf = (given: readonly TrackedTransaction[]): string =>
    toJson({ version: VERSION, entries: given, ...(last.length > 0 && { unanswered: last }) }, withSortedKeys)
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
  if (bareText.length <= MAX_LENGTH) return bareText
  const idsOf = ({ sent, result }: TrackedTransaction): string => sent.id + JSON.stringify(result ?? '')
  let short = bare.filter((entry) => idsOf(entry).length <= MAX_IDS_LENGTH)
  while (textOf(short).length > MAX_LENGTH) short = short.slice(0, -10)
  return textOf(short)
}

/** The storage has them in the order in which they were made, or parsed. */
function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}

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
