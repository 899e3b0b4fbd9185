import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { Namespace } from './namespaces'

export interface PhoneAccount {
  readonly name: string
  readonly evm: PrivateKeyAccount
  readonly addresses: Readonly<Record<Namespace, string>>
}

function createAccount(name: string, key: `0x${string}`, solana: string): PhoneAccount {
  const evm = privateKeyToAccount(key)
  return { name, evm, addresses: { eip155: evm.address, solana } }
}

/**
 * The last three of anvil's ten dev accounts, also on Solana. The playground's simulated wallets have the
 * first ones.
 */
export const accounts = [
  createAccount(
    'Account 1',
    '0x4bbbf85ce3377467afe5d46f804f221813b2bb87f24d81f60f1fcdbf7cbf4356',
    '26roUwgM5T6bccX41hakjiW4fDiKFSao1RyoFsAxr6e6',
  ),
  createAccount(
    'Account 2',
    '0xdbda1821b80551c9d65939329250298aa3472ba22feea921c0cf5d620ea67b97',
    '5mCGtMUD21HEvWJxKGKS6HEAH7ezzy12MWGs4bPgcJwV',
  ),
  createAccount(
    'Account 3',
    '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6',
    '2yaW8VAMLhQiornz1BgcSWDUSH2jC2dmB8RWnTJi8Yab',
  ),
] as const

/** Finds the account with this address. Only Solana's addresses are case-sensitive. */
export function accountOf(address: string): PhoneAccount | undefined {
  return accounts.find(
    ({ addresses: { eip155, solana } }) =>
      address === solana || address.toLowerCase() === eip155.toLowerCase(),
  )
}
