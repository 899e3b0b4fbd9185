import { useRouter, useServices, useTranslate } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { Attempt } from '@latchkey/ui-primitives/attempt'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import type { TumblerState } from '@latchkey/ui-primitives/tumbler'
import { type ReactElement, useEffect } from 'react'
import { attemptWords } from '../attempt-words'
import type { ConnectAttempt } from '../connect-attempt'
import { connectContract } from '../contract'
import { useConnectAttempt } from './use-connect-attempt'
import { useCopy } from './use-copy'
import { WalletPicture } from './wallet-picture'

/** Long enough to see the key turn. */
const SETTLE_MS = 700

const RING: Readonly<Record<ConnectAttempt['phase'], TumblerState>> = {
  opening: 'turning',
  waiting: 'turning',
  silent: 'turning',
  connected: 'settled',
  failed: 'failed',
}

/** The ring around the wallet's picture, what is going on, and what to do next. */
export function ConnectingWallet({ wallet }: { readonly wallet: WalletRow }): ReactElement {
  const t = useTranslate()
  const say = useCopy()
  const { attempt, retried, retry } = useConnectAttempt(wallet.id)
  const { phase } = attempt
  const { title, hint } = attemptWords(attempt, wallet.name, t)
  useCloseAfterSuccess(phase === 'connected')
  const mayRetry = phase === 'failed' || phase === 'silent'
  return (
    <Attempt
      part="connecting"
      phase={phase}
      state={RING[phase]}
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
  )
}

function useCloseAfterSuccess(connected: boolean): void {
  const router = useRouter(connectContract)
  const { ports } = useServices()
  useEffect(() => {
    if (!connected) return undefined
    const leaving = new AbortController()
    ports.clock.wait(SETTLE_MS, leaving.signal).then(
      () => router.close('plugin'),
      () => undefined,
    )
    return () => leaving.abort()
  }, [connected, ports, router])
}
