import bs58 from 'bs58'
import type { LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  createSmartAccount,
  isDeployed,
  type SmartAccount,
  type SmartAccountsConfig,
} from './evm/smart-account'
import type { NodeCall } from './node-rpc'
import type { AccountType, Vault, VaultUser } from './vault'

export interface UserSelection {
  readonly preferredAccountType?: AccountType | undefined
  readonly rpcUrl?: string | undefined
}

/** The accounts of a user. */
export interface Accounts {
  owner(user: VaultUser): Promise<LocalAccount>
  /** `undefined` on chains without smart accounts. */
  smart(owner: LocalAccount, chainId: number): SmartAccount | undefined
  preferred(user: VaultUser): Promise<AccountType>
  /** What GET_USER replies. */
  describe(user: VaultUser, chain: number | string, selection: UserSelection): Promise<object>
}

export interface AccountsOptions {
  readonly vault: Vault
  readonly smartAccounts: SmartAccountsConfig | undefined
  readonly nodeOf: (rpcUrl: string | undefined) => NodeCall
}

export function createAccounts({ vault, smartAccounts, nodeOf }: AccountsOptions): Accounts {
  const accounts: Accounts = {
    owner: async ({ id }) => privateKeyToAccount(await vault.evmKey(id)),
    smart: (owner, chainId) =>
      smartAccounts?.chainIds.includes(chainId)
        ? createSmartAccount(owner, chainId, smartAccounts)
        : undefined,
    preferred: async ({ id }) => (await vault.accountType(id)) ?? 'eoa',
    async describe(user, chain, { preferredAccountType, rpcUrl }) {
      const email = user.email ?? null
      if (typeof chain === 'string') {
        const { publicKey } = await vault.solanaKey(user.id)
        return { email, chainId: chain, address: bs58.encode(publicKey) }
      }
      if (preferredAccountType) await vault.setAccountType(user.id, preferredAccountType)
      const owner = await accounts.owner(user)
      const smart = accounts.smart(owner, chain)
      const type = smart ? await accounts.preferred(user) : 'eoa'
      return {
        email,
        chainId: chain,
        address: smart && type === 'smartAccount' ? smart.address : owner.address,
        // Without a node it is not known, and nothing depends on it.
        smartAccountDeployed: smart ? await isDeployed(smart, nodeOf(rpcUrl)).catch(() => false) : false,
        accounts: [
          { address: owner.address, type: 'eoa' },
          ...(smart ? [{ address: smart.address, type: 'smartAccount' }] : []),
        ],
        preferredAccountType: type,
      }
    },
  }
  return accounts
}
