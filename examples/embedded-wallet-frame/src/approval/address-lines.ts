/** Groups of a line, at most. */
const GROUPS = 6

/**
 * The lines in which an address is compared, as in the page's dialog: of the same number of groups of four characters, the
 * last with the rest; `0x` stands with the first group. The groups together are the address.
 */
export function addressLines(address: string): readonly (readonly string[])[] {
  const first = address.startsWith('0x') ? 6 : 4
  const groups = [address.slice(0, first), ...(address.slice(first).match(/.{1,4}/g) ?? [])]
  const count = groups.length <= GROUPS / 2 ? 1 : Math.max(2, Math.ceil(groups.length / GROUPS))
  const perLine = Math.ceil(groups.length / count)
  return Array.from({ length: count }, (_, line) => groups.slice(line * perLine, (line + 1) * perLine))
}
