import * as v from '@latchkey/session/schema'
import { ProviderRpcError, providerErrorCodes } from '../provider-error'
import { quantitySchema } from './read-params'

/** One call of the node of the network that a transaction is for. */
export type CallNode = (method: string, params: readonly unknown[]) => Promise<unknown>

export type Price =
  | { readonly type: 'legacy'; readonly gasPrice: bigint }
  | { readonly type: 'eip1559'; readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint }

/** Prices that the page has set. */
export interface GivenPrice {
  readonly gasPrice?: bigint | undefined
  readonly maxFeePerGas?: bigint | undefined
  readonly maxPriorityFeePerGas?: bigint | undefined
}

const blockSchema = v.object({ baseFeePerGas: v.optional(quantitySchema) })

export async function readPrice(call: CallNode, given: GivenPrice): Promise<Price> {
  if (given.gasPrice !== undefined) return { type: 'legacy', gasPrice: given.gasPrice }
  const method = 'eth_getBlockByNumber'
  const { baseFeePerGas } = await readAs(blockSchema, call, method, ['latest', false])
  if (baseFeePerGas === undefined) {
    return { type: 'legacy', gasPrice: await readQuantity(call, 'eth_gasPrice', []) }
  }
  const maxPriorityFeePerGas =
    given.maxPriorityFeePerGas ?? (await readQuantity(call, 'eth_maxPriorityFeePerGas', []))
  // Twice the base fee outlives six full blocks in a row.
  const maxFeePerGas = given.maxFeePerGas ?? baseFeePerGas * 2n + maxPriorityFeePerGas
  return { type: 'eip1559', maxFeePerGas, maxPriorityFeePerGas }
}

const TRANSFER_GAS = 21_000n

/**
 * Estimates the gas of a transaction. Adds a fifth if code runs, because the state may change before it is in a block: a
 * swap costs more as the first one of a second.
 * @param params of `eth_estimateGas`
 */
export async function estimateGas(call: CallNode, params: readonly unknown[]): Promise<bigint> {
  const estimate = await readQuantity(call, 'eth_estimateGas', params)
  return estimate > TRANSFER_GAS ? (estimate * 12n) / 10n : estimate
}

export function readQuantity(call: CallNode, method: string, params: readonly unknown[]): Promise<bigint> {
  return readAs(quantitySchema, call, method, params)
}

/** Rejects with -32603 where the response has another shape. */
export async function readAs<Output>(
  schema: v.GenericSchema<unknown, Output>,
  call: CallNode,
  method: string,
  params: readonly unknown[],
): Promise<Output> {
  const result = v.safeParse(schema, await call(method, params))
  if (result.success) return result.output
  throw new ProviderRpcError(providerErrorCodes.internal, `The chain's answer to ${method} makes no sense.`)
}
