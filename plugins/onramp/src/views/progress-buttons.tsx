import { useRouter, useTexts } from '@latchkey/kernel/react'
import { ExternalIcon } from '@latchkey/ui-primitives'
import { type RequestStatusAction, RetryIcon } from '@latchkey/ui-primitives/screens'
import { onrampContract, type Purchase } from '../contract'
import type { Offer, OnrampActions } from '../onramp-actions'
import { texts } from '../texts'

/**
 * - `blocked`: the browser blocked the window.
 * - `closed`: the user closed the window.
 * - `resumed`: the window was opened before this view.
 * - `elsewhere`: another account or network is active.
 * - `unsure`: the balance, or its increase, may be the purchase or something else, so the user is asked.
 * - `unwatched`: balances are switched off, so an arrival cannot be detected.
 */
export type ProgressPhase =
  | 'pending'
  | 'blocked'
  | 'closed'
  | 'resumed'
  | 'slow'
  | 'unsure'
  | 'elsewhere'
  | 'unwatched'
  | 'failed'
  | 'arrived'

interface ProgressButtonsOptions {
  readonly actions: OnrampActions
  readonly purchase: Purchase
  readonly phase: ProgressPhase
  readonly offer: Offer | undefined
  /** Whether the view below lets the user choose another provider. */
  readonly canChoose: boolean
  readonly open: () => void
}

/** The buttons of each phase. */
export function useProgressButtons(options: ProgressButtonsOptions): readonly RequestStatusAction[] {
  const { actions, purchase, phase, offer, canChoose, open } = options
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  if (phase === 'arrived')
    return [{ id: 'done', label: t('onramp.done'), primary: true, onClick: () => router.finish() }]
  const buttons: RequestStatusAction[] = []
  if (phase === 'unsure')
    buttons.push({
      id: 'there',
      label: t('onramp.there'),
      primary: true,
      onClick: () => {
        // What has arrived is known, or only that the balance was read too late to tell.
        if (purchase.possible) actions.confirm(purchase)
        else actions.remove(purchase)
        router.finish()
      },
    })
  if (offer && phase === 'failed')
    buttons.push({
      id: 'retry',
      label: t('onramp.try-again'),
      icon: <RetryIcon />,
      primary: true,
      onClick: open,
    })
  if (offer && ['blocked', 'closed', 'resumed', 'slow', 'unsure', 'elsewhere', 'unwatched'].includes(phase))
    buttons.push({
      id: 'open',
      label: t('onramp.open', { provider: offer.provider.name }),
      icon: <ExternalIcon />,
      // Not primary otherwise: a user who has paid does not need the provider's page.
      primary: phase === 'blocked' || phase === 'resumed' || phase === 'closed',
      onClick: open,
    })
  if (canChoose && (phase === 'failed' || phase === 'blocked'))
    buttons.push({ id: 'other', label: t('onramp.other'), onClick: () => router.back() })
  if (['closed', 'resumed', 'slow', 'unsure', 'failed', 'unwatched'].includes(phase))
    buttons.push({
      id: 'stop',
      label: t(phase === 'failed' ? 'onramp.remove' : 'onramp.stop'),
      onClick: () => {
        actions.remove(purchase)
        router.back()
      },
    })
  return buttons
}
