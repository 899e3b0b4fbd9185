import { accountMessage } from '@latchkey/simulated-wallet/permissions'
import * as v from 'valibot'
import {
  concatHex,
  encodeFunctionData,
  getAddress,
  getContractAddress,
  type Hex,
  type LocalAccount,
  parseAbi,
  serializeErc6492Signature,
  zeroHash,
} from 'viem'
import type { RpcRequest } from '../rpc-client'
import { address } from './transaction'

export interface SmartAccountsConfig {
  /** The chains on which these contracts are deployed. */
  readonly chainIds: readonly number[]
  /** Entry point of ERC-4337, version 0.8. */
  readonly entryPoint: Hex
  /** `createAccount(address owner)` deploys a clone of the implementation with the owner as its argument. */
  readonly factory: Hex
  readonly implementation: Hex
}

export const smartAccountsSchema: v.GenericSchema<unknown, SmartAccountsConfig> = v.object({
  chainIds: v.array(v.number()),
  entryPoint: address,
  factory: address,
  implementation: address,
})

/** The smart account of an owner on one chain. It may not be deployed yet. */
export interface SmartAccount {
  readonly address: Hex
  readonly owner: LocalAccount
  readonly chainId: number
  readonly config: SmartAccountsConfig
}

const factoryAbi = parseAbi(['function createAccount(address owner) returns (address)'])

export function createSmartAccount(
  owner: LocalAccount,
  chainId: number,
  config: SmartAccountsConfig,
): SmartAccount {
  return { owner, chainId, config, address: smartAccountAddress(owner.address, config) }
}

/** Computes the address locally, because a hostile node could return another one. */
export function smartAccountAddress(owner: Hex, config: SmartAccountsConfig): Hex {
  const bytecode = concatHex(['0x6100413d81600a3d39f3', accountCode(owner, config)])
  return getAddress(getContractAddress({ opcode: 'CREATE2', from: config.factory, salt: zeroHash, bytecode }))
}

/** OpenZeppelin's clone with immutable arguments: 45 bytes of code, followed by the owner's 20 bytes. */
export const accountCode = (owner: Hex, { implementation }: SmartAccountsConfig): Hex =>
  concatHex(['0x363d3d373d3d3d363d73', implementation, '0x5af43d82803e903d91602b57fd5bf3', owner])

export const factoryDataOf = ({ owner }: SmartAccount): Hex =>
  encodeFunctionData({ abi: factoryAbi, args: [owner.address] })

export async function isDeployed({ address: account }: SmartAccount, node: RpcRequest): Promise<boolean> {
  return (await node('eth_getCode', [account, 'latest'])) !== '0x'
}

/**
 * Signs a hash so that the account accepts it by ERC-1271. Until the account is deployed the signature is
 * wrapped by ERC-6492.
 */
export async function signForAccount(account: SmartAccount, hash: Hex, node: RpcRequest): Promise<Hex> {
  const signature = await signAccountMessage(account, hash)
  if (await isDeployed(account, node)) return signature
  return serializeErc6492Signature({
    address: account.config.factory,
    data: factoryDataOf(account),
    signature,
  })
}

/** Signs a hash with the owner's key, bound to this account and chain. */
export const signAccountMessage = (account: SmartAccount, hash: Hex): Promise<Hex> =>
  account.owner.signTypedData(accountMessage(account, hash))
