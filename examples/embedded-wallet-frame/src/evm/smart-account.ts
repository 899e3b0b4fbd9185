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
import type { NodeCall } from '../node-rpc'
import { address } from './transaction'

export interface SmartAccountsConfig {
  /** Chains that have these contracts. */
  readonly chainIds: readonly number[]
  /** Of ERC-4337, version 0.8. */
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

/** The smart account of an owner on one chain. It may not exist on the chain yet. */
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

/** Computed here: a node could name another account. */
export function smartAccountAddress(owner: Hex, { factory, implementation }: SmartAccountsConfig): Hex {
  // OpenZeppelin's clone with immutable arguments: 45 bytes of code, then the 20 bytes of the owner.
  const bytecode = concatHex([
    '0x6100413d81600a3d39f3363d3d373d3d3d363d73',
    implementation,
    '0x5af43d82803e903d91602b57fd5bf3',
    owner,
  ])
  return getAddress(getContractAddress({ opcode: 'CREATE2', from: factory, salt: zeroHash, bytecode }))
}

export const factoryDataOf = ({ owner }: SmartAccount): Hex =>
  encodeFunctionData({ abi: factoryAbi, args: [owner.address] })

export async function isDeployed({ address: account }: SmartAccount, node: NodeCall): Promise<boolean> {
  return (await node('eth_getCode', [account, 'latest'])) !== '0x'
}

/** A signature that the account accepts by ERC-1271; until the account exists, wrapped by ERC-6492. */
export async function signForAccount(account: SmartAccount, hash: Hex, node: NodeCall): Promise<Hex> {
  const signature = await signAccountMessage(account, hash)
  if (await isDeployed(account, node)) return signature
  return serializeErc6492Signature({
    address: account.config.factory,
    data: factoryDataOf(account),
    signature,
  })
}

/** The owner's signature of a hash for this account and chain. */
export const signAccountMessage = (account: SmartAccount, hash: Hex): Promise<Hex> =>
  account.owner.signTypedData(accountMessage(account, hash))

/** What the owner signs, so that it is of no use to another account of the owner. */
export const accountMessage = (
  { chainId, address: verifyingContract }: Pick<SmartAccount, 'chainId' | 'address'>,
  hash: Hex,
) =>
  ({
    domain: { name: 'Embedded account', version: '1', chainId, verifyingContract },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash },
  }) as const
