import type { ConnectorMethods } from '@latchkey/adapter-kit/lazy'
import type { Clock } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import type { Account, ConnectionResult, NetworkId } from '@latchkey/session/contract'
import { toWalletError } from '@latchkey/session/requests'
import type { UntrustedProvider } from '../discovery/injected-wallets'
import { WalletLockedError, WalletNoAccountError } from '../errors'
import {
  createRequestWallet,
  hasAccountsPermission,
  isUnauthorized,
  isUnsupportedMethod,
  parseAccounts,
  type RequestWallet,
  readNetwork,
} from './request-wallet'
import { subscribeToWallet } from './subscribe-to-wallet'
import { switchWalletNetwork } from './switch-network'

export { rpcMethods } from '../rpc-methods'

/** Timeout of requests that need no user. */
const RESPONSE_TIMEOUT_MS = 30_000
const RESTORE_TIMEOUT_MS = 5_000
const SIGN_OUT_TIMEOUT_MS = 3_000

/**
 * Connects over EIP-1193 to one provider. The wallet's own errors pass unchanged, because the session plugin knows
 * their codes.
 */
export function createConnectorMethods(provider: UntrustedProvider, clock: Clock): ConnectorMethods {
  const request = createRequestWallet(provider, clock)
  return {
    async connect({ signal }) {
      const initialAccounts = await requestAccounts(request, signal)
      const result = await readConnection(provider, request, initialAccounts, {
        signal,
        withinMs: RESPONSE_TIMEOUT_MS,
      })
      if (!result) throw new WalletNoAccountError()
      return result
    },

    async reconnect({ signal }) {
      const limits = { signal, withinMs: RESTORE_TIMEOUT_MS }
      try {
        const result = await readConnection(provider, request, [], limits)
        // An empty list can mean a locked wallet or a withdrawn permission. Only a wallet that keeps the permission
        // reconnects by itself.
        if (!result && (await hasAccountsPermission(request, limits))) throw new WalletLockedError()
        return result
      } catch (error) {
        if (isUnauthorized(error)) return undefined
        throw error
      }
    },

    async disconnect() {
      try {
        await request('wallet_revokePermissions', {
          params: [{ eth_accounts: {} }],
          withinMs: SIGN_OUT_TIMEOUT_MS,
        })
      } catch (error) {
        if (!isUnsupportedMethod(error)) throw error
      }
    },

    switchNetwork: (network, signal) =>
      switchWalletNetwork(
        provider,
        (method, options) => request(method, { signal, ...options }),
        network,
        clock,
        signal,
      ),
    request: ({ method, params, signal }) => request(method, { params, signal }),
    subscribe: (listener, signal) => subscribeToWallet(provider, request, listener, signal),
  }
}

/** What a wallet means that does not have a method. */
const unsupportedCodes: ReadonlySet<string> = new Set([
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
])

/**
 * Asks the wallet for accounts. A provider that grants its accounts to the page that embeds it, as a Safe does, may have
 * only the method that reads them.
 */
async function requestAccounts(request: RequestWallet, signal: AbortSignal): Promise<readonly Account[]> {
  try {
    return parseAccounts(await request('eth_requestAccounts', { signal }))
  } catch (error) {
    const { code } = toWalletError(error, { phase: 'connect' })
    if (!unsupportedCodes.has(code)) throw error
    const limits = { signal, withinMs: RESPONSE_TIMEOUT_MS }
    const accounts = parseAccounts(await request('eth_accounts', limits))
    if (accounts.length === 0) throw error
    return accounts
  }
}

/** After this many reads the last state is used, even if it changed during every read. */
const MAX_ROUNDS = 4

/** Events of the wallet since its state was read. */
interface WalletChanges {
  accounts?: readonly Account[]
  networkId?: NetworkId
  ended?: boolean
}

/**
 * A consistent pair of accounts and network: both are read again when an event of the wallet shows that one of them has
 * changed during the read. Never a prompt. `undefined` when the wallet shares no account.
 * @param initialAccounts the wallet's latest response; empty to request them
 */
export async function readConnection(
  provider: UntrustedProvider,
  request: RequestWallet,
  initialAccounts: readonly Account[],
  limits: { readonly signal: AbortSignal; readonly withinMs: number },
): Promise<ConnectionResult | undefined> {
  const ended = new AbortController()
  let changes: WalletChanges = {}
  const listener = {
    accountsChanged: (accounts: readonly Account[]) => void Object.assign(changes, { accounts }),
    networkChanged: (networkId: NetworkId) => void Object.assign(changes, { networkId }),
    disconnected: () => void Object.assign(changes, { ended: true }),
  }
  subscribeToWallet(provider, request, listener, anySignal([limits.signal, ended.signal]))
  try {
    let known = initialAccounts
    for (let round = 1; ; round += 1) {
      // Some wallets approve with an empty list.
      const accounts = known.length > 0 ? known : parseAccounts(await request('eth_accounts', limits))
      const [first, ...others] = accounts
      if (!first) return undefined
      const networkId = await readNetwork(request, limits)
      if (round === MAX_ROUNDS || !hasChanged(changes, accounts, networkId))
        return { accounts: [first, ...others], networkIds: { eip155: networkId } }
      changes = {}
      known = []
    }
  } finally {
    ended.abort()
  }
}

function hasChanged(
  { accounts, networkId, ended }: WalletChanges,
  known: readonly Account[],
  networkIdBefore: NetworkId,
): boolean {
  const isOtherList = accounts !== undefined && JSON.stringify(accounts) !== JSON.stringify(known)
  return isOtherList || (networkId ?? networkIdBefore) !== networkIdBefore || ended === true
}
