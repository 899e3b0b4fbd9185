/** More than a transaction (1,232 bytes) or a message that a wallet shows. Longer ones would take the page's time. */
export const MAX_BYTES = 16_384
/** Letters per byte at most: log 256 / log 58. */
export const LETTERS_PER_BYTE = 1.37

/**
 * Own code for addresses of wallets and for messages; transactions have `@solana/kit`'s. Every list of wallets checks
 * addresses, where a package would be a separate file, and a message of 16 kB takes `@solana/kit` more than a second.
 */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const BASE = BigInt(ALPHABET.length)

/** `undefined` for letters outside base58, and for a text longer than `MAX_BYTES` need. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_BYTES * LETTERS_PER_BYTE || [...text].some((letter) => !ALPHABET.includes(letter)))
    return undefined
  const number = read(text)
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = '00'.repeat(/^1*/.exec(text)?.[0].length ?? 0)
  const pairs = `${zeros}${hex.padStart(hex.length + (hex.length % 2), '0')}`.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** Splits into halves, because one multiplication per letter of a long text would take seconds. */
function read(text: string): bigint {
  if (text.length <= 1) return BigInt(ALPHABET.indexOf(text))
  const half = text.length >> 1
  return read(text.slice(0, -half)) * BASE ** BigInt(half) + read(text.slice(-half))
}
