import { isHex, namespaceOf } from '@latchkey/session/caip'
import type { ActiveTarget, OtherTarget } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { KnownCursor, UnansweredRequest } from '../contract'
import {
  connectionIdSchema,
  digitsSchema,
  networkIdSchema,
  purposeParts,
  requestsSchema,
  textSchema,
  timeSchema,
} from './stored-parts'

const MAX_REQUESTS = 20
/** Of their texts, so that they take no place of the transactions. Longer ones are kept without, and not looked for. */
const MAX_REQUESTS_LENGTH = 5_000
/** After a day no wallet has a request open, and what was sent is in the wallet's own list. */
const LIFE_MS = 86_400_000

const accountType = v.exactOptional(v.picklist(['eoa', 'smartAccount', 'payment', 'ordinal', 'stx']))
const addressSchema = v.custom<`0x${string}`>((given) => isHex(given, 40))
const otherSchema = v.custom<OtherTarget['namespace']>(
  (given) => typeof given === 'string' && given !== 'eip155' && /^[-a-z\d]{3,8}$/.test(given),
)
const placeParts = {
  connectionId: connectionIdSchema,
  networkId: networkIdSchema,
}
const evmTarget = v.object({
  namespace: v.literal('eip155'),
  account: v.object({ namespace: v.literal('eip155'), address: addressSchema, type: accountType }),
  chainId: v.pipe(v.number(), v.safeInteger()),
  ...placeParts,
})
const otherTarget = v.object({
  namespace: otherSchema,
  account: v.object({ namespace: otherSchema, address: textSchema, type: accountType }),
  ...placeParts,
})

const targetSchema: v.GenericSchema<unknown, ActiveTarget> = v.pipe(
  v.union([evmTarget, otherTarget]),
  v.transform((target) => ({ ...target, network: undefined })),
)

const cursorSchema: v.GenericSchema<unknown, KnownCursor> = v.object({
  // Of an account on Solana that has sent nothing it is empty.
  cursor: v.object({ position: v.pipe(v.string(), v.maxLength(128)), block: digitsSchema }),
  isLate: v.boolean(),
})

const unansweredSchema: v.GenericSchema<unknown, UnansweredRequest> = v.pipe(
  v.object({
    ...purposeParts,
    id: textSchema,
    target: targetSchema,
    askedAtMs: timeSchema,
    since: v.exactOptional(cursorSchema),
  }),
  v.check(({ target }) => namespaceOf(target.networkId) === target.namespace),
)

/** Of another visit or tab. Whatever is open there, nobody here knows it. */
export function parseUnanswered(given: unknown): readonly UnansweredRequest[] {
  if (!Array.isArray(given)) return []
  return given.slice(-MAX_REQUESTS).flatMap((one: unknown) => {
    const request = v.safeParse(unansweredSchema, one)
    return request.success ? [request.output] : []
  })
}

/** Those that are stored: the last ones, without what another page has no use for. */
export const forStorage = (unanswered: readonly UnansweredRequest[]): readonly object[] =>
  unanswered.slice(-MAX_REQUESTS).map(({ isOpen: _, target: { network: __, ...target }, ...request }) => ({
    ...request,
    target,
    requests: isShort(request) ? request.requests : [],
  }))

const isShort = ({ requests }: UnansweredRequest | Pick<UnansweredRequest, 'requests'>): boolean =>
  v.is(requestsSchema, requests) && JSON.stringify(requests).length <= MAX_REQUESTS_LENGTH

/** Whether it may still be sent. One that was asked for by a clock up to a week ahead is not forgotten when that is put right. */
export const isAlive = ({ askedAtMs }: Pick<UnansweredRequest, 'askedAtMs'>, nowMs: number): boolean =>
  nowMs - askedAtMs < LIFE_MS && askedAtMs - nowMs < 7 * LIFE_MS

/** In the same order in every tab, since each writes what the other has written. */
export const inOrderAsked = (requests: readonly UnansweredRequest[]): readonly UnansweredRequest[] =>
  [...requests].sort((one, other) => one.askedAtMs - other.askedAtMs || (one.id < other.id ? -1 : 1))
