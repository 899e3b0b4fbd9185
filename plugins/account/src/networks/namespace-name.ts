import type { TextOf } from '@latchkey/kernel'
import type { ChainNamespace } from '@latchkey/session/contract'
import type { CopyKey } from '../copy/copy'

const named = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos', 'sui', 'stacks', 'ton', 'tron'] as const

/** Returns the name of a CAIP-2 namespace in the user's language, or the namespace itself if it has no name. */
export function namespaceName(namespace: ChainNamespace, t: TextOf<CopyKey>): string {
  const known = named.find((one) => one === namespace)
  return known === undefined ? namespace : t(`namespace.${known}`)
}
