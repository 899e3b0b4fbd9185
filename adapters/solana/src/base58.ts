import bs58 from 'bs58'

/** More than a transaction (1,232) or a message a wallet shows. */
export const BYTES_LIMIT = 100_000

export const toBase58 = (bytes: Uint8Array): string => bs58.encode(bytes)

export function fromBase58(text: string): Uint8Array | undefined {
  return text.length <= BYTES_LIMIT ? bs58.decodeUnsafe(text) : undefined
}
