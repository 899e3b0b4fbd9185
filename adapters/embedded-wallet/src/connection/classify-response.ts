import { safeGet } from '@latchkey/session/adapter-kit'

export type ResponseKind = 'transaction' | 'signature' | 'other'

/** A transaction hash is the shorter pattern, so it is tested first. Solana's signatures are no hex: `other`. */
export function classifyResponse(response: unknown): ResponseKind {
  if (typeof response !== 'string') return 'other'
  if (/^0x[\da-f]{64}$/i.test(response)) return 'transaction'
  return /^0x[\da-f]{62,}$/i.test(response) ? 'signature' : 'other'
}

/** The id of the transaction that the response to a method names. Those of a batch and of a user operation are none. */
export function sentTransaction(method: string, response: unknown): string | undefined {
  if (method === 'eth_sendTransaction')
    return classifyResponse(response) === 'transaction' ? String(response) : undefined
  if (method !== 'solana_signAndSendTransaction') return undefined
  const signature = safeGet(response, 'signature')
  return typeof signature === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(signature)
    ? signature
    : undefined
}
