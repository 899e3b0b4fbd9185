/** Of the letters behind `0x`: what most places show of an address, and what attackers imitate. */
const START_LETTERS = 3
const END_LETTERS = 4

/** `own`: the address itself is known. `look-alike`: it begins and ends like the known `address`, and is another one. */
export type Likeness =
  | { readonly type: 'own' }
  | { readonly type: 'look-alike'; readonly address: string }
  | undefined

/** Compares an address with those that the user knows: address poisoning relies on shortened ones. */
export function findLookAlike(address: string, known: readonly string[]): Likeness {
  const isEqual = (one: string): boolean => fold(one) === fold(address)
  if (known.some(isEqual)) return { type: 'own' }
  // control: look-alike-not-noted
  const found = known.find((one) => ends(one) === ends(address))
  return found === undefined ? undefined : { type: 'look-alike', address: found }
}

/** Case counts on Solana, and only there. */
const fold = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address)

function ends(address: string): string {
  const letters = fold(address).replace(/^0x/, '')
  return `${letters.slice(0, START_LETTERS)}…${letters.slice(-END_LETTERS)}`
}
