import type { ChainNamespace } from '@latchkey/session/contract'

const DIGITS = /^0*[1-9]\d{0,77}$/

/** Whether the text is an amount above zero, in smallest units. */
export const isSendable = (amount: string): boolean => DIGITS.test(amount)

/** The namespaces whose adapters send transactions. */
export const sendNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
export const sendsIn = (namespace: ChainNamespace): boolean => sendNamespaces.includes(namespace)
