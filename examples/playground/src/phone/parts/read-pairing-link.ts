/** Finds the pairing link in a text: the text itself, or the `uri` of a link that opens a wallet. */
export function readPairingLink(text: string): string | undefined {
  const link = text.trim()
  if (/^wc:[0-9a-f]{64}@2\?\S+$/.test(link)) return link
  const inside = URL.canParse(link) ? new URL(link).searchParams.get('uri') : null
  return inside === null ? undefined : readPairingLink(inside)
}
