import { useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import { RetryIcon, StatusRing, type StatusRingState } from '@latchkey/ui-primitives/screens'
import type { StatusText } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { connectContract } from '../contract'
import { texts } from '../texts'
import { WalletPicture, type WalletPictureProps } from '../wallet-picture'
import * as css from './pairing-view.css'

export interface PaneFrameProps {
  readonly wallet: WalletPictureProps['wallet']
  /** State of the ring around the picture; without it there is no ring. */
  readonly ring?: StatusRingState | undefined
  readonly title: string
  /** Nothing if empty. */
  readonly hint: string
  /** Buttons. */
  readonly children?: ReactNode
}

/** The wallet's picture, a message and buttons. Part: `pairing-text`. */
export function PaneFrame({ wallet, ring, title, hint, children }: PaneFrameProps): ReactElement {
  useSheets(css.sheets)
  const picture = <WalletPicture wallet={wallet} size={72} />
  return (
    <div className={css.frame}>
      {ring ? (
        <StatusRing state={ring}>{picture}</StatusRing>
      ) : (
        <span className={css.picture}>{picture}</span>
      )}
      <div part="pairing-text" className={css.message}>
        <Text as="p" variant="title" align="center">
          <bdi>{title}</bdi>
        </Text>
        {hint && (
          <Text as="p" tone="secondary" align="center">
            {hint}
          </Text>
        )}
      </div>
      {children && <div className={css.actions}>{children}</div>}
    </div>
  )
}

export interface EndedPaneProps {
  readonly wallet: WalletPictureProps['wallet']
  readonly ring: Exclude<StatusRingState, 'pending'>
  readonly message: StatusText
  readonly retryLabel?: string
  /** Without it there is no retry button. */
  readonly onRetry?: (() => void) | undefined
  /** Whether the wallet list can be opened from here. */
  readonly hasList: boolean
}

/** Shown when a pairing has ended: a message, and buttons to retry or to choose another method. */
export function EndedPane({
  wallet,
  ring,
  message,
  retryLabel,
  onRetry,
  hasList,
}: EndedPaneProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  return (
    <PaneFrame wallet={wallet} ring={ring} title={message.title} hint={message.hint}>
      {onRetry && (
        <Button variant="primary" size="large" fullWidth icon={<RetryIcon />} onClick={onRetry}>
          {retryLabel ?? t('pairing.try-again')}
        </Button>
      )}
      {hasList && (
        <Button size="large" fullWidth onClick={() => router.reset('Connect')}>
          {t('pairing.other-ways')}
        </Button>
      )}
    </PaneFrame>
  )
}
