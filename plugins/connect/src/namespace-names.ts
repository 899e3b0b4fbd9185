import type { ChainNamespace } from '@latchkey/session/contract'
import type { SayInList } from './components/use-list-copy'

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** What a kind of chain is called; its identifier where it has no name here. */
export function namespaceName(namespace: ChainNamespace, say: SayInList): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : say(`chains.${known}`)
}

/** "EVM Networks and Solana" */
export function namespaceNames(
  namespaces: readonly ChainNamespace[],
  say: SayInList,
  locale: string | undefined,
): string {
  const names = namespaces.map((one) => namespaceName(one, say))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
