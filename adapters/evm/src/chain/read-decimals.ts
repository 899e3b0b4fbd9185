import type { Network } from '@latchkey/session/contract'
import type { ReadableChains } from './evm-context'
import { readChain } from './read-chain'

/** `decimals()` of ERC-20. */
const DECIMALS = '0x313ce567'

/**
 * Reads the decimals from a token's contract. Resolves with `undefined` if the response is no number of
 * decimals. Rejects if the network fails.
 */
export async function readDecimals(
  chains: ReadableChains,
  to: string,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const call = { method: 'eth_call', params: [{ to, data: DECIMALS }, 'latest'] }
  const answer = await readChain(chains, network, call, signal)
  // One word, whose last byte is the number.
  return typeof answer === 'string' && /^0x0{62}[\da-fA-F]{2}$/.test(answer) ? Number(answer) : undefined
}
