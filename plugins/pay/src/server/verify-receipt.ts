import { httpNode, type NodeRequest } from '@latchkey/session/http-node'
import type { PaymentReceipt } from '../contract'
import type { FoundPayment, ReadPayment } from './found-payment'
import { type Invoice, isInvoice } from './invoice'
import { isObject } from './is-object'
import { readEvmPayment } from './read-evm-payment'
import { readSolanaPayment } from './read-solana-payment'
import { type ReceiptRefusal, type RefusedReceipt, refuse } from './refusals'

export interface VerifyReceiptOptions {
  /** A node of the invoice's network: its URL, or a function that sends requests. */
  readonly node: string | NodeRequest
  /**
   * Number of blocks, including the transaction's own. Solana always requires a finalized block. Default: 3.
   */
  readonly confirmations?: number
  /**
   * Records atomically that a transaction has paid. Resolves with `false` if it has paid before: use a unique
   * key in the server's database. Called last, after all checks.
   * @param key identifies the transaction, normalised
   */
  readonly claim: (key: string) => boolean | Promise<boolean>
}

export interface VerifiedReceipt {
  readonly ok: true
  /** The claimed key. */
  readonly key: string
  /** Smallest units that the recipient received, at least the invoice's amount. */
  readonly received: bigint
  /** Milliseconds since 1970. */
  readonly paidAtMs: number
}

const CONFIRMATIONS = 3
/** Clocks of servers and of block producers differ. */
const CLOCK_TOLERANCE_MS = 60_000
const MAX_HASH = 200

// control: receipt-of-an-inherited-network
const readers: ReadonlyMap<string, ReadPayment> = new Map([
  ['eip155', readEvmPayment],
  ['solana', readSolanaPayment],
])

/**
 * Verifies on the chain whether a receipt from a page pays an invoice. Only the receipt's network and
 * transaction are used. Needs only `fetch`, so it runs in Node, on the edge and in workers.
 * @example const result = await verifyReceipt(await request.json(), invoice, { node:
 * 'https://node.example.org', claim: async (key) => (await db.insertOnce('payments', { key, invoice:
 * invoice.id })).inserted, }) if (!result.ok) return new Response(result.code, { status: result.isRetryable ?
 * 409 : 400 })
 */
export async function verifyReceipt(
  receipt: PaymentReceipt | unknown,
  invoice: Invoice,
  { node, confirmations = CONFIRMATIONS, claim }: VerifyReceiptOptions,
): Promise<VerifiedReceipt | RefusedReceipt> {
  // control: empty-invoice-paid
  if (!isInvoice(invoice)) return refuse('INVOICE_MALFORMED')
  const read = readReceipt(receipt)
  if (typeof read === 'string') return refuse(read)
  const { networkId, recipient, asset, payer, createdAtMs } = invoice
  if (read.networkId !== networkId) return refuse('RECEIPT_OF_ANOTHER_NETWORK')
  const namespace = networkId.split(':')[0] ?? ''
  const reader = readers.get(namespace)
  if (!reader) return refuse('NETWORK_UNSUPPORTED')
  const found = await ask(reader, typeof node === 'string' ? httpNode(node) : node, {
    networkId,
    recipient,
    token: asset === 'native' ? undefined : asset,
    hash: read.hash,
    confirmations,
    payer,
  })
  if (typeof found === 'string') return refuse(found)
  const paidAtMs = found.blockTime * 1_000
  // control: payment-older-than-its-invoice
  if (createdAtMs !== undefined && paidAtMs + CLOCK_TOLERANCE_MS < createdAtMs)
    return refuse('TRANSACTION_TOO_OLD')
  // control: underpaid-receipt-accepted
  if (found.received < BigInt(invoice.amount)) return refuse('UNDERPAID')
  const key = `${networkId}:${namespace === 'eip155' ? read.hash.toLowerCase() : read.hash}`
  // control: receipt-accepted-twice
  return (await claim(key)) ? { ok: true, key, received: found.received, paidAtMs } : refuse('RECEIPT_USED')
}

async function ask(
  reader: ReadPayment,
  node: NodeRequest,
  wanted: Parameters<ReadPayment>[1],
): Promise<FoundPayment | ReceiptRefusal> {
  try {
    return await reader(node, wanted)
  } catch {
    return 'NODE_UNREACHABLE'
  }
}

interface ReadReceipt {
  readonly networkId: string
  readonly hash: string
}

function readReceipt(receipt: unknown): ReadReceipt | ReceiptRefusal {
  if (!isObject(receipt)) return 'RECEIPT_MALFORMED'
  const { type, networkId, hash } = receipt
  if ((type !== 'wallet' && type !== 'exchange') || typeof networkId !== 'string') return 'RECEIPT_MALFORMED'
  if (type === 'exchange' && hash === undefined) return 'RECEIPT_WITHOUT_TRANSACTION'
  if (typeof hash !== 'string' || hash.length > MAX_HASH) return 'RECEIPT_MALFORMED'
  return { networkId, hash }
}
