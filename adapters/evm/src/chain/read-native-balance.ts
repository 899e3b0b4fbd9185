import type { Account, NativeAmount, Network } from '@latchkey/session/contract'
import * as v from 'valibot'
import { ChainAnswerError } from '../errors'
import type { ReadableChains } from './chains'
import { readChain } from './read-chain'

/** A quantity of EIP-1474 of at most 256 bits. */
const quantity = v.pipe(v.string(), v.regex(/^0x[\da-f]{1,64}$/i))

export async function readNativeBalance(
  chains: ReadableChains,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<NativeAmount> {
  const method = 'eth_getBalance'
  const answer = await readChain(chains, network, { method, params: [account.address, 'latest'] }, signal)
  const parsed = v.safeParse(quantity, answer)
  if (!parsed.success) throw new ChainAnswerError(method)
  const { decimals, symbol } = network.nativeCurrency
  return { value: BigInt(parsed.output).toString(), decimals, symbol }
}
