// Before a request is sent to the connector: makes sure that it is for a granted account and for the wallet's network.

import { chainIdHex, evmChainId } from '../caip'
import type { NetworkId } from '../contract/account'
import { ChainMismatchError } from '../errors'
import {
  checkUnknownMethod,
  isAddress,
  isObject,
  isUnnamed,
  parseJson,
  type RequestScope,
  requireChainOfTypedData,
  requireCurrentChain,
  requireGranted,
  requireGrantedIfNamed,
} from './request-scope'
import { createWalletError } from './wallet-error'

/** A checked request as it is sent to the wallet. */
export interface BoundRequest {
  readonly params: unknown
  readonly networkId: NetworkId
  /** The account that the params name, else the active account. */
  readonly address: string | undefined
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
  ['eth_getEncryptionPublicKey', bindFirst],
  ['wallet_invokeMethod', bindInvocation],
  ['wallet_prepareCalls', bindCalls],
  ['wallet_signTransaction', bindTransaction],
  ['wallet_getAssets', (params, scope) => bindFirstMember(params, 'account', scope)],
  ['personal_sign', (params, scope) => bindSigning(params, 1, scope)],
  ['eth_sign', (params, scope) => bindSigning(params, 0, scope)],
  ['eth_signTypedData', (params, scope) => bindTypedData(params, scope)],
  ['eth_signTypedData_v1', (params, scope) => bindTypedData(params, scope)],
  ['eth_signTypedData_v3', (params, scope) => bindTypedData(params, scope)],
  ['eth_signTypedData_v4', (params, scope) => bindTypedData(params, scope)],
  ['solana_signMessage', (params, scope) => bindMember(params, 'pubkey', 'active', scope)],
  ['solana_signIn', (params, scope) => bindMember(params ?? {}, 'address', 'active', scope)],
  // A transaction contains its signers, so `pubkey` is optional. If it is there, it must be a granted account.
  ['solana_signTransaction', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
  ['solana_signAllTransactions', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
  ['solana_signAndSendTransaction', (params, scope) => bindMember(params, 'pubkey', 'unnamed', scope)],
])

/** These name another chain or the address of a token on purpose, and are not for an account. */
const unbound: ReadonlySet<string> = new Set([
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
])

/**
 * Methods of nodes and wallets that only read, for any account and chain: those of every node, and what its name says to only
 * read, whoever has it (`alchemy_getTokenBalances`). Those that are an exception have a rule.
 */
const reading =
  /^eth_(accounts$|call|createAccessList|feeHistory|is|new|subscribe|uninstall|unsubscribe)|^(arbtrace|debug|net|trace|txpool|web3)_|^[a-z\d]+_(estimate|fetch|get|is|simulate)[A-Z]|^(get|is|simulate)[A-Z]/

/** What a wallet asks its user for, although it is called like reading: `eth_getEncryptionPublicKey`. */
const reveals = /Key|Secret|Seed|Mnemonic|Entropy|Sign(?!ature(sForAddress|Statuses)$)/

/**
 * Checks a request and fills in its account (default: the active one) and, for a transaction, its chain (default: the
 * active network). Throws `ChainMismatchError` for a transaction, permission or typed data for another chain,
 * `AccountNotGrantedError` for an account that the wallet has not granted, and a `WalletError` with the code
 * `INVALID_PARAMS` if the params are malformed. A method without a rule that does more than read is sent unchanged after
 * the accounts and chains of its params were checked (`checkUnknownMethod`).
 */
export function bindRequest(method: string, params: unknown, scope: RequestScope): BoundRequest {
  const { networkId, address } = scope
  const reads = /^(eip155|solana):/.test(networkId) && reading.test(method) && !reveals.test(method)
  const bind = rules.get(method) ?? (reads || unbound.has(method) ? undefined : bindUnknownMethod)
  // A request without params is not checked: there is nothing to sign, so the wallet rejects it.
  if (!bind || params === undefined || (Array.isArray(params) && params.length === 0))
    return { params, networkId, address }
  return bind(deepCopy(params), scope)
}

/**
 * Copies params to plain data, so that the caller cannot change them after they were checked: neither later, nor by a `toJSON`
 * that a relay calls. Bytes and dates remain such.
 */
function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return Array.from(value, deepCopy)
  if (typeof value === 'function') return undefined
  if (!isObject(value)) return value
  if (Object.prototype.toString.call(value) !== '[object Object]') return structuredClone(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, deepCopy(part)]))
}

/** `wallet_sendCalls` (EIP-5792). In its first version, each call may name a chain. */
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

/** Params `[{ from?, chainId?, … }]`, as in EIP-1474 and EIP-5792. */
function bindTransaction(params: unknown, scope: RequestScope): BoundRequest {
  const [transaction, ...others] = asList(params)
  if (!isObject(transaction)) throw invalidParams(params)
  const { from, chainId, ...rest } = transaction
  const { current } = scope
  requireCurrentChain(chainId ?? evmChainId(scope.networkId), current)
  const address = isUnnamed(from) ? scope.address : requireGranted(from, scope)
  const whole = { ...rest, ...(address === undefined ? {} : { from: address }) }
  const own = { ...whole, chainId: chainIdHex(current) }
  return { params: [own, ...others], networkId: current, address }
}

/** `eth_sendUserOperation` (ERC-4337): the account is `sender`, the chain is that of the wallet's network. */
function bindUserOperation(params: unknown, scope: RequestScope): BoundRequest {
  requireCurrentChain(evmChainId(scope.networkId), scope.current)
  return { ...bindFirstMember(params, 'sender', scope), networkId: scope.current }
}

/** ERC-7715: each permission has a chain. If it names no account, the user chooses one in the wallet. */
function bindPermissions(params: unknown, scope: RequestScope): BoundRequest {
  const { networkId, current } = scope
  let address: string | undefined
  const permissions = asList(params).map((permission) => {
    if (!isObject(permission)) throw invalidParams(params)
    requireCurrentChain(permission['chainId'] ?? evmChainId(networkId), current)
    // Drafts of the standard had other names for the account.
    for (const name of ['from', 'address', 'account']) {
      const named = requireGrantedIfNamed(permission[name], scope)
      address ??= named
    }
    return { ...permission, chainId: chainIdHex(current) }
  })
  return { params: permissions, networkId: current, address: address ?? scope.address }
}

/** `wallet_getCapabilities` (EIP-5792): the account is the first param. */
function bindFirst(params: unknown, scope: RequestScope): BoundRequest {
  const [named, ...others] = asList(params)
  const address = requireGrantedIfNamed(named, scope) ?? scope.address
  return { params: [address, ...others], networkId: scope.networkId, address }
}

/** For methods whose account is a member of the first param. */
function bindFirstMember(params: unknown, name: 'account' | 'sender', scope: RequestScope): BoundRequest {
  const [first, ...others] = asList(params)
  const bound = bindMember(first, name, 'active', scope)
  return { ...bound, params: [bound.params, ...others] }
}

/** `wallet_invokeMethod` (CAIP-27): a whole request for the chain `scope`. */
function bindInvocation(params: unknown, scope: RequestScope): BoundRequest {
  const [first, ...others] = Array.isArray(params) ? params : [params]
  const request = isObject(first) ? first['request'] : undefined
  if (!isObject(first) || !isObject(request) || typeof request['method'] !== 'string')
    throw invalidParams(params)
  if (first['scope'] !== scope.current) throw new ChainMismatchError(first['scope'], scope.current)
  const bound = bindRequest(request['method'], request['params'], scope)
  const whole = { ...first, request: { ...request, params: bound.params } }
  return { ...bound, params: Array.isArray(params) ? [whole, ...others] : whole }
}

/** The params are unchanged after their check. */
function bindUnknownMethod(params: unknown, scope: RequestScope): BoundRequest {
  const { networkId, address = scope.address } = checkUnknownMethod(params, scope)
  return { params, networkId, address }
}

/**
 * For methods with two params, of which one is the address. Old pages swap them, and wallets accept both orders. If both are
 * addresses, wallets use the one at the standard index.
 */
function bindSigning(
  params: unknown,
  addressIndex: 0 | 1,
  scope: RequestScope,
): BoundRequest & { readonly params: readonly unknown[] } {
  const { networkId } = scope

  const list = asList(params)
  const otherIndex = addressIndex === 0 ? 1 : 0
  if (list.length === 1) {
    const { address } = scope
    if (address === undefined) throw invalidParams(params)
    return { params: addressIndex === 0 ? [address, list[0]] : [list[0], address], networkId, address }
  }
  const address = requireGranted(isAddress(list[addressIndex]) ? list[addressIndex] : list[otherIndex], scope)
  return { params: list, networkId, address }
}

function bindTypedData(params: unknown, scope: RequestScope): BoundRequest {
  const bound = bindSigning(params, 0, scope)
  const list = bound.params
  if (scope.foreignTypedData === 'allow') return bound
  const given = isAddress(list[0]) ? list[1] : list[0]
  // Malformed JSON is refused, because a wallet might parse it differently.
  const data = typeof given === 'string' ? parseJson(given) : given
  // In the first version, typed data is a list of values without a chain. In later versions the chain is optional.
  if (Array.isArray(data)) return bound
  if (!isObject(data)) throw invalidParams(params)
  return requireChainOfTypedData(data, scope) ? { ...bound, networkId: scope.current } : bound
}

/**
 * For params that are an object with the account as a member. If that is missing, 'active' adds the active account, and
 * 'unnamed' leaves the params unchanged.
 */
function bindMember(
  params: unknown,
  name: 'pubkey' | 'address' | 'account' | 'sender',
  missing: 'active' | 'unnamed',
  scope: RequestScope,
): BoundRequest {
  const { networkId } = scope
  if (!isObject(params)) throw invalidParams(params)
  const named = requireGrantedIfNamed(params[name], scope)
  const address = named ?? scope.address
  if (named === undefined && missing === 'active' && address !== undefined)
    return { params: { ...params, [name]: address }, networkId, address }
  return { params, networkId, address }
}

function asList(params: unknown): readonly unknown[] {
  if (!Array.isArray(params)) throw invalidParams(params)
  return params
}

function invalidParams(params: unknown): Error {
  return createWalletError('INVALID_PARAMS', { phase: 'request', cause: { params } })
}
