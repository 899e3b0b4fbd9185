import { createWalletError } from '@latchkey/session/adapter-kit'
import * as v from '@latchkey/session/schema'

const hex = v.pipe(v.string(), v.startsWith('0x'))
const callsSchema = v.tupleWithRest(
  [
    v.looseObject({
      calls: v.pipe(v.array(v.looseObject({ to: hex, data: v.optional(hex) })), v.minLength(1)),
    }),
  ],
  v.unknown(),
)

/** Throws `INVALID_PARAMS` for a batch (EIP-5792) in which a call has no receiver. */
export function checkCalls(method: string, params: unknown): void {
  // control: batch-unchecked
  if (method === 'wallet_sendCalls' && !v.is(callsSchema, params))
    throw createWalletError('INVALID_PARAMS', { phase: 'request', cause: { params } })
}
