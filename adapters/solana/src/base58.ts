/** More than a transaction (1,232 bytes) or a message that a wallet shows. Longer ones would take the page's time. */
export const MAX_BYTES = 16_384
/** What one byte takes at most: log 256 / log 58. */
export const LETTERS_PER_BYTE = 1.37

/** By hand, and not a package: every list of wallets checks addresses, and a package would be a file of its own. */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const BASE = BigInt(ALPHABET.length)

/** `undefined` for other letters than those of base58, and for more of them than `MAX_BYTES` take. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_BYTES * LETTERS_PER_BYTE || [...text].some((letter) => !ALPHABET.includes(letter)))
    return undefined
  const number = read(text)
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = '00'.repeat(/^1*/.exec(text)?.[0].length ?? 0)
  const pairs = `${zeros}${hex.padStart(hex.length + (hex.length % 2), '0')}`.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** In halves: a multiplication for each letter of a long text would take seconds. */
function read(text: string): bigint {
  if (text.length <= 1) return BigInt(ALPHABET.indexOf(text))
  const half = text.length >> 1
  return read(text.slice(0, -half)) * BASE ** BigInt(half) + read(text.slice(-half))
}
