/** Returns 128 random bits in hex as a UUID of version 4. */
export function toUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}
