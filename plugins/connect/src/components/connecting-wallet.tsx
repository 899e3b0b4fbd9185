import { useRouter, useServices, useTranslate } from '@latchkey/kernel/react'
import type { WalletRow } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { Tumbler, type TumblerState } from '@latchkey/ui-primitives/tumbler'
import { type ReactElement, useEffect } from 'react'
import { attemptWords } from '../attempt-words'
import type { ConnectAttempt } from '../connect-attempt'
import { connectContract } from '../contract'
import * as css from '../views/connecting-external-view.css'
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
  useSheets(css.sheets)
  const t = useTranslate()
  const say = useCopy()
  const { attempt, retried, retry } = useConnectAttempt(wallet.id)
  const { phase } = attempt
  const { title, hint } = attemptWords(attempt, wallet.name, t)
  useCloseAfterSuccess(phase === 'connected')
  const mayRetry = phase === 'failed' || phase === 'silent'
  return (
    <div part="connecting" className={css.view} data-phase={phase}>
      <Tumbler state={RING[phase]}>
        <WalletPicture wallet={wallet} size={72} />
      </Tumbler>
      <div part="connecting-words" className={css.words}>
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        <Text as="p" tone="secondary" align="center">
          {hint}
        </Text>
      </div>
      {(mayRetry || retried) && phase !== 'connected' && (
        <Button
          variant={phase === 'failed' ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          loading={!mayRetry}
          icon={<RetryIcon />}
          onClick={retry}
        >
          {say('connecting.try-again')}
        </Button>
      )}
      <LiveRegion message={phase === 'opening' ? '' : `${title}. ${hint}`} />
    </div>
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
