import type { PendingWalletRequest } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { fromBase58 } from '../base58'
import { fromBase64 } from '../requests/bytes'
import { type DecodedTransaction, decodeTransaction } from './decode-transaction'

const MAX_TRANSACTIONS = 100

const oneSchema = v.object({ transaction: v.string() })
const severalSchema = v.object({
  transactions: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_TRANSACTIONS)),
})

/** A transaction as it is signed, together with its decoded content. */
export interface ReadableTransaction extends DecodedTransaction {
  readonly bytes: Uint8Array
}

/**
 * Decodes the transactions of a request. Returns `undefined` for other requests, and if one transaction
 * cannot be decoded.
 */
export function readTransactions({
  method,
  params,
}: PendingWalletRequest): readonly ReadableTransaction[] | undefined {
  if (!/^solana_sign(AndSend|All)?Transactions?$/.test(method)) return undefined
  const one = v.safeParse(oneSchema, params)
  const several = v.safeParse(severalSchema, params)
  const texts = one.success ? [one.output.transaction] : several.success ? several.output.transactions : []
  const transactions = texts.map(readTransaction)
  return transactions.length > 0 && transactions.every((found) => found !== undefined)
    ? transactions
    : undefined
}

/**
 * Wallets have transactions in base64 or in base58. A text that is a transaction in both is ambiguous, so it
 * is refused.
 */
function readTransaction(text: string): ReadableTransaction | undefined {
  const found = [fromBase64(text), fromBase58(text)].flatMap((bytes) => {
    const decoded = bytes && decodeTransaction(bytes)
    return decoded ? [{ ...decoded, bytes }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
