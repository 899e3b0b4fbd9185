import type { Account, NativeAmount, Network } from '@latchkey/session/contract'
import * as v from 'valibot'
import { ChainAnswerError } from '../errors'
import type { ReadableChains } from './chains'
import { readChain } from './read-chain'

/** All there is of SOL stays far below what a number can hold exactly. */
const schema = v.object({ value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

export async function readNativeBalance(
  chains: ReadableChains,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<NativeAmount> {
  const method = 'getBalance'
  const params = [account.address, { commitment: 'confirmed' }]
  const parsed = v.safeParse(schema, await readChain(chains, network, { method, params }, signal))
  if (!parsed.success) throw new ChainAnswerError(method)
  const { decimals, symbol } = network.nativeCurrency
  return { value: `${parsed.output.value}`, decimals, symbol }
}
