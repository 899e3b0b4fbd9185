import type { Address, Hex, TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { TypedDataRequest } from './prompt'

// The only file that loads cryptography; imported on the first use of a key.

export function addressOf(privateKey: Hex): Address {
  return privateKeyToAccount(privateKey).address
}

/** EIP-191 over the bytes of `message`. */
export function signMessage(privateKey: Hex, message: Hex): Promise<Hex> {
  return privateKeyToAccount(privateKey).signMessage({ message: { raw: message } })
}

/** EIP-712. */
export function signTypedData(privateKey: Hex, typedData: TypedDataRequest): Promise<Hex> {
  const { domain, types, primaryType, message } = typedData
  return privateKeyToAccount(privateKey).signTypedData({ domain, types, primaryType, message })
}

/** The signed transaction, serialised. */
export function signTransaction(privateKey: Hex, transaction: TransactionSerializable): Promise<Hex> {
  return privateKeyToAccount(privateKey).signTransaction(transaction)
}
