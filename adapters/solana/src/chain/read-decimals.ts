import type { Network } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { readChain } from './read-chain'
import type { ReadableChains } from './solana-context'

/** A byte of the mint's account. */
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const schema = v.object({ value: v.object({ decimals }) })

/**
 * Reads the decimals from a mint. Resolves with `undefined` if the account is no mint. Rejects if the network
 * fails.
 */
export async function readDecimals(
  chains: ReadableChains,
  mint: string,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const call = { method: 'getTokenSupply', params: [mint, { commitment: 'confirmed' }] }
  const parsed = v.safeParse(schema, await readChain(chains, network, call, signal))
  return parsed.success ? parsed.output.value.decimals : undefined
}
