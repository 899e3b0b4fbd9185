import * as v from '@latchkey/session/schema'
import type { WalletNetwork } from './options'
import { ProviderRpcError, providerErrorCodes } from './provider-error'

/** One JSON-RPC 2.0 call to the network's node. The node's own errors keep their code and data. */
export type CallChain = (network: WalletNetwork, method: string, params?: unknown) => Promise<unknown>

const replySchema = v.union([
  v.object({
    error: v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) }),
  }),
  v.object({ result: v.unknown() }),
])

export async function callChain(
  fetch: typeof globalThis.fetch,
  network: WalletNetwork,
  method: string,
  params: unknown = [],
): Promise<unknown> {
  const reply = v.safeParse(
    replySchema,
    await post(fetch, network, { jsonrpc: '2.0', id: 1, method, params }),
  )
  if (!reply.success) {
    throw new ProviderRpcError(providerErrorCodes.internal, `${network.rpcUrl} did not answer with JSON-RPC.`)
  }
  if ('error' in reply.output) {
    const { code, message, data } = reply.output.error
    throw new ProviderRpcError(code, message, data)
  }
  return reply.output.result
}

async function post(fetch: typeof globalThis.fetch, network: WalletNetwork, body: object): Promise<unknown> {
  try {
    const response = await fetch(network.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'error',
    })
    return await response.json()
  } catch (cause) {
    const message = `${network.rpcUrl} could not be reached. Is the chain running?`
    throw new ProviderRpcError(providerErrorCodes.internal, message, { cause: String(cause) })
  }
}
