/** More than a transaction (1,232) or a message a wallet shows. */
export const BYTES_LIMIT = 100_000

/** By hand, and not a package: every list of wallets checks addresses, and a package would be a file of its own. */
export const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
export const BASE = BigInt(ALPHABET.length)

/** `undefined` for other letters than those of base58, and for more than `BYTES_LIMIT` of them. */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > BYTES_LIMIT) return undefined
  let number = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    number = number * BASE + BigInt(digit)
  }
  const hex = number === 0n ? '' : number.toString(16)
  const zeros = '00'.repeat(/^1*/.exec(text)?.[0].length ?? 0)
  const pairs = `${zeros}${hex.padStart(hex.length + (hex.length % 2), '0')}`.match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}
