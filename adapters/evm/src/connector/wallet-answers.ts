import type { Account } from '@latchkey/session/contract'

const address = /^0x[\da-f]{40}$/i

/** More than a person has; what comes after is not read. */
const ACCOUNT_LIMIT = 100

/** The first entries of a list; none of what is no list, or cannot be read at all: a proxy without target. */
function entriesOf(answer: unknown): readonly unknown[] {
  try {
    return Array.isArray(answer) ? Array.prototype.slice.call(answer, 0, ACCOUNT_LIMIT) : []
  } catch {
    return []
  }
}

/** Only that withdraws a permission; a list of nonsense says nothing. */
export function isEmptyList(answer: unknown): boolean {
  try {
    return Array.isArray(answer) && answer.length === 0
  } catch {
    return false
  }
}

/**
 * The accounts of an answer, in its order, each once whatever its case; everything else in it is dropped. The session
 * writes their letters as EIP-55 has them.
 */
export function toAccounts(answer: unknown): readonly Account[] {
  const found = new Map<string, Account>()
  for (const entry of entriesOf(answer)) {
    if (typeof entry !== 'string' || !address.test(entry)) continue
    const key = entry.toLowerCase()
    if (!found.has(key)) found.set(key, { namespace: 'eip155', address: entry.replace(/^0X/, '0x') })
  }
  return [...found.values()]
}
