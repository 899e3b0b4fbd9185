import { type CallLimits, callWallet } from '@latchkey/adapter-kit'
import type { Clock } from '@latchkey/kernel'
import { toEvmNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import { WalletResponseError } from '../errors'
import type { UntrustedProvider } from './untrusted-provider'

export interface WalletRequestOptions extends CallLimits {
  readonly params?: unknown
}
export type RequestWallet = (method: string, options?: WalletRequestOptions) => Promise<unknown>

/** Sends one EIP-1193 request, which is never repeated. */
export function createRequestWallet(provider: UntrustedProvider, clock: Clock): RequestWallet {
  return (method, { params, ...limits } = {}) => {
    const request = params === undefined ? { method } : { method, params }
    return callWallet(clock, method, () => provider.request(request), limits)
  }
}

/** Reads the wallet's current network. Rejects with `WalletResponseError` if the response is no chain id. */
export async function readNetwork(request: RequestWallet, options: WalletRequestOptions): Promise<NetworkId> {
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
