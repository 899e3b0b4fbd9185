import type { Clock } from '@latchkey/kernel'
import type { Account, ConnectionResult, Connector, Network } from '@latchkey/session/contract'
import { WalletLockedError, WalletNoAccountError } from '../errors'
import { createAskWallet } from './ask-wallet'
import { isStillAllowed } from './is-still-allowed'
import { listenToWallet } from './listen-to-wallet'
import { readNetwork } from './read-network'
import { switchWalletNetwork } from './switch-network'
import { toAccounts } from './wallet-answers'
import { isUnauthorized, isUnsupportedMethod } from './wallet-errors'
import type { WalletProvider } from './wallet-provider'

/** For questions that need no visitor. */
const ANSWER_LIMIT_MS = 30_000
/** R28. */
const RESTORE_LIMIT_MS = 5_000
const SIGN_OUT_LIMIT_MS = 3_000

/** What a connector does, apart from what it is: fetched when a wallet is first used, not when it is listed. */
export type WalletWork = Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'request' | 'listen'> & {
  switchNetwork(network: Network): Promise<void>
}

/** Speaks EIP-1193 to one provider. The wallet's own errors pass unchanged: session knows their codes. */
export function createWalletWork(provider: WalletProvider, clock: Clock): WalletWork {
  const ask = createAskWallet(provider, clock)
  return {
    async connect({ signal }) {
      const asked = toAccounts(await ask('eth_requestAccounts', { signal }))
      const quiet = { signal, withinMs: ANSWER_LIMIT_MS }
      // Some wallets approve with an empty answer.
      const accounts = asked.length > 0 ? asked : toAccounts(await ask('eth_accounts', quiet))
      if (!isSome(accounts)) throw new WalletNoAccountError()
      return resultOf(accounts, await readNetwork(ask, quiet))
    },

    async reconnect({ signal }) {
      const quiet = { signal, withinMs: RESTORE_LIMIT_MS }
      try {
        const accounts = toAccounts(await ask('eth_accounts', quiet))
        if (isSome(accounts)) return resultOf(accounts, await readNetwork(ask, quiet))
        // No account may mean locked or withdrawn; only a wallet that keeps the permission comes back by itself.
        if (await isStillAllowed(ask, quiet)) throw new WalletLockedError()
        return undefined
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

    switchNetwork: (network) => switchWalletNetwork(ask, network, clock),
    request: ({ method, params, signal }) => ask(method, { params, signal }),
    listen: (observer, signal) => listenToWallet(provider, ask, observer, signal),
  }
}

function isSome(accounts: readonly Account[]): accounts is readonly [Account, ...Account[]] {
  return accounts.length > 0
}

function resultOf(
  accounts: ConnectionResult['accounts'],
  networkId: `${string}:${string}`,
): ConnectionResult {
  return { accounts, networkIds: { eip155: networkId } }
}
