// Binds what signs or sends to an account of the connection and to its network, before any connector gets it.

import { evmChainId } from '../caip'
import { isSameAddress } from '../connection/accounts'
import type { NetworkId } from '../contract/account'
import { AccountNotGrantedError, ChainMismatchError } from '../errors'
import { toEvmNetworkId } from '../network/evm-network-id'
import { createWalletError } from './wallet-error'

/** What a request may be for. */
export interface RequestScope {
  /** What the request is for where it names no chain: the network in use when it was made. */
  readonly networkId: NetworkId
  /** Where the wallet is now. */
  readonly current: NetworkId
  /** The active account. */
  readonly address: string | undefined
  /** All that the wallet granted in this namespace. */
  readonly granted: readonly string[]
  readonly foreignTypedData: 'refuse' | 'allow'
}

/** A request as its wallet gets it. */
export interface BoundRequest {
  readonly params: unknown
  readonly networkId: NetworkId
}

type Bind = (params: unknown, scope: RequestScope) => BoundRequest

const rules: ReadonlyMap<string, Bind> = new Map([
  ['eth_sendTransaction', bindTransaction],
  ['eth_signTransaction', bindTransaction],
  ['wallet_sendTransaction', bindTransaction],
  ['wallet_sendCalls', bindCalls],
  ['eth_sendUserOperation', bindUserOperation],
  ['wallet_grantPermissions', bindPermissions],
  ['wallet_requestExecutionPermissions', bindPermissions],
  ['wallet_getCapabilities', bindFirst],
  ['wallet_getAssets', (params, scope) => bindFirstMember(params, 'account', scope)],
  ['personal_sign', (params, scope) => bindSigning(params, 1, scope)],
  ['eth_sign', (params, scope) => bindSigning(params, 0, scope)],
  ['eth_signTypedData', (params, scope) => bindTypedData(params, scope)],
  ['eth_signTypedData_v3', (params, scope) => bindTypedData(params, scope)],
  ['eth_signTypedData_v4', (params, scope) => bindTypedData(params, scope)],
  ['solana_signMessage', (params, scope) => bindMember(params, 'pubkey', 'active', scope)],
  ['solana_signIn', (params, scope) => bindMember(params ?? {}, 'address', 'active', scope)],
  // A transaction names its signers; a member beside it may only be one of the granted ones.
  ['solana_signTransaction', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
  ['solana_signAllTransactions', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
  ['solana_signAndSendTransaction', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
])

/** What methods of chains without a rule of their own call the account they are for. */
const accountParamNames = ['account', 'address', 'from', 'sender', 'signerAddress', 'pubkey', 'publicKey']

/**
 * The request as it goes to the wallet. One that names no account is for the active one, a transaction that names no chain
 * for the network in use. Throws `ChainMismatchError` for a transaction, a permission, or typed data, of another chain,
 * `AccountNotGrantedError` for an account the wallet did not grant, and `INVALID_PARAMS` where neither can be read.
 * In a namespace that has no rules a request is as it was, and may name no account but a granted one.
 */
export function bindRequest(method: string, params: unknown, scope: RequestScope): BoundRequest {
  const bind =
    rules.get(method) ?? (/^(eip155|solana):/.test(scope.networkId) ? undefined : bindUnknownMethod)
  // Nothing can be signed without params: the wallet says so itself.
  if (!bind || params === undefined || (Array.isArray(params) && params.length === 0))
    return { params, networkId: scope.networkId }
  return bind(deepCopy(params), scope)
}

/** What was checked is what is sent, whoever changes the params meanwhile. Objects of a class stay what they are. */
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy)
  if (!isObject(value) || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deepCopy(part)]))
}

/** EIP-5792, whose first version lets each call name a chain of its own. */
function bindCalls(params: unknown, scope: RequestScope): BoundRequest {
  const [batch] = asList(params)
  for (const call of isObject(batch) ? asList(batch['calls'] ?? []) : []) {
    if (!isObject(call)) throw invalidParams(params)
    const { chainId, from } = call
    requireCurrentChain(chainId ?? evmChainId(scope.current), scope.current)
    requireGrantedIfNamed(from, scope)
  }
  return bindTransaction(params, scope)
}

/** `[{ from?, chainId?, … }]`, of EIP-1474 and of EIP-5792. */
function bindTransaction(params: unknown, scope: RequestScope): BoundRequest {
  const [transaction, ...others] = asList(params)
  if (!isObject(transaction)) throw invalidParams(params)
  const { from, chainId, ...rest } = transaction
  const { current } = scope
  requireCurrentChain(chainId ?? evmChainId(scope.networkId), current)
  const address = isUnnamed(from) ? scope.address : requireGranted(from, scope)
  const whole = { ...rest, ...(address === undefined ? {} : { from: address }) }
  const own = { ...whole, chainId: `0x${evmChainId(current)?.toString(16)}` }
  return { params: [own, ...others], networkId: current }
}

/** ERC-4337: the account is `sender`, the chain is the one the wallet is on. */
function bindUserOperation(params: unknown, scope: RequestScope): BoundRequest {
  requireCurrentChain(evmChainId(scope.networkId), scope.current)
  return { ...bindFirstMember(params, 'sender', scope), networkId: scope.current }
}

/** ERC-7715: each permission has a chain. One without an account leaves it to the user to pick it in the wallet. */
function bindPermissions(params: unknown, scope: RequestScope): BoundRequest {
  const { networkId, current } = scope
  const permissions = asList(params).map((permission) => {
    if (!isObject(permission)) throw invalidParams(params)
    requireCurrentChain(permission['chainId'] ?? evmChainId(networkId), current)
    // Drafts of the standard had other names for it.
    for (const name of ['from', 'address', 'account']) requireGrantedIfNamed(permission[name], scope)
    return { ...permission, chainId: `0x${evmChainId(current)?.toString(16)}` }
  })
  return { params: permissions, networkId: current }
}

/** EIP-5792: the account is the first param. */
function bindFirst(params: unknown, scope: RequestScope): BoundRequest {
  const [named, ...others] = asList(params)
  requireGrantedIfNamed(named, scope)
  return { params: [named ?? scope.address, ...others], networkId: scope.networkId }
}

/** The account is a member of the first param. */
function bindFirstMember(params: unknown, name: 'account' | 'sender', scope: RequestScope): BoundRequest {
  const [first, ...others] = asList(params)
  const bound = bindMember(first, name, 'active', scope)
  return { ...bound, params: [bound.params, ...others] }
}

function bindUnknownMethod(params: unknown, scope: RequestScope): BoundRequest {
  const { networkId } = scope
  const own = `${networkId}:`
  for (const part of Array.isArray(params) ? params : [params]) {
    if (!isObject(part)) continue
    for (const name of accountParamNames) {
      const named = part[name]
      // CAIP-10 names the chain beside the address.
      const isOwn = typeof named === 'string' && named.startsWith(own)
      requireGrantedIfNamed(isOwn ? named.slice(own.length) : named, scope)
    }
  }
  return { params, networkId }
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/**
 * Two params, one of them an address: old pages write them the other way round, and wallets take both. Where both are
 * addresses, wallets take the one at its proper place.
 */
function bindSigning(
  params: unknown,
  place: 0 | 1,
  scope: RequestScope,
): BoundRequest & { readonly params: readonly unknown[] } {
  const { networkId } = scope

  const list = asList(params)
  const other = place === 0 ? 1 : 0
  if (list.length === 1) {
    const { address } = scope
    if (address === undefined) throw invalidParams(params)
    return { params: place === 0 ? [address, list[0]] : [list[0], address], networkId }
  }
  requireGranted(isAddress(list[place]) ? list[place] : list[other], scope)
  return { params: list, networkId }
}

function bindTypedData(params: unknown, scope: RequestScope): BoundRequest {
  const bound = bindSigning(params, 0, scope)
  const list = bound.params
  if (scope.foreignTypedData === 'allow') return bound
  const data = readTypedData(isAddress(list[0]) ? list[1] : list[0])
  // The oldest kind is a list of values. It names no chain, and neither does other data that is valid on all of them.
  if (Array.isArray(data)) return bound
  if (!isObject(data)) throw invalidParams(params)
  const { domain } = data
  const chainId = isObject(domain) ? (domain['chainId'] ?? undefined) : undefined
  if (chainId === undefined) return bound
  requireCurrentChain(chainId, scope.current)
  return { ...bound, networkId: scope.current }
}

function readTypedData(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    // What wallets read in it is not known.
    return undefined
  }
}

/** A member of an object that names the account. */
function bindMember(
  params: unknown,
  name: 'pubkey' | 'address' | 'account' | 'sender',
  missing: 'active' | 'unnamed',
  scope: RequestScope,
): BoundRequest {
  const { networkId, address } = scope
  if (!isObject(params)) throw invalidParams(params)
  const named = params[name]
  requireGrantedIfNamed(named, scope)
  if (isUnnamed(named) && missing === 'active' && address !== undefined)
    return { params: { ...params, [name]: address }, networkId }
  return { params, networkId }
}

function requireCurrentChain(chainId: unknown, current: NetworkId): void {
  const wanted = toEvmNetworkId(chainId)
  if (wanted !== current) throw new ChainMismatchError(wanted ?? chainId, current)
}

const isUnnamed = (address: unknown): address is null | undefined => address === undefined || address === null

function requireGrantedIfNamed(address: unknown, scope: RequestScope): void {
  if (!isUnnamed(address)) requireGranted(address, scope)
}

function requireGranted(address: unknown, { networkId, granted }: RequestScope): string {
  const [namespace = ''] = networkId.split(':')
  if (typeof address === 'string' && granted.some((one) => isSameAddress(namespace, one, address)))
    return address
  throw new AccountNotGrantedError(address)
}

function asList(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw invalidParams(params)
  return params
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalidParams(params: unknown): Error {
  return createWalletError('INVALID_PARAMS', { phase: 'request', cause: { params } })
}
