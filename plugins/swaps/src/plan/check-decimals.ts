import type { ActiveTarget, Token } from '@latchkey/session/contract'
import * as v from 'valibot'
import { SwapMismatchError } from '../errors'
import type { ChainAccess } from './chain-access'

/** `decimals()` of ERC-20. */
const DECIMALS = '0x313ce567'
const word = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i))

/**
 * Throws `SWAP_MISMATCH` where a token has other decimals than its contract says, or the network's currency other ones
 * than the network: what is shown and what is signed would differ by powers of ten.
 */
export async function checkDecimals(
  chain: ChainAccess,
  target: ActiveTarget,
  token: Token,
  signal: AbortSignal,
): Promise<void> {
  const decimals = await readDecimals(chain, target, token, signal)
  // control: decimals-of-the-service
  if (decimals !== BigInt(token.decimals)) throw new SwapMismatchError('decimals')
}

async function readDecimals(
  chain: ChainAccess,
  target: ActiveTarget,
  { address }: Token,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  if (address === undefined) return target.network && BigInt(target.network.nativeCurrency.decimals)
  const call = [{ to: address, data: DECIMALS }, 'latest']
  const answer = v.safeParse(word, await chain.read(target, 'eth_call', call, signal))
  return answer.success ? BigInt(answer.output) : undefined
}
