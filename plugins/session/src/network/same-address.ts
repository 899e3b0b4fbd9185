import type { ChainNamespace } from '../contract/account'

/** A text that is equal for equal addresses of a namespace. Case is ignored on eip155 only: EIP-55 uses it as a checksum. */
export function addressKey(namespace: ChainNamespace, address: string): string {
  // control: address-case-ignored
  return namespace === 'eip155' ? address.toLowerCase() : address
}

/** Whether two texts are the same address of a namespace. Case is ignored on eip155 only. */
export function isSameAddress(namespace: ChainNamespace, one: string, other: string): boolean {
  return addressKey(namespace, one) === addressKey(namespace, other)
}
