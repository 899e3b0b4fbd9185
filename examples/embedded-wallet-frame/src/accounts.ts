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
import { WalletError } from './wallet-error'

export interface UserSelection {
  readonly preferredAccountType?: AccountType | undefined
  readonly rpcUrl?: string | undefined
}

/** The accounts of a user. */
export interface Accounts {
  owner(user: VaultUser): Promise<LocalAccount>
  /** `undefined` on chains without smart accounts. */
  smart(owner: LocalAccount, chainId: number): SmartAccount | undefined
  /** Throws on chains without smart accounts. */
  demandSmart(owner: LocalAccount, chain: number | string): SmartAccount
  preferred(user: VaultUser): Promise<AccountType>
  /** What GET_USER replies. */
  describe(user: VaultUser, chain: number | string, selection: UserSelection): Promise<object>
  /** What INIT_SMART_ACCOUNT replies. An account is deployed with its first transaction. */
  describeSmart(user: VaultUser, chain: number | string, rpcUrl: string | undefined): Promise<object>
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
    demandSmart(owner, chain) {
      const found = typeof chain === 'number' ? accounts.smart(owner, chain) : undefined
      if (!found) throw new WalletError(-32000, 'There are no smart accounts on this network')
      return found
    },
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
    async describeSmart(user, chain, rpcUrl) {
      const smart = accounts.demandSmart(await accounts.owner(user), chain)
      return { address: smart.address, isDeployed: await isDeployed(smart, nodeOf(rpcUrl)) }
    },
  }
  return accounts
}
