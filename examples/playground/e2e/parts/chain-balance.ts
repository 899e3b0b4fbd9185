import { type Address, createPublicClient, formatEther, http } from 'viem'

/** The balance in ether, read from the local chain. */
export async function chainBalance(gateway: string, chainId: number, address: Address): Promise<number> {
  const client = createPublicClient({ transport: http(`${gateway}/rpc/${chainId}`) })
  return Number(formatEther(await client.getBalance({ address })))
}
