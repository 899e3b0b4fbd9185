import type { Account } from '@latchkey/session/contract'

const address = /^0x[\da-f]{40}$/i

/**
 * The accounts of an answer, in its order, each once whatever its case; everything else in it is dropped. Addresses
 * keep the letters the wallet gave them: EIP-55 would need a hash library before anybody connects.
 */
export function toAccounts(answer: unknown): readonly Account[] {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : []
  const found = new Map<string, Account>()
  for (const entry of entries) {
    if (typeof entry !== 'string' || !address.test(entry)) continue
    const key = entry.toLowerCase()
    if (!found.has(key)) found.set(key, { namespace: 'eip155', address: entry.replace(/^0X/, '0x') })
  }
  return [...found.values()]
}
