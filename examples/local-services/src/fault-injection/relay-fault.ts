import * as v from 'valibot'
import { wholeNumber } from './whole-number'

/** The number of messages or connections it applies to. Default: all until it is removed. */
interface Limited {
  readonly service: 'relay'
  readonly times?: number | undefined
}

export type RelayFault =
  /** The publisher gets a success response, but its message is dropped. */
  | (Limited & { readonly kind: 'drop' })
  | (Limited & { readonly kind: 'slow'; readonly delayMs: number })
  | (Limited & { readonly kind: 'duplicate' })
  /** Of two messages for one topic the second arrives first. */
  | (Limited & { readonly kind: 'reorder' })
  /** New connections are accepted and never served, even after the fault has ended. */
  | (Limited & { readonly kind: 'lose' })
  /** New connections are refused with this HTTP status, 401 for instance. */
  | (Limited & { readonly kind: 'status'; readonly status: number })
  /** Every connection ends at once, and none is accepted until the fault is over. */
  | { readonly service: 'relay'; readonly kind: 'cut'; readonly forMs?: number | undefined }
  /** Connections are accepted, but no frame is sent on them; they end with the fault. */
  | { readonly service: 'relay'; readonly kind: 'blackhole' }

/** A fault of the relay, or `none` to remove all. */
export type RelayFaultRequest = RelayFault | { readonly service: 'relay'; readonly kind: 'none' }

const LONGEST_MS = 600_000

const service = v.literal('relay')
const limited = { service, times: v.optional(wholeNumber('times', 1, 1_000_000)) }

export const relayFaultRequestSchema = v.variant(
  'kind',
  [
    v.strictObject({ ...limited, kind: v.literal('drop') }),
    v.strictObject({
      ...limited,
      kind: v.literal('slow'),
      delayMs: wholeNumber('delayMs', 0, LONGEST_MS),
    }),
    v.strictObject({ ...limited, kind: v.literal('duplicate') }),
    v.strictObject({ ...limited, kind: v.literal('reorder') }),
    v.strictObject({ ...limited, kind: v.literal('lose') }),
    v.strictObject({ ...limited, kind: v.literal('status'), status: wholeNumber('status', 400, 599) }),
    v.strictObject({
      service,
      kind: v.literal('cut'),
      forMs: v.optional(wholeNumber('forMs', 1, LONGEST_MS)),
    }),
    v.strictObject({ service, kind: v.literal('blackhole') }),
    v.strictObject({ service, kind: v.literal('none') }),
  ],
  'The "kind" of a fault of the relay is one of drop, slow, duplicate, reorder, lose, status, cut, blackhole, none.',
)
