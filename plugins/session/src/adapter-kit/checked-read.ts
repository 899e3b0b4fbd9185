import * as v from '../schema'
import type { JsonRpcCall } from './call-json-rpc'
import { ChainResponseError } from './errors'

/** Reads a network. Rejects with `ChainResponseError` if the response has another shape. */
export type CheckedRead = <Schema extends v.GenericSchema>(
  schema: Schema,
  method: string,
  ...params: readonly unknown[]
) => Promise<v.InferOutput<Schema>>

/** A read whose responses are checked with a schema. */
export function checkedRead(read: (call: JsonRpcCall) => Promise<unknown>): CheckedRead {
  return async (schema, method, ...params) => {
    const parsed = v.safeParse(schema, await read({ method, params }))
    if (!parsed.success) throw new ChainResponseError(method)
    return parsed.output
  }
}
