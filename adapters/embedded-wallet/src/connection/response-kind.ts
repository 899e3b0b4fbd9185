import { safeGet } from '@latchkey/session/adapter-kit'

export type ResponseKind = 'transaction' | 'signature' | 'other'

/**
 * Transaction hashes also match the pattern of longer hex, so they are tested first. Solana's signatures are
 * not hex and count as `other`.
 */
export function classifyResponse(response: unknown): ResponseKind {
  if (typeof response !== 'string') return 'other'
  if (/^0x[\da-f]{64}$/i.test(response)) return 'transaction'
  return /^0x[\da-f]{62,}$/i.test(response) ? 'signature' : 'other'
}

/**
 * Returns the transaction id in the response to a method. Ids of batches and user operations are no
 * transaction ids.
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
