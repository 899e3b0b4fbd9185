import type { ChainNamespace } from '@latchkey/session/contract'
import type { Say } from '../copy/use-copy'

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** What a kind of chain is called; its identifier where it has no name here. */
export function namespaceName(namespace: ChainNamespace, say: Say): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : say(`namespace.${known}`)
}
