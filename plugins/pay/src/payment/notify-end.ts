import { labelsOf, type Notice } from '@latchkey/kernel'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { sessionContract } from '@latchkey/session/contract'
import { explorerUrl } from '@latchkey/session/explorer'
import type { PaymentFailure, PaymentOrder, PaymentReceipt } from '../contract'
import { copy } from '../copy/copy'
import type { PayContext } from '../pay-context'

const labelOf = labelsOf(copy)

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
  // The money may have gone or may still go.
  const isOpen = end === 'undecided' || end === 'unproven'
  return isOpen
    ? { code: 'PAYMENT_UNKNOWN', variant: 'warning' }
    : { code: 'PAYMENT_FAILED', variant: 'error' }
}
