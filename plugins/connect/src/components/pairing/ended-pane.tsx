import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import type { TumblerState } from '@latchkey/ui-primitives/tumbler'
import type { ReactElement } from 'react'
import type { Words } from '../../attempt-words'
import { connectContract } from '../../contract'
import { useCopy } from '../use-copy'
import type { WalletPictureProps } from '../wallet-picture'
import { PaneFrame } from './pane-frame'

export interface EndedPaneProps {
  readonly wallet: WalletPictureProps['wallet']
  readonly ring: Exclude<TumblerState, 'turning'>
  readonly words: Words
  readonly retryLabel?: string
  /** Without it there is nothing to try again. */
  readonly onRetry?: (() => void) | undefined
  /** A list of wallets lies behind. */
  readonly hasList: boolean
}

/** It worked, or it did not: what happened, try again, or something else. */
export function EndedPane({
  wallet,
  ring,
  words,
  retryLabel,
  onRetry,
  hasList,
}: EndedPaneProps): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <PaneFrame wallet={wallet} ring={ring} title={words.title} hint={words.hint}>
      {onRetry && (
        <Button variant="primary" size="large" fullWidth icon={<RetryIcon />} onClick={onRetry}>
          {retryLabel ?? say('pairing.try-again')}
        </Button>
      )}
      {hasList && (
        <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
          {say('pairing.other-ways')}
        </Button>
      )}
    </PaneFrame>
  )
}
