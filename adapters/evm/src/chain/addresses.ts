import { isHexBytes } from '@latchkey/session/caip'
import type { Network } from '@latchkey/session/contract'
import { checksumAddress, isAddress } from 'viem'
import { ChainResponseError } from '../errors'
import { type ReadableChains, readChain } from './read-chain'

/**
 * Returns the EIP-55 form. A wrong checksum is accepted, because the address comes from the wallet and was not typed.
 */
export function formatAddress(address: string): string {
  return isAddress(address, { strict: false }) ? checksumAddress(address) : address
}

/** The code of an account that has delegated to a contract (EIP-7702): a designator of 23 bytes. */
const delegation = /^0xef0100[\da-fA-F]{40}$/

/**
 * Whether an address has a contract's code. An account that has delegated to code (EIP-7702) is no contract: its key still
 * moves what it holds. Rejects if the network cannot be read or responds with something else than code.
 */
export async function isContract(
  chains: ReadableChains,
  address: string,
  network: Network,
  signal: AbortSignal,
): Promise<boolean> {
  const method = 'eth_getCode'
  const code = await readChain(chains, network, { method, params: [address, 'latest'] }, signal)
  if (!isHexBytes(code)) throw new ChainResponseError(method)
  return code !== '0x' && !delegation.test(code)
}
