import type { ChainNamespace } from '@latchkey/session/contract'
import type { Say } from '../copy/use-copy'

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** Name of a namespace in the user's language; the namespace itself where it has none. */
export function namespaceName(namespace: ChainNamespace, say: Say): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : say(`namespace.${known}`)
}
