import type { Clock } from '@latchkey/kernel'
import type { ConnectorWork } from '@latchkey/session/adapter-kit'
import { WalletLockedError, WalletNoAccountError } from '../errors'
import { createAskWallet } from './ask-wallet'
import { isStillAllowed } from './is-still-allowed'
import { listenToWallet } from './listen-to-wallet'
import { readConnection } from './read-connection'
import { switchWalletNetwork } from './switch-network'
import { toAccounts } from './wallet-answers'
import { isUnauthorized, isUnsupportedMethod } from './wallet-errors'
import type { WalletProvider } from './wallet-provider'

/** For questions that need no visitor. */
const ANSWER_LIMIT_MS = 30_000
const RESTORE_LIMIT_MS = 5_000
const SIGN_OUT_LIMIT_MS = 3_000

/** Speaks EIP-1193 to one provider. The wallet's own errors pass unchanged: session knows their codes. */
export function createWalletWork(provider: WalletProvider, clock: Clock): ConnectorWork {
  const ask = createAskWallet(provider, clock)
  return {
    async connect({ signal }) {
      const asked = toAccounts(await ask('eth_requestAccounts', { signal }))
      const result = await readConnection(provider, ask, asked, { signal, withinMs: ANSWER_LIMIT_MS })
      if (!result) throw new WalletNoAccountError()
      return result
    },

    async reconnect({ signal }) {
      const quiet = { signal, withinMs: RESTORE_LIMIT_MS }
      try {
        const result = await readConnection(provider, ask, [], quiet)
        // No account may mean locked or withdrawn; only a wallet that keeps the permission comes back by itself.
        if (!result && (await isStillAllowed(ask, quiet))) throw new WalletLockedError()
        return result
      } catch (error) {
        if (isUnauthorized(error)) return undefined
        throw error
      }
    },

    async disconnect() {
      try {
        await ask('wallet_revokePermissions', {
          params: [{ eth_accounts: {} }],
          withinMs: SIGN_OUT_LIMIT_MS,
        })
      } catch (error) {
        if (!isUnsupportedMethod(error)) throw error
      }
    },

    switchNetwork: (network, signal) =>
      switchWalletNetwork((method, options) => ask(method, { ...options, signal }), network, clock, signal),
    request: ({ method, params, signal }) => ask(method, { params, signal }),
    subscribe: (observer, signal) => listenToWallet(provider, ask, observer, signal),
  }
}
