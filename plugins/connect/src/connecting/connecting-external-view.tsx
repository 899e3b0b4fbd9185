import type { ViewProps } from '@latchkey/kernel'
import { usePluginState, useRouter, useTranslate } from '@latchkey/kernel/react'
import { type ChainNamespace, isFailure, sessionContract, type WalletRow } from '@latchkey/session/contract'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import type { TumblerState } from '@latchkey/ui-primitives/tumbler'
import { type ReactElement, type ReactNode, useState } from 'react'
import { WalletPicture } from '../components/wallet-picture'
import { type ConnectViews, connectContract } from '../contract'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import { describeAttempt, findPendingNetwork } from './describe-attempt'
import { LookAlikeNote } from './look-alike-note'
import { useCloseAfterSuccess } from './use-close-after-success'
import { type ConnectAttempt, useConnectAttempt } from './use-connect-attempt'

/** Connects one wallet of this browser. Part: `connecting`. */
export function ConnectingExternalView({ args }: ViewProps<ConnectViews['ConnectingExternal']>): ReactNode {
  const { walletId, namespaces } = args
  const row = usePluginState(sessionContract, ({ wallets }) => wallets.find(({ id }) => id === walletId))
  const [lastRow, setLastRow] = useState(row)
  // A wallet that disappears while it connects keeps its name and picture; its own response decides the outcome.
  if (row && row !== lastRow) setLastRow(row)
  return lastRow ? (
    <ConnectingWallet key={walletId} wallet={lastRow} namespaces={namespaces} />
  ) : (
    <WalletNotFound />
  )
}

function getTumblerState(attempt: ConnectAttempt): TumblerState {
  if (attempt.phase === 'connected') return 'settled'
  if (attempt.phase !== 'failed') return 'turning'
  return isFailure(attempt.error) ? 'failed' : 'stopped'
}

export interface ConnectingWalletProps {
  readonly wallet: WalletRow
  /** Namespaces to connect; without them, all that the wallet has. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

/** The ring around the wallet's picture, the state of the attempt, and what to do next. */
export function ConnectingWallet({ wallet, namespaces }: ConnectingWalletProps): ReactElement {
  const t = useTranslate()
  const say = useCopy(copy)
  const { attempt, retried, retry } = useConnectAttempt(wallet.id, namespaces)
  const { phase } = attempt
  const network = usePluginState(sessionContract, (state) => findPendingNetwork(state, wallet.id))
  const { title, hint } = describeAttempt(attempt, { name: wallet.name, network }, t)
  useCloseAfterSuccess(phase === 'connected')
  const mayRetry = phase === 'failed' || (phase === 'silent' && network === undefined)
  return (
    <>
      <RequestStatus
        part="connecting"
        phase={phase}
        state={getTumblerState(attempt)}
        picture={<WalletPicture wallet={wallet} size={72} />}
        title={title}
        hint={hint}
        actions={
          (mayRetry || retried) && phase !== 'connected'
            ? [
                {
                  label: say('connecting.try-again'),
                  icon: <RetryIcon />,
                  primary: phase === 'failed',
                  loading: !mayRetry,
                  onClick: retry,
                },
              ]
            : []
        }
        announcement={phase === 'opening' ? '' : `${title}. ${hint}`}
      />
      <LookAlikeNote row={wallet} />
    </>
  )
}

/** Shown when the wallet is not in the list. */
export function WalletNotFound(): ReactElement {
  const say = useCopy(copy)
  const router = useRouter(connectContract)
  return (
    <RequestStatus
      part="connecting"
      state="stopped"
      picture={<WalletPicture size={72} />}
      title={say('connecting.gone')}
      hint={say('connecting.gone-hint')}
      actions={[{ label: say('connecting.choose'), onClick: () => router.reset('Connect') }]}
    />
  )
}
