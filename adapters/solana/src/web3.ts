import type { NetworkId, SerializedTransaction } from '@latchkey/session/contract'
import { Connection, type Transaction, type VersionedTransaction } from '@solana/web3.js'
import type { SolanaApi } from './contract'
import { toBase64 } from './requests/bytes'

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

/**
 * A transaction of `@solana/web3.js`, legacy or versioned, as `Transactions.estimate` and `Transactions.send` take it.
 * Signatures that it has are kept; the wallet adds its own. Throws what web3.js throws for a transaction without a fee
 * payer or a blockhash.
 *
 * @example
 * const { transactions } = await session.adapter('solana').capabilities()
 * const sent = await transactions.send(serializeTransaction(transaction), session.active())
 */
export function serializeTransaction(transaction: Transaction | VersionedTransaction): SerializedTransaction {
  const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
  return { type: 'serialized', transaction: toBase64(bytes) }
}
