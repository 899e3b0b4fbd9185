import { toEvmNetworkId } from '@latchkey/session/caip'
import type { ConnectorListener } from '@latchkey/session/contract'
import type { UntrustedProvider } from '../discovery/injected-wallets'
import {
  ignoreErrors,
  isAccountsRevoked,
  isTransientDisconnect,
  parseAccounts,
  type RequestWallet,
} from './request-wallet'

const RESPONSE_TIMEOUT_MS = 30_000

/** Passes on EIP-1193 events; an event with an invalid payload is dropped. */
export function subscribeToWallet(
  provider: UntrustedProvider,
  request: RequestWallet,
  listener: ConnectorListener,
  signal: AbortSignal,
): void {
  const on = (event: string, react: (payload: unknown) => void): void => {
    // A wallet without `removeListener` continues to call the listener.
    const handler = (payload: unknown): void => {
      if (!signal.aborted) react(payload)
    }
    void ignoreErrors(() => provider.on?.(event, handler))
    signal.addEventListener(
      'abort',
      () => void ignoreErrors(() => provider.removeListener?.(event, handler)),
      {
        once: true,
      },
    )
  }
  if (signal.aborted) return
  on('accountsChanged', (payload) => {
    const accounts = parseAccounts(payload)
    if (accounts.length > 0 || isAccountsRevoked(payload)) listener.accountsChanged(accounts)
  })
  on('chainChanged', (payload) => {
    const networkId = toEvmNetworkId(payload)
    if (networkId !== undefined) listener.networkChanged(networkId)
  })
  on('disconnect', (reason) => {
    const end = (): void => {
      if (!signal.aborted) listener.disconnected(reason)
    }
    if (!isTransientDisconnect(reason)) return end()
    // The wallet lost its connection to the network for a moment; while it shares accounts it is connected.
    request('eth_accounts', { withinMs: RESPONSE_TIMEOUT_MS, signal }).then((response) => {
      if (parseAccounts(response).length === 0) end()
    }, end)
  })
}
