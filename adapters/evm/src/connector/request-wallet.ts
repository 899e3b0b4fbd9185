import type { Clock } from '@latchkey/kernel'
import { type CallLimits, callWallet, toEvmNetworkId } from '@latchkey/session/adapter-kit'
import type { NetworkId } from '@latchkey/session/contract'
import { WalletResponseError } from '../errors'
import type { WalletProvider } from './wallet-provider'

export interface WalletRequestOptions extends CallLimits {
  readonly params?: unknown
}
export type RequestWallet = (method: string, options?: WalletRequestOptions) => Promise<unknown>

/** One EIP-1193 request for each call, never repeated. */
export function createRequestWallet(provider: WalletProvider, clock: Clock): RequestWallet {
  return (method, { params, ...limits } = {}) => {
    const request = params === undefined ? { method } : { method, params }
    return callWallet(clock, method, () => provider.request(request), limits)
  }
}

/** The wallet's current network. Rejects with `WalletResponseError` where the response is no chain id. */
export async function readNetwork(request: RequestWallet, options: WalletRequestOptions): Promise<NetworkId> {
  const networkId = toEvmNetworkId(await request('eth_chainId', options))
  if (networkId === undefined) throw new WalletResponseError('eth_chainId')
  return networkId
}

/** EIP-2255: whether the wallet keeps this page's permission to see accounts. Never a prompt. */
export async function hasAccountsPermission(
  request: RequestWallet,
  limits: Parameters<RequestWallet>[1],
): Promise<boolean> {
  try {
    const permissions = await request('wallet_getPermissions', limits)
    return Array.isArray(permissions) && permissions.some(isAccounts)
  } catch {
    // For a wallet without this method the empty list of accounts decides.
    return false
  }
}

function isAccounts(permission: unknown): boolean {
  return Reflect.get(Object(permission), 'parentCapability') === 'eth_accounts'
}
