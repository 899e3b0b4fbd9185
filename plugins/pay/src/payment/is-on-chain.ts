import { namespaceOf } from '@latchkey/session/caip'
import { arrivedAmount, type SentTransaction, sessionContract } from '@latchkey/session/contract'
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
): Promise<'paid' | 'arrived-less' | 'not-arrived' | 'reverted' | 'unknown'> {
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
    const arrived = found && arrivedAmount(found, transferOf(order), networkId)
    if (arrived === undefined) return 'unknown'
    // control: part-paid-by-an-exchange
    if (arrived >= BigInt(order.amount)) return 'paid'
    return arrived === 0n ? 'not-arrived' : 'arrived-less'
  } catch (error) {
    if (signal.aborted) throw error
    return 'unknown'
  }
}
