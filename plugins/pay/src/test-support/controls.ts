/**
 * The negative controls of this package's tests by test file (CONTRIBUTING.md, "Checks that check themselves").
 * Columns: name of the marker, proof in PROOFS.md, source that replaces the marked node (empty: it is removed),
 * part of the name of the test that must fail, and part of its message if it fails otherwise than by an assertion.
 */
// biome-ignore format: a table, one control a line
export const controls = {
  'payment/choose-again.test.ts': [
    ['pay-again-after-a-reported-success', 'payments', "const mayArrive = false", 'choose again: an exchange that declines after it has reported a success leaves no other way to pay'],
    ['wallet-asked-for-what-an-exchange-pays', 'payments', '', 'choose again: once the exchange says in-progress no other way can be taken'],
    ['pay-begun-since-the-last-read', 'payments', '', 'choose again: the exchange is asked once more before another way can be taken'],
    ['pay-begun-at-exchange-forgotten', 'payments', "const status = answer.status === 'IN_PROGRESS' ? 'in-progress' : 'waiting'", 'choose again: once the exchange says in-progress no other way can be taken'],
    ['pay-begun-at-exchange-given-up', 'payments', 'return true', 'choose again: once the exchange says in-progress no other way can be taken'],
    ['pay-sent-given-up', 'payments', "if (progress.phase === 'sent') return true", 'choose again: only what is open at an exchange is given up'],
  ],
  'payment/exchange-payment.test.ts': [
    ['exchange-told-another-amount', 'payments', '', 'exchange: an asset with another number of decimals than its contract'],
    ['pay-end-at-exchange-untold', 'payments', '', 'exchange: a closed dialog is told of the end: paid'],
    ['pay-exchange-believed', 'payments', "const proof = answer.hash === undefined ? 'paid' : await isOnChain(ctx, payment.order, answer.hash, signal)", 'exchange: counts as paid once the chain has the payment'],
    ['pay-exchange-keeps-its-opener', 'payments', 'if (!popup.navigate(url, true)) throw new PaymentNotStartedError()', 'exchange: counts as paid once the chain has the payment'],
    ['pay-page-of-any-scheme', 'payments', 'return dataset.value', 'exchange: a page without a web URL is not opened, and the window is closed'],
    ['part-paid-by-an-exchange', 'payments', "if (arrived > 0n) return 'paid'", 'exchange: less, another recipient or a missing transaction does not count'],
    ['pay-given-up-while-unreachable', 'payments', "if (failures === 10) return payment.failed('timed-out', progress.receipt)", 'exchange: one that stays unreachable leaves the payment undecided at its limit'],
  ],
  'payment/payments.test.ts': [
    ['pay-amount-of-nothing', 'payments', 'if (units === undefined || units > MAX_UNITS) throw new PaymentAmountError()', 'pay: refuses an amount of nothing'],
    ['pay-another-amount', 'payments', "return {\ntype: 'transfer',\nto: recipient,\namount: `${BigInt(amount) + 1n}`,\n...(asset.address === undefined ? {} : { tokenAddress: asset.address }),\n}", 'wallet: is asked for exactly the order, and the receipt follows the confirmation'],
    ['pay-failure-taken-for-paid', 'payments', 'return undefined', 'wallet: a transaction that differs from the order does not pay it'],
    ['pay-receipt-of-another-network', 'payments', 'const { networkId } = receipt', 'wallet: a transaction that differs from the order does not pay it'],
    ['pay-on-another-network', 'payments', '', 'wallet: is not asked on another network'],
    ['pay-recipient-of-another-chain', 'payments', '', 'pay: refuses a recipient of another chain'],
    ['part-paid-taken-for-paid', 'payments', '', 'wallet: where less, because the wallet sent less arrived, it ends as the server says it'],
    ['unprovable-payment-asked-of-the-wallet', 'payments', 'void able', 'wallet: is not asked for a payment that nobody could prove'],
    ['pay-to-nobody', 'payments', '', 'pay: refuses the zero address'],
    ['pay-two-at-once', 'payments', '', 'pay: a second payment is refused while one is open or being checked'],
  ],
  'payment/door.test.ts': [['page-changes-what-is-paid', 'payments', 'const given = options', 'door: what the page changes after the call is not paid']],
  'views/loading-view.test.tsx': [['pay-arrived-amount-unsaid', 'payments', '', 'progress: how much arrived is named']],
  'payment/undecided.test.ts': [
    ['aborted-signal-ends-an-asked-payment', 'payments', 'payment.reject(reason)', 'signal: once a wallet was asked it ends the wait only'],
    ['later-payment-shown-as-the-earlier', 'payments', 'put()', 'beside: a second payment of the same says so'],
    ['time-limit-settles-a-payment', 'payments', "if ('receipt' in progress) payment.failed('unproven', progress.receipt)", 'limit: settles nothing, and paid after it is told'],
    ['undecided-payment-beside-unsaid', 'payments', '', 'beside: a second payment of the same says so'],
    ['pay-beside-itself', 'payments', '() => false', 'beside: the own request of a payment is no earlier one'],
  ],
  'payment/unsettled.test.ts': [
    ['pay-failed-beside-an-unanswered-request', 'payments', 'failing.get(payment)?.()', 'unsettled: one that was reverted fails no payment that an earlier request may still pay'],
    ['pay-asked-beside-a-reverted-one', 'payments', '', 'unsettled: one that was reverted fails no payment that an earlier request may still pay'],
    ['pay-outlives-its-run', 'payments', '', 'unsettled: a payment that was sent before the page stops ends undecided'],
    ['pay-exchange-beside-an-open-request', 'payments', 'if (!payment || !popup) throw new PaymentNotStartedError()', 'unsettled: while an earlier request is open in the wallet nothing is paid at an exchange'],
    ['pay-failed-beside-another-sent', 'payments', '', 'unsettled: of two sent transactions, the later fails no payment that the other one pays'],
    ['pay-unknown-left-as-unpaid', 'payments', 'if (leftWith && isUnknown(current)) reject(leftWith.error)', 'unsettled: a payment that may have been sent is told as such when the user leaves'],
    ['pay-unknown-taken-for-unpaid', 'payments', "payment.show({ phase: phase === 'asking' ? 'asking' : 'choosing' })", 'unsettled: a wallet that has not said whether it has sent'],
    ['unknown-request-asked-for-again', 'payments', 'const isWanted = true', 'unsettled: a wallet that has not said whether it has sent'],
  ],
  'views/quote-view.test.tsx': [
    ['pay-goes-on-with-another-account', 'payments', 'return <Quote actions={actions} order={order} target={target} />', 'nor warns: the same fee'],
    ['pay-token-by-its-name-alone', 'payments', "token={{ symbol: '' }}", 'quote: review and request name the contract of a token'],
  ],
  'views/request-view.test.tsx': [
    ['pay-retry-without-a-check', 'payments', 'const isSame = true', 'request: a retry after a decline asks nothing before a higher fee was shown'],
  ],
  'server/read-evm-payment.test.ts': [['receipt-without-traces-refused-for-good', 'payments', 'return [direct]', 'receipt: without traces, a payment by code is not taken for none']],
  'server/verify-receipt.test.ts': [
    ['empty-invoice-paid', 'payments', '', 'invoice: one with an empty amount is paid by nothing'],
    ['payment-in-another-token', 'payments', 'const isIt = true', 'receipt: a log with another token does not pay'],
    ['payment-of-another-payer', 'payments', '', 'receipt: refused when paid by another account or before the invoice'],
    ['payment-of-version-1-unread', 'payments', 'maxSupportedTransactionVersion: 0', 'receipt: a transaction of version 1 is read'],
    ['payment-older-than-its-invoice', 'payments', '', 'receipt: refused when paid by another account or before the invoice'],
    ['receipt-accepted-twice', 'payments', '', 'receipt: an accepted one pays its invoice again and no other one'],
    ['receipt-of-an-inherited-network', 'payments', 'const readers = { get: (name: string) => Reflect.get({ eip155: readEvmPayment, solana: readSolanaPayment }, name) }', 'receipt: on a network of constructor nothing is accepted'],
    ['receipt-of-another-chain', 'payments', '', 'receipt: with a node of another chain'],
    ['reverted-payment-accepted', 'payments', '', 'receipt: with a reverted one'],
    ['unconfirmed-payment-accepted', 'payments', '', 'receipt: with too few confirmations'],
    ['underpaid-receipt-accepted', 'payments', '', 'receipt: with less on the chain'],
  ],
} as const
