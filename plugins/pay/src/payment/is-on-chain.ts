import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import { type SentTransaction, sessionContract, type TransactionRequest } from '@latchkey/session/contract'
import type { PaymentOrder } from '../contract'
import type { PayContext } from '../pay-context'
import { transferOf } from './order-facts'

/** How long to look on the chain for a transaction that an exchange has reported. */
const WAIT_MS = 20_000

/**
 * Whether a transaction that an exchange has reported pays an order. `unknown`: the network does not have it
 * yet, or its effect cannot be read.
 */
export async function isOnChain(
  ctx: PayContext,
  order: PaymentOrder,
  hash: string,
  signal: AbortSignal,
): Promise<'paid' | 'different' | 'reverted' | 'unknown'> {
  const namespace = namespaceOf(order.asset.networkId)
  const able = (await ctx.use(sessionContract).adapter(namespace)?.capabilities())?.transactions
  if (!able?.read) return 'unknown'
  const { networkId } = order.asset
  // The sender is not compared, because the exchange pays from its own account.
  const sent: SentTransaction = { type: 'transaction', id: hash, from: '', networkId, connectionId: '' }
  try {
    const { status } = await able.wait(sent, { signal, timeoutMs: WAIT_MS })
    if (status === 'reverted') return 'reverted'
    if (status !== 'confirmed') return 'unknown'
    const found = await able.read(sent, signal)
    if (!found) return 'unknown'
    return found.requests.some((one) => paysOrder(one, order)) ? 'paid' : 'different'
  } catch (error) {
    if (signal.aborted) throw error
    return 'unknown'
  }
}

function paysOrder(found: TransactionRequest, order: PaymentOrder): boolean {
  const { networkId } = order.asset
  const asked = transferOf(order)
  const isSame = (one = '', other = ''): boolean => isSameAddress(namespaceOf(networkId), one, other)
  return (
    found.type === 'transfer' &&
    isSame(found.to, asked.to) &&
    isSame(found.tokenAddress, asked.tokenAddress) &&
    BigInt(found.amount) >= BigInt(asked.amount)
  )
}
