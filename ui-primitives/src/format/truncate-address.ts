/**
 * Returns the first `start` and the last `end` characters of an address with an ellipsis between them. Returns an address
 * that is not longer than both together unchanged. A word joiner (U+2060) follows the ellipsis, so that no line breaks there.
 */
export function truncateAddress(address: string, start = 4, end = 6): string {
  const keepStart = Math.max(0, Math.floor(start))
  const keepEnd = Math.max(0, Math.floor(end))
  if (address.length <= keepStart + keepEnd) return address
  return `${address.slice(0, keepStart)}…\u2060${address.slice(address.length - keepEnd)}`
}
