import type { NetworkId } from '@latchkey/session/contract'
import { Connection } from '@solana/web3.js'
import type { SolanaApi } from './contract'

/**
 * A `Connection` of `@solana/web3.js` on the RPC URL of a network (CAIP-2), by default of the active one. Rejects
 * with `NetworkNotFoundError` or `ChainUnservedError`.
 *
 * @example
 * const connection = await web3Connection(latchkey.plugins.solana)
 * const slot = await connection.getSlot()
 */
export async function web3Connection(
  solana: Pick<SolanaApi, 'rpcUrl'>,
  networkId?: NetworkId,
): Promise<Connection> {
  const url = await solana.rpcUrl(networkId)
  return new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true })
}
