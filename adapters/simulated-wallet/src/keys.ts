import type { Address, Hex, TransactionSerializable, TransactionSerializableEIP7702 } from 'viem'
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

/** A transaction of an account to itself that delegates the account to `code` first (EIP-7702), signed and serialised. */
export async function signDelegation(
  privateKey: Hex,
  code: Address,
  transaction: Omit<TransactionSerializableEIP7702, 'authorizationList' | 'type'> & {
    readonly chainId: number
    readonly nonce: number
  },
): Promise<Hex> {
  const account = privateKeyToAccount(privateKey)
  const { chainId, nonce } = transaction
  // The chain increases the account's nonce before it checks authorizations.
  const authorization = await account.signAuthorization({ address: code, chainId, nonce: nonce + 1 })
  return account.signTransaction({ ...transaction, type: 'eip7702', authorizationList: [authorization] })
}
