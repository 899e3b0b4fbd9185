import type { LatchkeyError } from '@latchkey/kernel'
import type { ChainNamespace } from '@latchkey/session/contract'
import { TransactionsUnsupportedError } from '@latchkey/transactions/errors'
import type { SendRequest } from '../contract'
import { SendIncompleteError, SendTokenRequiredError } from '../errors'

const DIGITS = /^0*[1-9]\d{0,77}$/

/**
 * Why a request cannot be sent; `undefined` if it can. Checked because pages may open the preview without the
 * form.
 */
export function requestFault(request: Partial<SendRequest> | undefined): LatchkeyError | undefined {
  const { amount, to, token, target } = request ?? {}
  if (amount === undefined || !isSendable(amount) || !to) return new SendIncompleteError()
  if (!token) return new SendTokenRequiredError()
  return target && sendsIn(target.namespace)
    ? undefined
    : new TransactionsUnsupportedError(`${target?.namespace}`)
}

/** Whether the text is an amount above zero, in smallest units. */
export const isSendable = (amount: string): boolean => DIGITS.test(amount)

/** The namespaces whose adapters send transactions. */
export const sendNamespaces: readonly ChainNamespace[] = ['eip155', 'solana']
export const sendsIn = (namespace: ChainNamespace): boolean => sendNamespaces.includes(namespace)
