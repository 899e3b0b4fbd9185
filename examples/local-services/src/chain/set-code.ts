import type { Address, Hex } from 'viem'
import type { ChainClient } from './chain-client'

/**
 * Puts a contract at its address on the public chain. Creation code that runs as a call returns the code that
 * a deployment would store.
 */
export async function setCode(client: ChainClient, address: Address, creationCode: Hex): Promise<void> {
  const { data: bytecode = '0x' } = await client.call({ data: creationCode })
  await client.setCode({ address, bytecode })
}
