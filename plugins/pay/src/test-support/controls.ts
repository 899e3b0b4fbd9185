/** The negative controls of the tests of this package (CONTRIBUTING.md, "Checks that check themselves"). */
// biome-ignore format: a table, one control a line
export const controls = {
  'payment/payments.test.ts': [
    ['pay-amount-of-nothing', 'payments', 'if (units === undefined || units > MAX_UNITS) throw new PaymentAmountError()', 'pay: refuses an amount of nothing'],
    ['pay-another-amount', 'payments', "return {\ntype: 'transfer',\nto: recipient,\namount: `${BigInt(amount) + 1n}`,\n...(asset.address === undefined ? {} : { tokenAddress: asset.address }),\n}", 'wallet: is asked for exactly the order'],
    ['pay-different-taken-for-paid', 'payments', '', 'wallet: what the chain has otherwise is not paid'],
    ['pay-exchange-believed', 'payments', "const proof = answer.hash === undefined ? 'paid' : await isOnChain(ctx, payment.order, answer.hash, signal)", 'exchange: counts as paid once the chain has the payment'],
    ['pay-exchange-keeps-its-opener', 'payments', '', 'exchange: counts as paid once the chain has the payment'],
    ['pay-on-another-network', 'payments', '', 'wallet: is not asked on another network'],
    ['pay-page-of-any-scheme', 'payments', "if (typeof url !== 'string' || typeof sessionId !== 'string') throw new TypeError()\nreturn { url, sessionId }", 'exchange: a page that is no address of the web is not opened'],
    ['pay-recipient-of-another-chain', 'payments', '', 'pay: refuses a recipient of another chain'],
    ['pay-sent-given-up', 'payments', 'if (!payment) return', 'exchange: only what is open at one is given up'],
    ['pay-to-nobody', 'payments', '', 'pay: refuses the zero address'],
    ['pay-unread-taken-for-paid', 'payments', 'const unread = undefined', 'wallet: what the chain has otherwise is not paid'],
    ['refusal-ends-a-later-request', 'payments', "payment.show({ phase: 'choosing' })", 'wallet: where it was asked again, the refusal of the earlier request ends nothing'],
    ['pay-two-at-once', 'payments', '', 'pay: a second payment is refused while one is open'],
  ],
  'server/verify-receipt.test.ts': [
    ['empty-invoice-paid', 'payments', '', 'invoice: one with an empty amount is paid by nothing'],
    ['payment-in-another-token', 'payments', 'if (!Array.isArray(topics)) return []', 'receipt: a log with another token does not pay'],
    ['payment-of-another-payer', 'payments', '', 'receipt: somebody else’s payment is refused'],
    ['payment-older-than-its-invoice', 'payments', '', 'receipt: somebody else’s payment is refused'],
    ['receipt-accepted-twice', 'payments', 'return { ok: true, key, received: found.received, paidAtMs }', 'receipt: one that was accepted is not accepted again'],
    ['receipt-of-another-chain', 'payments', '', 'receipt: with a node of another chain'],
    ['reverted-payment-accepted', 'payments', '', 'receipt: with a reverted one'],
    ['unconfirmed-payment-accepted', 'payments', '', 'receipt: with too few confirmations'],
    ['underpaid-receipt-accepted', 'payments', '', 'receipt: with less on the chain'],
  ],
} as const
