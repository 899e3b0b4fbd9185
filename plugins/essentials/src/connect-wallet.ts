import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import {
  activeConnection,
  type ChainNamespace,
  type LiveConnection,
  type SessionContract,
  sessionContract,
} from '@latchkey/session/contract'
import { DisconnectedError } from '@latchkey/session/errors'

export interface ConnectWalletOptions {
  /** The id of a row of `state.wallets`, or an rdns (EIP-6963): that wallet is asked, without the dialog. */
  readonly walletId?: string | undefined
  /** The CAIP-2 namespace to connect. Default: the active one, or whatever the user chooses. */
  readonly namespace?: ChainNamespace | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Connects a wallet: the given one, or the one that the user chooses in the dialog. Resolves with the connection, at once if
 * there is one. Rejects as `connect` of session does, and with `ViewDismissedError` when the user leaves the dialog.
 */
export async function connectWallet(
  latchkey: Latchkey<ConnectContract | SessionContract>,
  { walletId, namespace, signal }: ConnectWalletOptions = {},
): Promise<LiveConnection> {
  const session = latchkey.get(sessionContract)
  const request = signal ? { signal } : {}
  if (walletId !== undefined)
    return session.connect(walletId, {
      ...request,
      ...(namespace === undefined ? {} : { namespaces: [namespace] }),
    })
  const isConnected = (): boolean =>
    activeConnection(latchkey.read(sessionContract), namespace)?.status === 'connected'
  if (!isConnected()) await latchkey.ask('Connect', { namespace }, request)
  const state = latchkey.read(sessionContract)
  const connection = activeConnection(state, namespace)
  if (connection?.status !== 'connected') throw new DisconnectedError({ phase: 'connect' })
  // Returns the connection: a wallet that is connected in these namespaces is not asked.
  const served = namespace ?? state.activeNamespace ?? connection.accounts[0].namespace
  return session.connect(connection.connectorId, { ...request, namespaces: [served] })
}
