import { isHex } from '@latchkey/session/caip'
import * as v from 'valibot'
import type { RpcRequest } from '../rpc-client'
import { WalletError } from '../wallet-error'

/** A number in hex, as JSON-RPC of Ethereum has it. */
export const quantity = v.pipe(
  v.string(),
  v.check((text) => isHex(text, 1, 64)),
  v.transform((text) => BigInt(text)),
)

/** Calls the node and resolves with the number that it replies. Rejects with -32603 if it is none. */
export async function readQuantity(
  node: RpcRequest,
  method: string,
  params: readonly unknown[],
): Promise<bigint> {
  const parsed = v.safeParse(quantity, await node(method, params))
  if (!parsed.success) throw new WalletError(-32603, `The node has no usable reply to ${method}`)
  return parsed.output
}
