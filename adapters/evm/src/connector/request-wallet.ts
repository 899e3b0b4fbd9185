import { type CallLimits, callWallet } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/kernel'
import { toEvmNetworkId } from '@latchkey/session/caip'
import type { Account, NetworkId } from '@latchkey/session/contract'
import { errorLayers, safeGet } from '@latchkey/session/requests'
import type { UntrustedProvider } from '../discovery/injected-wallets'
import { WalletResponseError } from '../errors'

export interface ProviderRequestOptions extends CallLimits {
  readonly params?: unknown
}
export type RequestWallet = (method: string, options?: ProviderRequestOptions) => Promise<unknown>

/** Sends one EIP-1193 request, which is never repeated. */
export function createRequestWallet(provider: UntrustedProvider, clock: Clock): RequestWallet {
  return (method, { params, ...limits } = {}) => {
    const request = params === undefined ? { method } : { method, params }
    return callWallet(clock, method, () => provider.request(request), limits)
  }
}

/** Reads the wallet's current network. Rejects with `WalletResponseError` if the response is no chain id. */
export async function readNetwork(
  request: RequestWallet,
  options: ProviderRequestOptions,
): Promise<NetworkId> {
  const networkId = toEvmNetworkId(await request('eth_chainId', options))
  if (networkId === undefined) throw new WalletResponseError('eth_chainId')
  return networkId
}

/** Whether the wallet still permits this page to see accounts (EIP-2255). Never prompts the user. */
export async function hasAccountsPermission(
  request: RequestWallet,
  limits: Parameters<RequestWallet>[1],
): Promise<boolean> {
  try {
    const permissions = await request('wallet_getPermissions', limits)
    return Array.isArray(permissions) && permissions.some(isAccounts)
  } catch {
    // If the wallet lacks this method, an empty list of accounts counts as a revoked permission.
    return false
  }
}

function isAccounts(permission: unknown): boolean {
  return Reflect.get(Object(permission), 'parentCapability') === 'eth_accounts'
}

/** Error codes of EIP-1193 and EIP-1474. */
const UNAUTHORIZED = 4100
const UNSUPPORTED_METHOD = 4200
const METHOD_NOT_FOUND = -32601
const METHOD_NOT_SUPPORTED = -32004
/** EIP-1193's error of a wallet that has lost its connection to the chain. It may be temporary. */
const TRY_AGAIN = 1013

/** Whether the error, or one nested in it, has one of these codes or such a message. */
function matches(error: unknown, codes: readonly number[], pattern?: RegExp): boolean {
  return errorLayers(error).some((layer) => {
    const code = safeGet(layer, 'code')
    const message = safeGet(layer, 'message')
    const hasCode = (typeof code === 'number' || typeof code === 'string') && codes.includes(Number(code))
    return hasCode || [message, code].some((text) => typeof text === 'string' && pattern?.test(text) === true)
  })
}

export const isUnauthorized = (error: unknown): boolean => matches(error, [UNAUTHORIZED])
export const isUnsupportedMethod = (error: unknown): boolean =>
  matches(
    error,
    [UNSUPPORTED_METHOD, METHOD_NOT_FOUND, METHOD_NOT_SUPPORTED],
    /not[ _-]?(yet )?(supported|implemented|available)|does not exist|un(supported|implemented)/i,
  )
export const isTransientDisconnect = (error: unknown): boolean => matches(error, [TRY_AGAIN])

/** For subscriptions: a wallet whose events do not work, or stop working, still connects and signs. */
export async function ignoreErrors(run: () => unknown): Promise<void> {
  try {
    await run()
  } catch {
    // It only sends fewer events.
  }
}

/** Some wallets write `0X`, which is replaced below. */
const address = /^0[xX][\da-fA-F]{40}$/

/** More accounts than a user has; further entries are not read. */
const ACCOUNT_LIMIT = 100

/**
 * The first entries of a list; an empty list for a value that is no list or cannot be read, such as a revoked proxy.
 */
function entriesOf(response: unknown): readonly unknown[] {
  try {
    return Array.isArray(response) ? Array.prototype.slice.call(response, 0, ACCOUNT_LIMIT) : []
  } catch {
    return []
  }
}

/** An empty list withdraws the permission; a list of invalid entries does not. */
export function isAccountsRevoked(response: unknown): boolean {
  try {
    return Array.isArray(response) && response.length === 0
  } catch {
    return false
  }
}

/**
 * The accounts of a response, in its order, each once (letter case ignored); invalid entries are dropped. The session
 * plugin formats them by EIP-55.
 */
export function parseAccounts(response: unknown): readonly Account[] {
  const found = new Map<string, Account>()
  for (const entry of entriesOf(response)) {
    if (typeof entry !== 'string' || !address.test(entry)) continue
    const key = entry.toLowerCase()
    if (!found.has(key)) found.set(key, { namespace: 'eip155', address: entry.replace(/^0X/, '0x') })
  }
  return [...found.values()]
}
