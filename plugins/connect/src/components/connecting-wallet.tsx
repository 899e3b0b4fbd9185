import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { type ChainNamespace, isFailure, sessionContract, type WalletRow } from '@latchkey/session/contract'
import { Attempt } from '@latchkey/ui-primitives/attempt'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import type { TumblerState } from '@latchkey/ui-primitives/tumbler'
import type { ReactElement } from 'react'
import { askedNetwork } from '../asked-network'
import { attemptWords } from '../attempt-words'
import type { ConnectAttempt } from '../connect-attempt'
import { LookAlikeNote } from './look-alike-note'
import { useCloseAfterSuccess } from './use-close-after-success'
import { useConnectAttempt } from './use-connect-attempt'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

function ringOf(attempt: ConnectAttempt): TumblerState {
  if (attempt.phase === 'connected') return 'settled'
  if (attempt.phase !== 'failed') return 'turning'
  return isFailure(attempt.error) ? 'failed' : 'stopped'
}

export interface ConnectingWalletProps {
  readonly wallet: WalletRow
  /** What it is asked for; all it has without. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

/** The ring around the wallet's picture, what is going on, and what to do next. */
export function ConnectingWallet({ wallet, namespaces }: ConnectingWalletProps): ReactElement {
  const t = useTranslate()
  const say = useCopy()
  const { attempt, retried, retry } = useConnectAttempt(wallet.id, namespaces)
  const { phase } = attempt
  const network = usePluginState(sessionContract, (state) => askedNetwork(state, wallet.id))
  const { title, hint } = attemptWords(attempt, { name: wallet.name, network }, t)
  useCloseAfterSuccess(phase === 'connected')
  const mayRetry = phase === 'failed' || (phase === 'silent' && network === undefined)
  return (
    <>
      <Attempt
        part="connecting"
        phase={phase}
        state={ringOf(attempt)}
        picture={<WalletPicture wallet={wallet} size={72} />}
        title={title}
        hint={hint}
        action={
          (mayRetry || retried) && phase !== 'connected'
            ? {
                label: say('connecting.try-again'),
                icon: <RetryIcon />,
                primary: phase === 'failed',
                loading: !mayRetry,
                onClick: retry,
              }
            : undefined
        }
        announcement={phase === 'opening' ? '' : `${title}. ${hint}`}
      />
      <LookAlikeNote row={wallet} />
    </>
  )
}
