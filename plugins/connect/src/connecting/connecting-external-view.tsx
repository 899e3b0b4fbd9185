import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type ChainNamespace,
  isConnectionOf,
  type LiveConnection,
  type SessionState,
  sessionContract,
  type WalletRow,
} from '@latchkey/session/contract'
import { RequestStatus } from '@latchkey/ui-primitives/screens'
import {
  SHOW_DONE_MS,
  useDoneText,
  useWalletRequest,
  type WalletRequest,
  WalletRequestScreen,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useCallback, useState } from 'react'
import { type ConnectViews, connectContract } from '../contract'
import { texts } from '../texts'
import { WalletPicture } from '../wallet-picture'
import { LookAlikeNote, useNamesakes } from './look-alike-note'

/** Connects one installed wallet. Part: `connecting`. */
export function ConnectingExternalView({ args }: ViewProps<ConnectViews['ConnectingExternal']>): ReactNode {
  const { walletId, namespaces } = args
  const row = usePluginState(sessionContract, ({ wallets }) => wallets.find(({ id }) => id === walletId))
  const [lastRow, setLastRow] = useState(row)
  // A wallet that disappears from the list while it connects stays shown: only its response decides the outcome.
  if (row && row !== lastRow) setLastRow(row)
  return lastRow ? (
    <ConnectingWallet key={walletId} wallet={lastRow} namespaces={namespaces} />
  ) : (
    <WalletNotFound />
  )
}

interface ConnectingWalletProps {
  readonly wallet: WalletRow
  /** CAIP-2 namespaces to connect; by default all that the wallet supports. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

function ConnectingWallet({ wallet, namespaces }: ConnectingWalletProps): ReactElement {
  const t = useTexts(texts)
  const { markOf } = useNamesakes()
  const request = useConnectRequest(wallet.id, namespaces)
  const network = usePluginState(sessionContract, (state) => findPendingNetwork(state, wallet))
  const { name } = wallet
  const done = useDoneText({
    title: t('connecting.connected', { name }),
    hint: t('connecting.connected-hint'),
  })
  const switching = network !== undefined && {
    title: t('connecting.switching', { name }),
    hint: t('connecting.switching-hint', { network }),
  }
  return (
    <>
      <WalletRequestScreen
        part="connecting"
        request={request}
        picture={<WalletPicture wallet={wallet} size={72} />}
        texts={{
          opening: switching || {
            title: t('connecting.opening', { name }),
            hint: t('connecting.opening-hint'),
          },
          // The title says it all.
          pending: switching || { title: t('connecting.waiting', { name }), hint: '' },
          silent: switching || {
            title: t('connecting.silent', { name }),
            hint: t('connecting.silent-hint'),
          },
          done,
          declined: { title: t('connecting.declined'), hint: t('connecting.declined-hint') },
          failed: { title: t('connecting.failed'), hint: t('connecting.failed-hint', { name }) },
        }}
        retryWhenSilent={network === undefined}
      />
      <LookAlikeNote row={wallet} mark={markOf(wallet)} />
    </>
  )
}

/**
 * Connects a wallet on mount and on each retry. After a success, which is shown for `SHOW_DONE_MS`, it finishes the flow.
 * Unmounting aborts the attempt.
 * @param walletId `undefined` connects nothing
 * @param namespaces CAIP-2 namespaces to connect, by default all that the wallet supports; another array connects again
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
    onDone: () => router.finish(),
    showDoneMs: SHOW_DONE_MS,
  })
}

/** Returns the name of the preferred network while the connected wallet is still on another one; else `undefined`. */
function findPendingNetwork(
  { connections, preferredNetworkIds, networks }: SessionState,
  wallet: WalletRow,
): string | undefined {
  const connection = Object.values(connections).find(
    (one) => one.status === 'connected' && isConnectionOf(wallet, one),
  )
  if (connection?.status !== 'connected') return undefined
  const { networkIds } = connection
  return networks.find(
    ({ id, namespace }) => preferredNetworkIds[namespace] === id && (networkIds[namespace] ?? id) !== id,
  )?.name
}

/** Shown if the wallet is not in the list; leads back to the list. */
export function WalletNotFound(): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  return (
    <RequestStatus
      part="connecting"
      state="stopped"
      picture={<WalletPicture size={72} />}
      title={t('connecting.gone')}
      hint={t('connecting.gone-hint')}
      actions={[{ id: 'choose', label: t('connecting.choose'), onClick: () => router.reset('Connect') }]}
    />
  )
}
