/** Why a server refuses a receipt. */
export type ReceiptRefusal =
  | 'INVOICE_MALFORMED'
  | 'RECEIPT_MALFORMED'
  | 'RECEIPT_WITHOUT_TRANSACTION'
  | 'RECEIPT_OF_ANOTHER_NETWORK'
  | 'NODE_OF_ANOTHER_NETWORK'
  | 'NODE_UNREACHABLE'
  | 'NETWORK_UNSUPPORTED'
  | 'TRANSACTION_NOT_FOUND'
  | 'TRANSACTION_NOT_CONFIRMED'
  | 'TRANSACTION_REVERTED'
  | 'TRANSACTION_TOO_OLD'
  | 'PAYER_MISMATCH'
  | 'TRACES_UNAVAILABLE'
  | 'NOT_ARRIVED'
  | 'UNDERPAID'
  | 'RECEIPT_USED'

const details: Readonly<Record<ReceiptRefusal, string>> = {
  INVOICE_MALFORMED:
    'The invoice lacks id, network, recipient, asset or an amount above zero in smallest units, or has a payer or time that is none',
  RECEIPT_MALFORMED: 'The receipt is no object that `pay` resolves with',
  RECEIPT_WITHOUT_TRANSACTION: 'The exchange named no transaction, so there is nothing to look for',
  RECEIPT_OF_ANOTHER_NETWORK: 'The receipt is of another network than the invoice',
  NODE_OF_ANOTHER_NETWORK: 'The node serves another network than the invoice names',
  NODE_UNREACHABLE: 'The node cannot be reached, or what it says cannot be read',
  NETWORK_UNSUPPORTED: 'Payments on this network cannot be verified here',
  TRANSACTION_NOT_FOUND: 'The network does not have this transaction',
  TRANSACTION_NOT_CONFIRMED: 'The transaction has fewer confirmations than are wanted',
  TRANSACTION_REVERTED: 'The transaction is on the chain and did nothing',
  TRANSACTION_TOO_OLD: 'The transaction is older than the invoice',
  PAYER_MISMATCH: 'The transaction was paid from another account',
  TRACES_UNAVAILABLE:
    'A contract may have paid in native currency, which shows in traces alone, and the node offers none: ask one that does',
  NOT_ARRIVED: 'The transaction has moved nothing of this asset to the recipient',
  UNDERPAID: 'The transaction moves less than the invoice says',
  RECEIPT_USED: 'The transaction has paid another invoice',
}

export interface RefusedReceipt {
  readonly ok: false
  readonly code: ReceiptRefusal
  /** Text for the server's log. Pages choose their own text by the code. */
  readonly detail: string
  /** Whether the same receipt may be accepted later, so that verifying should be retried. */
  readonly isRetryable: boolean
}

const retryable: readonly ReceiptRefusal[] = [
  'NODE_UNREACHABLE',
  'TRANSACTION_NOT_FOUND',
  'TRANSACTION_NOT_CONFIRMED',
  // It may be paid, which another node can tell.
  'TRACES_UNAVAILABLE',
]

export const refuse = (code: ReceiptRefusal): RefusedReceipt => ({
  ok: false,
  code,
  detail: details[code],
  isRetryable: retryable.includes(code),
})
