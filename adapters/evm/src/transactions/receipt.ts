import type { SentTransaction } from '@latchkey/session/contract'
import * as v from 'valibot'
import { isEntryPoint } from './entry-points'
import { isSame, quantitySchema, USER_OPERATION } from './network-transaction'

/** A receipt of the host's own node; `null` where it has none. */
export const receiptSchema = v.nullable(
  v.object({
    status: quantitySchema,
    logs: v.optional(
      v.array(v.object({ address: v.string(), topics: v.array(v.string()), data: v.string() })),
      [],
    ),
  }),
)
export type Receipt = NonNullable<v.InferOutput<typeof receiptSchema>>

const WORD = 64

/** A smart account's operation may fail in a transaction that succeeds. */
export function hasFailed({ status, logs }: Receipt, { from }: Pick<SentTransaction, 'from'>): boolean {
  if (status === 0n) return true
  return logs.some(
    ({ address, topics: [event, , sender], data }) =>
      event === USER_OPERATION &&
      isEntryPoint(address) &&
      isSame(sender?.slice(-40), from.slice(2)) &&
      // Nonce, success, and two costs.
      /^0*$/.test(data.slice(2 + WORD, 2 + 2 * WORD)),
  )
}
