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
/** The same deeper in the params, where an address is often that of a token, and a key that of a session. */
const innerAccountNames = ['account', 'from', 'sender', 'signerAddress']
/** What is in them is only signed. */
const typedDataParts = ['domain', 'types', 'message']
/** Usual names of the chain param. */
const chainParamNames = ['chainId', 'chain']

/** What a request without a rule names. */
interface Named {
  /** The first account that is named. */
  readonly address: string | undefined
  /** The wallet's network if a chain is named. */
  readonly networkId: NetworkId
}

/**
 * For methods without a rule: checks every param that usually names an account or a chain, in each object, each address in
 * the list, and the chain of typed data.
 */
export function checkUnknownMethod(params: unknown, scope: RequestScope): Named {
  let address: string | undefined
  let { networkId } = scope
  const check = (account: unknown): void => {
    if (isUnnamed(account)) return
    // An account that is described rather than named, as a new one of ERC-7895 is.
    if (isObject(account)) check(account['address'])
    else {
      const granted = requireGranted(withoutNetwork(account, scope), scope)
      address ??= granted
    }
  }
  const checkObject = (part: Readonly<Record<string, unknown>>, isInner: boolean): void => {
    const accounts = isInner
      ? innerAccountNames.map((name) => part[name]).filter((one) => isAccountText(one, scope))
      : accountParamNames.map((name) => part[name])
    for (const account of accounts) check(account)
    // Deeper, a chain alone may be one to choose from.
    if (isInner && accounts.length === 0) return
    for (const chain of chainParamNames.map((name) => part[name])) {
      if (isUnnamed(chain)) continue
      requireNamedChain(chain, scope.current)
      networkId = scope.current
    }
  }
  const visit = (part: unknown, isInner: boolean): void => {
    const data = readTypedData(part)
    if (data) requireChainOfTypedData(data, scope)
    if (Array.isArray(part)) for (const one of part) visit(one, isInner)
    else if (isObject(part)) {
      checkObject(part, isInner)
      for (const [name, one] of Object.entries(part))
        if (!data || !typedDataParts.includes(name)) visit(one, true)
    } else if (isAddress(part) && !isInner) {
      check(part)
    }
  }
  visit(params, false)
  return { address, networkId }
}

/** Typed data (EIP-712), also as JSON. `undefined` for anything else. */
function readTypedData(part: unknown): Readonly<Record<string, unknown>> | undefined {
  const data = typeof part === 'string' && /^\s*\{/.test(part) ? parseJson(part) : part
  return isObject(data) && isObject(data['domain']) && isObject(data['types']) ? data : undefined
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns whether typed data names its chain, which is optional. Throws `ChainMismatchError` for another one than the
 * wallet's, unless the page allows it.
 */
export function requireChainOfTypedData(
  { domain }: Readonly<Record<string, unknown>>,
  { foreignTypedData, current }: RequestScope,
): boolean {
  const chainId = isObject(domain) ? domain['chainId'] : undefined
  if (foreignTypedData === 'allow' || isUnnamed(chainId)) return false
  requireCurrentChain(chainId, current)
  return true
}

/** Whether a text can be an account: of EVM, an address, alone or as a CAIP-10 id. */
const isAccountText = (value: unknown, { networkId }: RequestScope): boolean =>
  typeof value === 'string' &&
  (namespaceOf(networkId) !== 'eip155' || isAddress(value.replace(/^eip155:\d+:/, '')))

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
  throw new AccountNotGrantedError(address)
}

/** Whether a value names an EVM account, also with `0X`: that is no hex, but some wallets read it. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && isHex(value.replace(/^0X/, '0x'), 40)

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
