import { callWallet } from '@latchkey/adapter-kit'
import { toEvmNetworkId } from '@latchkey/session/caip'
import { type ActiveTarget, sessionContract } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { EvmContext } from './chain/read-chain'

/** A wallet that does not respond in this time counts as one without capabilities. */
const RESPONSE_TIMEOUT_MS = 4_000

const everyChain = /^0x0+$/
const mapSchema = v.record(v.string(), v.unknown())

/**
 * Requests the wallet's capabilities on the target's network (EIP-5792). Resolves with `{}` if it lists none. `0x0` stands
 * for every chain; an entry for the chain itself takes precedence. Never prompts the user. Rejects if the wallet fails or
 * does not respond.
 */
export async function readWalletCapabilities(
  ctx: EvmContext,
  target: ActiveTarget,
  signal: AbortSignal,
): Promise<object> {
  const params = [target.account.address]
  const response = await callConnectedWallet(ctx, target, 'wallet_getCapabilities', params, signal)
  const map = v.safeParse(mapSchema, response)
  if (!map.success) return {}
  const general = Object.entries(map.output).find(([id]) => everyChain.test(id))?.[1]
  return { ...Object(general), ...Object(entryOfNetwork(response, target.networkId)) }
}

/** Sends a request that the target's wallet answers without the user. */
export async function callConnectedWallet(
  ctx: EvmContext,
  { connectionId }: ActiveTarget,
  method: string,
  params: readonly unknown[],
  signal: AbortSignal,
): Promise<unknown> {
  const provider = ctx.use(sessionContract).provider(connectionId, 'eip155')
  return callWallet(ctx.clock, method, () => provider?.request({ method, params }), {
    withinMs: RESPONSE_TIMEOUT_MS,
    signal,
  })
}

/** The entry of a map by chain id in hex, whatever the case and leading zeros of the id. */
export function entryOfNetwork(response: unknown, networkId: string): unknown {
  const map = v.safeParse(mapSchema, response)
  if (!map.success) return undefined
  return Object.entries(map.output).find(([id]) => toEvmNetworkId(id) === networkId)?.[1]
}
