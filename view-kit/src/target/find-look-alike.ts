import { addressKey, isSameAddress } from '@latchkey/session/caip'
import type { ChainNamespace } from '@latchkey/session/contract'
import { truncateAddress } from '@latchkey/ui-primitives/format'

/** Characters (after `0x`) of a shortened address, as most user interfaces show it. Attackers imitate these. */
const START_LETTERS = 3
const END_LETTERS = 4

/** `own`: the address itself is known. `look-alike`: another address, which starts and ends like the known `address`. */
export type Likeness =
  | { readonly type: 'own' }
  | { readonly type: 'look-alike'; readonly address: string }
  | undefined

/**
 * Compares an address with addresses of the same namespace that the user knows. Detects address poisoning, where an attacker's address looks like
 * a known one when it is shortened. `undefined` if it resembles none.
 */
export function findLookAlike(
  namespace: ChainNamespace,
  address: string,
  known: readonly string[],
): Likeness {
  if (known.some((one) => isSameAddress(namespace, one, address))) return { type: 'own' }
  const given = addressKey(namespace, address)
  const found = known.find((one) => isAlike(addressKey(namespace, one), given))
  return found === undefined ? undefined : { type: 'look-alike', address: found }
}

const isAlike = (one: string, other: string): boolean => ends(one) === ends(other) || isShownAlike(one, other)

/** Whether Latchkey shortens both to the same text, which keeps fewer characters at the start than `ends`. */
function isShownAlike(one: string, other: string): boolean {
  return truncateAddress(one) === truncateAddress(other)
}

function ends(address: string): string {
  const letters = address.replace(/^0x/, '')
  return `${letters.slice(0, START_LETTERS)}…${letters.slice(-END_LETTERS)}`
}
