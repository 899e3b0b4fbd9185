import type { ChainNamespace } from '@latchkey/session/contract'

/** The namespaces whose adapters send transactions. */
export const sendNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
export const sendsIn = (namespace: ChainNamespace): boolean => sendNamespaces.includes(namespace)
