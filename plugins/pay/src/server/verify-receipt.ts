import { httpNode, type NodeRequest } from '@latchkey/session/chain'
import type { PaymentReceipt } from '../contract'
import { type FoundPayment, type Invoice, isInvoice, isObject, type ReadPayment } from './invoice'
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
   * Records which invoice a transaction pays, unless that is recorded already, and returns the id of the invoice that is
   * recorded: this one's, or that of the one that came first. It has to be atomic: insert into a table with a unique `key`,
   * ignore the row if the key is there, then read it; rows are never changed. Called last, after all checks, and again when
   * the same receipt is verified again. A rejection is passed on.
   * @param key identifies the transaction, normalised
   */
  readonly claim: (key: string, invoiceId: string) => string | Promise<string>
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

const readers: ReadonlyMap<string, ReadPayment> = new Map([
  ['eip155', readEvmPayment],
  ['solana', readSolanaPayment],
])

/**
 * Verifies on the chain whether a receipt from a page pays an invoice. Only the receipt's network and transaction are
 * used. The same receipt pays the same invoice again, so a page that got no response may post it again; `RECEIPT_USED` is
 * for another invoice only. Needs only `fetch`, so it runs in Node, on the edge and in workers. Rejects as `claim` does, and
 * with a `TypeError` if that returns no id.
 * @example
 * const result = await verifyReceipt(await request.json(), invoice, {
 *   node: 'https://node.example.org',
 *   claim: async (key, invoiceId) => {
 *     await db.query('INSERT INTO payments (key, invoice) VALUES ($1, $2) ON CONFLICT DO NOTHING', [key, invoiceId])
 *     return (await db.query('SELECT invoice FROM payments WHERE key = $1', [key])).rows[0].invoice
 *   },
 * })
 * if (!result.ok) return new Response(result.code, { status: result.isRetryable ? 409 : 400 })
 */
export async function verifyReceipt(
  receipt: PaymentReceipt | unknown,
  invoice: Invoice,
  { node, confirmations = CONFIRMATIONS, claim }: VerifyReceiptOptions,
): Promise<VerifiedReceipt | RefusedReceipt> {
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
  if (createdAtMs !== undefined && !(paidAtMs + CLOCK_TOLERANCE_MS >= createdAtMs))
    return refuse('TRANSACTION_TOO_OLD')
  if (found.received < BigInt(invoice.amount)) return refuse('UNDERPAID')
  const key = `${networkId}:${namespace === 'eip155' ? read.hash.toLowerCase() : read.hash}`
  const owner: unknown = await claim(key, invoice.id)
  // A server that records nothing would take one transaction for every invoice, or refuse each paid one.
  if (typeof owner !== 'string' || owner === '')
    throw new TypeError('`claim` has to return the id of the invoice that the transaction is recorded for')
  if (owner !== invoice.id) return refuse('RECEIPT_USED')
  return { ok: true, key, received: found.received, paidAtMs }
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
