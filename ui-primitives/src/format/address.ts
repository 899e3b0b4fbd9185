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

/** An address in groups of four characters, as it is compared. `0x` stands with the first group. */
export function addressGroups(address: string): readonly string[] {
  const first = address.startsWith('0x') ? 6 : 4
  return [address.slice(0, first), ...(address.slice(first).match(/.{1,4}/g) ?? [])]
}

/** Groups of a line, at most. */
const GROUPS = 6

export interface AddressGroup {
  /** Where it begins in the address. */
  readonly at: number
  readonly text: string
}

/** The lines in which an address is compared, of the same number of groups, the last with the rest. */
export function addressLines(address: string): readonly (readonly [AddressGroup, ...AddressGroup[]])[] {
  let at = 0
  const groups = addressGroups(address).map((text): AddressGroup => {
    const group = { at, text }
    at += text.length
    return group
  })
  const count = groups.length <= GROUPS / 2 ? 1 : Math.max(2, Math.ceil(groups.length / GROUPS))
  const perLine = Math.ceil(groups.length / count)
  return Array.from({ length: count }, (_, line) =>
    groups.slice(line * perLine, (line + 1) * perLine),
  ).flatMap(([head, ...more]) => (head ? [[head, ...more] as const] : []))
}

const NEUTRAL = ['#babec6', '#8e929b'] as const

/** Possible centres of the circle with the second colour: the corners and the middles of the sides. */
const CENTRES = [
  '0% 0%',
  '50% 0%',
  '100% 0%',
  '100% 50%',
  '100% 100%',
  '50% 100%',
  '0% 100%',
  '0% 50%',
] as const

/**
 * Returns a CSS `background-image` for an account without picture. It has two muted colours that depend only on the
 * address, not on its letter case. Without an address both colours are grey.
 */
export function avatarGradient(address: string | undefined): string {
  const hash = address ? hashOf(address.toLowerCase()) : 0
  const hue = hash % 360
  const [light, deep] = address
    ? [`oklch(0.84 0.055 ${hue})`, `oklch(0.64 0.08 ${hue + 25 + ((hash >>> 9) % 50)})`]
    : NEUTRAL
  // Half a per cent between the colours smooths the edge.
  return `radial-gradient(circle at ${CENTRES[(hash >>> 20) % CENTRES.length]}, ${deep} 49.5%, ${light} 50%)`
}

/** 32-bit FNV-1a hash, which differs much for similar addresses. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}
