import bs58 from 'bs58'
import type { LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import {
  createSmartAccount,
  isDeployed,
  type SmartAccount,
  type SmartAccountsConfig,
} from './evm/smart-account'
import type { RpcRequest } from './rpc-client'
import type { AccountType, Vault, VaultUser } from './vault'
import { WalletError } from './wallet-error'

export interface UserSelection {
  readonly preferredAccountType?: AccountType | undefined
  readonly rpcUrl?: string | undefined
}

/** Computes the accounts of a logged-in user. Creates the user's keys when they are first needed. */
export interface Accounts {
  owner(user: VaultUser): Promise<LocalAccount>
  /** Returns `undefined` if the chain has no smart accounts. */
  smart(owner: LocalAccount, chainId: number): SmartAccount | undefined
  /** Throws if the chain has no smart accounts. */
  requireSmartAccount(owner: LocalAccount, chain: number | string): SmartAccount
  preferred(user: VaultUser): Promise<AccountType>
  /** Builds the reply to GET_USER. */
  describe(user: VaultUser, chain: number | string, selection: UserSelection): Promise<object>
  /** Builds the reply to INIT_SMART_ACCOUNT. Does not deploy the account: its first transaction does. */
  describeSmart(user: VaultUser, chain: number | string, rpcUrl: string | undefined): Promise<object>
}

export interface AccountsOptions {
  readonly vault: Vault
  readonly smartAccounts: SmartAccountsConfig | undefined
  readonly getRpcClient: (rpcUrl: string | undefined) => RpcRequest
}

export function createAccounts({ vault, smartAccounts, getRpcClient }: AccountsOptions): Accounts {
  const accounts: Accounts = {
    owner: async ({ id }) => privateKeyToAccount(await vault.evmKey(id)),
    smart: (owner, chainId) =>
      smartAccounts?.chainIds.includes(chainId)
        ? createSmartAccount(owner, chainId, smartAccounts)
        : undefined,
    requireSmartAccount(owner, chain) {
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
        // If the node cannot be reached, the account is reported as not deployed. No decision depends on this
        // field.
        smartAccountDeployed: smart
          ? await isDeployed(smart, getRpcClient(rpcUrl)).catch(() => false)
          : false,
        accounts: [
          { address: owner.address, type: 'eoa' },
          ...(smart ? [{ address: smart.address, type: 'smartAccount' }] : []),
        ],
        preferredAccountType: type,
      }
    },
    async describeSmart(user, chain, rpcUrl) {
      const smart = accounts.requireSmartAccount(await accounts.owner(user), chain)
      return { address: smart.address, isDeployed: await isDeployed(smart, getRpcClient(rpcUrl)) }
    },
  }
  return accounts
}
