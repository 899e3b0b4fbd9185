import { labelsOf, type Notice } from '@latchkey/kernel'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { namespaceOf } from '@latchkey/session/caip'
import { explorerUrl } from '@latchkey/session/chain'
import { arrivedAmount, type SentTransaction, sessionContract } from '@latchkey/session/contract'
import type { PayContext, PaymentFailure, PaymentOrder, PaymentReceipt } from '../contract'
import { texts } from '../texts'
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
    if (arrived >= BigInt(order.amount)) return 'paid'
    return arrived === 0n ? 'not-arrived' : 'arrived-less'
  } catch (error) {
    if (signal.aborted) throw error
    return 'unknown'
  }
}

const labelOf = labelsOf(texts)

/** How a payment at an exchange may end. */
export type ExchangeEnd =
  | 'paid'
  | Extract<
      PaymentFailure,
      'reverted' | 'arrived-less' | 'not-arrived' | 'declined-by-exchange' | 'unproven' | 'undecided'
    >

/** Tells how a payment at an exchange has ended that no view shows, with a link to the explorer of the network that has it. */
export function notifyEnd(
  ctx: PayContext,
  { amount, asset, recipient: to }: PaymentOrder,
  { hash, networkId }: PaymentReceipt,
  end: ExchangeEnd,
): void {
  const decimal = decimalAmount({ value: amount, decimals: asset.decimals })
  const what = `${decimal} ${asset.symbol}`
  const text: Notice['text'] = (t, args) => {
    const told = labelOf('pay.notice', { outcome: labelOf(`pay.${end}`)(t, args), what })(t, args)
    if (end === 'paid') return told
    const hint = labelOf(`pay.${end}-hint`, { amount: decimal, symbol: asset.symbol, to })(t, args)
    return `${told}. ${hint}`
  }
  const network = ctx.read(sessionContract).networks.find(({ id }) => id === networkId)
  const url = hash === undefined ? undefined : explorerUrl(network, 'tx', hash)
  const link = url === undefined ? {} : { link: { label: labelOf('pay.explorer'), url } }
  ctx.notify({ surface: 'alert', ...kindOf(end), text, ...link })
}

function kindOf(end: ExchangeEnd): Pick<Notice, 'code' | 'variant'> {
  if (end === 'paid') return { code: 'PAYMENT_ARRIVED', variant: 'success' }
  // Nothing went wrong: somebody decided against it.
  if (end === 'declined-by-exchange') return { code: 'PAYMENT_FAILED', variant: 'info' }
  // The money may have gone or may still go.
  const isOpen = end === 'undecided' || end === 'unproven'
  return isOpen
    ? { code: 'PAYMENT_UNKNOWN', variant: 'warning' }
    : { code: 'PAYMENT_FAILED', variant: 'error' }
}
