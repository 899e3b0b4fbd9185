import { usePlugin, useRouter } from '@latchkey/kernel/react'
import { type ChainNamespace, type LiveConnection, sessionContract } from '@latchkey/session/contract'
import { useWalletRequest, type WalletRequest } from '@latchkey/session/view-kit'
import { useCallback } from 'react'
import { connectContract } from '../contract'

/** How long the success is shown: the key's turn takes as long. */
const SHOW_DONE_MS = 700

/**
 * Connects a wallet on mount and on each retry, and closes the dialog once the success was shown. Unmounting aborts the
 * attempt.
 * @param walletId `undefined`: nothing is connected
 * @param namespaces a stable list; without it, all that the wallet has
 */
export function useConnectRequest(
  walletId: string | undefined,
  namespaces: readonly ChainNamespace[] | undefined,
): WalletRequest<LiveConnection> {
  const session = usePlugin(sessionContract)
  const router = useRouter(connectContract)
  const connect = useCallback(
    (signal: AbortSignal) => session.connect(walletId ?? '', { signal, ...(namespaces && { namespaces }) }),
    [session, walletId, namespaces],
  )
  return useWalletRequest(walletId === undefined ? undefined : connect, {
    onDone: () => router.close('plugin'),
    showDoneMs: SHOW_DONE_MS,
  })
}
