export type ResponseKind = 'transaction' | 'signature' | 'other'

/** A transaction hash is the shorter pattern, so it is tested first. Solana's signatures are no hex: `other`. */
export function classifyResponse(response: unknown): ResponseKind {
  if (typeof response !== 'string') return 'other'
  if (/^0x[\da-f]{64}$/i.test(response)) return 'transaction'
  return /^0x[\da-f]{62,}$/i.test(response) ? 'signature' : 'other'
}
