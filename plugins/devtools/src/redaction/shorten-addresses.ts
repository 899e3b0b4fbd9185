/** Addresses of EVM chains, and of Solana: base58 of 32 bytes. */
const ADDRESS = /(?<![\da-zA-Z])(?:0x[\da-fA-F]{40}|[1-9A-HJ-NP-Za-km-z]{32,44})(?![\da-zA-Z])/g

/** Returns the text with each address as `0x1234…abcd`. */
export function shortenAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => `${address.slice(0, 6)}…${address.slice(-4)}`)
}

/** Returns a copy of JSON data with each address in it shortened, in names too. */
export function withShortAddresses(value: unknown): unknown {
  if (typeof value === 'string') return shortenAddresses(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withShortAddresses)
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [shortenAddresses(name), withShortAddresses(part)]),
  )
}
