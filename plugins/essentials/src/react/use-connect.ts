import { createHooks, usePlugin } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useCallback, useMemo } from 'react'
import type { ConnectParameters, WalletConnection } from '../connect/connect-parameters'
import type { Latchkey } from '../create-latchkey'
import { useWallets } from './use-connection'
import { useWalletAction, type WalletAction } from './use-wallet-action'

export type ConnectVariables = Omit<ConnectParameters, 'signal'>

export type ConnectAction = WalletAction<WalletConnection, [variables?: ConnectVariables]> & {
  /** As `useWallets` returns them. */
  readonly wallets: readonly WalletRow[]
}

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey>()

/**
 * Connects a wallet as `latchkey.connect` does, with the state of the request. `mutate({ walletId })` asks that wallet, without the dialog; `mutate()`
 * opens the list of wallets, narrowed by `namespace`. `data` is the connection, at once where there is one already. It is
 * `rejected` when the user declines in the wallet or leaves the dialog.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { mutate, status } = useConnect()
 * return <button disabled={status === 'wallet'} onClick={() => mutate()}>Connect</button>
 * @example
 * const { wallets, mutate } = useConnect()
 * return wallets.map(({ id, name }) => <button key={id} onClick={() => mutate({ walletId: id })}>{name}</button>)
 */
export function useConnect(): ConnectAction {
  const latchkey = useLatchkey()
  const wallets = useWallets()
  const connect = useCallback((variables?: ConnectVariables) => latchkey.connect(variables), [latchkey])
  const action = useWalletAction(connect)
  return useMemo(() => ({ ...action, wallets }), [action, wallets])
}

export interface DisconnectVariables {
  /** Default: every connection. */
  readonly connectionId?: string | undefined
}

/**
 * Ends one connection, or all of them, with the state of the request. `error` is that of `disconnect` of session: the page is
 * disconnected even if the wallet keeps its permission, unless the page itself refused.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { mutate } = useDisconnect()
 * return <button onClick={() => mutate()}>Disconnect</button>
 */
export function useDisconnect(): WalletAction<void, [variables?: DisconnectVariables]> {
  const session = usePlugin(sessionContract)
  return useWalletAction(
    useCallback((variables?: DisconnectVariables) => session.disconnect(variables?.connectionId), [session]),
  )
}
