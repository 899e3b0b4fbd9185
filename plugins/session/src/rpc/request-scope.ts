// The checks of single params of a request: whether an account is granted, and a chain the wallet's.
import { isHex, isSameAddress, namespaceOf, parseNetworkId } from '../caip'
import type { NetworkId } from '../contract/account'
import { AccountNotGrantedError, ChainMismatchError } from '../errors'
import { toEvmNetworkId } from '../network/to-network-id'

/** The accounts and networks that a request may name. */
export interface RequestScope {
  /** The active network at the time of the request. It applies to a request that names no chain. */
  readonly networkId: NetworkId
  /** The wallet's network now. */
  readonly current: NetworkId
  /** The active account. */
  readonly address: string | undefined
  /** The addresses of all accounts that the wallet has granted in this namespace. */
  readonly granted: readonly string[]
  readonly foreignTypedData: 'refuse' | 'allow'
}

/** Usual names of the account param, for methods without a rule of their own. */
const accountParamNames = ['account', 'address', 'from', 'sender', 'signerAddress', 'pubkey', 'publicKey']
/** Usual names of the chain param. */
const chainParamNames = ['chainId', 'chain']

/**
 * For methods without a rule: checks every param that usually names an account or a chain, in each object, and each address
 * in the list. Returns the first account that is named, and the network: the wallet's if a chain is named.
 */
export function checkUnknownMethod(
  params: unknown,
  scope: RequestScope,
): { readonly address: string | undefined; readonly networkId: NetworkId } {
  let address: string | undefined
  let { networkId } = scope
  for (const part of Array.isArray(params) ? params : [params]) {
    if (isAddress(part)) {
      // control: account-in-a-list-of-params
      requireGranted(part, scope)
      address ??= part
    }
    if (!isObject(part)) continue
    for (const name of accountParamNames) {
      const granted = requireGrantedIfNamed(withoutNetwork(part[name], scope), scope)
      address ??= granted
    }
    for (const chain of chainParamNames.map((name) => part[name])) {
      if (isUnnamed(chain)) continue
      // control: chain-of-an-unknown-method
      requireNamedChain(chain, scope.current)
      networkId = scope.current
    }
  }
  return { address, networkId }
}

/** The account may be a CAIP-10 id, which starts with the network id. */
function withoutNetwork(account: unknown, { networkId }: RequestScope): unknown {
  const own = `${networkId}:`
  return typeof account === 'string' && account.startsWith(own) ? account.slice(own.length) : account
}

/** Names of the Wallet Standard for Solana's clusters, each with its CAIP-2 reference. */
const solanaChains: Readonly<Record<string, string>> = {
  'solana:mainnet': 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  'solana:devnet': 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
  'solana:testnet': 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
}

/** The chain may be a CAIP-2 id, its reference, or a chain id of EIP-155 in any form. */
function requireNamedChain(chain: unknown, current: NetworkId): void {
  const { namespace, reference } = parseNetworkId(current)
  const wanted = typeof chain === 'string' && Object.hasOwn(solanaChains, chain) ? solanaChains[chain] : chain
  if (wanted === current || (namespace !== 'eip155' && wanted === reference)) return
  if (namespace !== 'eip155') throw new ChainMismatchError(chain, current)
  requireCurrentChain(chain, current)
}

/** Throws `ChainMismatchError` unless the chain id is that of the wallet's network. */
export function requireCurrentChain(chainId: unknown, current: NetworkId): void {
  const wanted = toEvmNetworkId(chainId)
  if (wanted !== current) throw new ChainMismatchError(wanted ?? chainId, current)
}

export const isUnnamed = (address: unknown): address is null | undefined =>
  address === undefined || address === null

/** Returns a granted address, or `undefined` if none is named. Throws `AccountNotGrantedError` for any other value. */
export function requireGrantedIfNamed(address: unknown, scope: RequestScope): string | undefined {
  return isUnnamed(address) ? undefined : requireGranted(address, scope)
}

export function requireGranted(address: unknown, { networkId, granted }: RequestScope): string {
  const namespace = namespaceOf(networkId)
  if (typeof address === 'string' && granted.some((one) => isSameAddress(namespace, one, address)))
    return address
  // control: account-that-was-not-granted
  throw new AccountNotGrantedError(address)
}

/** Whether a value names an EVM account, also with `0X`: that is no hex, but some wallets read it. */
export const isAddress = (value: unknown): value is string =>
  // control: account-with-a-capital-x
  typeof value === 'string' && isHex(value.replace(/^0X/, '0x'), 40)

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
