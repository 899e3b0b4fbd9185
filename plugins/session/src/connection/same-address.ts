import type { ChainNamespace } from '../contract/account'

/** Whether two texts are one address. On eip155 they are, however their letters are written; elsewhere letters count. */
export function isSameAddress(namespace: ChainNamespace, one: string, other: string): boolean {
  return one === other || (namespace === 'eip155' && one.toLowerCase() === other.toLowerCase())
}
