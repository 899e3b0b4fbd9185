import { truncateAddress } from '@latchkey/ui-primitives/format/truncate-address'

/** Characters (after `0x`) of a shortened address, as most user interfaces show it. Attackers imitate these. */
const START_LETTERS = 3
const END_LETTERS = 4

/** `own`: the address itself is known. `look-alike`: another address, which starts and ends like the known `address`. */
export type Likeness =
  | { readonly type: 'own' }
  | { readonly type: 'look-alike'; readonly address: string }
  | undefined

/**
 * Compares an address with addresses that the user knows. Detects address poisoning, where an attacker's address looks like
 * a known one when it is shortened. `undefined` if it resembles none.
 */
export function findLookAlike(address: string, known: readonly string[]): Likeness {
  const isEqual = (one: string): boolean => ignoreEvmCase(one) === ignoreEvmCase(address)
  if (known.some(isEqual)) return { type: 'own' }
  // control: look-alike-not-noted
  const found = known.find((one) => ends(one) === ends(address) || isShownAlike(one, address))
  return found === undefined ? undefined : { type: 'look-alike', address: found }
}

/** Lower-cases EVM addresses. Case is significant in other namespaces. */
const ignoreEvmCase = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address)

/** Whether Latchkey shortens both to the same text, which keeps fewer characters at the start than `ends`. */
function isShownAlike(one: string, other: string): boolean {
  // control: shown-alike-not-noted
  return truncateAddress(ignoreEvmCase(one)) === truncateAddress(ignoreEvmCase(other))
}

function ends(address: string): string {
  const letters = ignoreEvmCase(address).replace(/^0x/, '')
  return `${letters.slice(0, START_LETTERS)}…${letters.slice(-END_LETTERS)}`
}
