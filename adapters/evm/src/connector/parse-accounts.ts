import type { Account } from '@latchkey/session/contract'

/** Some wallets write `0X`, which is replaced below. */
const address = /^0[xX][\da-fA-F]{40}$/

/** More accounts than a user has; further entries are not read. */
const ACCOUNT_LIMIT = 100

/**
 * The first entries of a list; an empty list for a value that is no list or cannot be read, such as a revoked proxy.
 */
function entriesOf(response: unknown): readonly unknown[] {
  try {
    return Array.isArray(response) ? Array.prototype.slice.call(response, 0, ACCOUNT_LIMIT) : []
  } catch {
    return []
  }
}

/** An empty list withdraws the permission; a list of invalid entries does not. */
export function isAccountsRevoked(response: unknown): boolean {
  try {
    return Array.isArray(response) && response.length === 0
  } catch {
    return false
  }
}

/**
 * The accounts of a response, in its order, each once (letter case ignored); invalid entries are dropped. The session
 * plugin formats them by EIP-55.
 */
export function parseAccounts(response: unknown): readonly Account[] {
  const found = new Map<string, Account>()
  for (const entry of entriesOf(response)) {
    if (typeof entry !== 'string' || !address.test(entry)) continue
    const key = entry.toLowerCase()
    if (!found.has(key)) found.set(key, { namespace: 'eip155', address: entry.replace(/^0X/, '0x') })
  }
  return [...found.values()]
}
