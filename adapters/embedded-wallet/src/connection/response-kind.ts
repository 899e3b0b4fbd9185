import { safeGet } from '@latchkey/session/adapter-kit'
import { isHex } from '@latchkey/session/caip'

export type ResponseKind = 'transaction' | 'signature' | 'other'

/**
 * Transaction hashes also match the pattern of longer hex, so they are tested first. Solana's signatures are
 * not hex and count as `other`.
 */
export function classifyResponse(response: unknown): ResponseKind {
  if (typeof response !== 'string') return 'other'
  if (isHex(response, 64)) return 'transaction'
  return isHex(response, 62, Number.POSITIVE_INFINITY) ? 'signature' : 'other'
}

/**
 * Returns the transaction id in the response to a method. Hashes of user operations are no transaction ids.
 */
export function sentTransaction(method: string, response: unknown): string | undefined {
  if (method === 'eth_sendTransaction')
    return classifyResponse(response) === 'transaction' ? String(response) : undefined
  if (method !== 'solana_signAndSendTransaction') return undefined
  const signature = safeGet(response, 'signature')
  return typeof signature === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature)
    ? signature
    : undefined
}

/** The limit of EIP-5792 for the id of a batch: 4,096 bytes as hex. */
const MAX_BATCH_ID_LENGTH = 8_194

/** Returns the id of a batch in the response to a method (EIP-5792; earlier wallets return the id alone). */
export function sentBatch(method: string, response: unknown): string | undefined {
  if (method !== 'wallet_sendCalls') return undefined
  const id = typeof response === 'string' ? response : safeGet(response, 'id')
  return typeof id === 'string' && id.length > 0 && id.length <= MAX_BATCH_ID_LENGTH ? id : undefined
}
