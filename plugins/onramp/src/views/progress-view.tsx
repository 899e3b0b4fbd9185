import { ChooseNetwork } from '@latchkey/account/view-kit'
import { useIsPast, useLocale, usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { Popup } from '@latchkey/kernel/web'
import { decimalAmount, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { ExternalIcon, Image, useSheets } from '@latchkey/ui-primitives'
import { shortQuantity } from '@latchkey/ui-primitives/format'
import {
  CopyButton,
  RequestStatus,
  type RequestStatusAction,
  RetryIcon,
  type StatusRingState,
} from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, announcementOf, useTarget } from '@latchkey/view-kit'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { onrampContract, type ProgressArgs, type Purchase } from '../contract'
import type { Offer, OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import { isFor } from '../watch/find-arrivals'
import { SLOW_MS } from '../watch/watch-purchases'
import * as css from './onramp.css'
import { openProvider, useIsClosed, useProviderMessages } from './use-provider-window'

const RINGS: Readonly<Record<ProgressPhase, StatusRingState>> = {
  pending: 'pending',
  closed: 'pending',
  resumed: 'pending',
  slow: 'pending',
  unsure: 'pending',
  blocked: 'stopped',
  elsewhere: 'stopped',
  unwatched: 'stopped',
  failed: 'failed',
  arrived: 'done',
}

/** Shows a purchase from the provider's window to the arrival. Parts: `onramp-progress`, `onramp-link`. */
export function ProgressView({ actions, args }: ActionViewProps<OnrampActions, ProgressArgs>): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const { providers } = usePlugin(onrampContract)
  const { id } = args.purchase
  const purchase =
    usePluginState(onrampContract, ({ purchases }) => purchases.find((one) => one.id === id)) ?? args.purchase
  const [popup, setPopup] = useState(args.popup)
  const offer = useMemo(() => actions.offerOf(args.purchase, providers), [actions, args.purchase, providers])
  useEffect(() => actions.show(args.purchase), [actions, args.purchase])
  const report = useCallback(
    (said: 'completed' | 'failed') => actions.report(args.purchase, said),
    [actions, args.purchase],
  )
  useProviderMessages(offer, popup, report)
  const target = useTarget()
  // Any script can write stored purchases, so pages are opened only for the active account.
  const usable = isFor(args.purchase, target) ? offer : undefined
  const phase = usePhase(purchase, popup, target)
  const open = useCallback(() => {
    if (!usable) return
    const opened = openProvider(usable)
    if (opened) actions.begin(args.purchase)
    setPopup(opened)
  }, [usable, actions, args.purchase])
  const buttons = useProgressButtons({
    actions,
    purchase,
    phase,
    offer: usable,
    canChoose: args.popup !== undefined,
    open,
  })

  const provider = offer?.provider.name ?? purchase.providerId
  const { progress, token } = purchase
  const arrival = progress.phase === 'arrived' ? progress : purchase.possible
  const amount = arrival
    ? shortQuantity(decimalAmount({ value: arrival.amount, decimals: arrival.decimals }), locale)
    : ''
  const values = {
    provider,
    symbol: token.symbol,
    network: token.networkDisplayName ?? token.networkName,
    amount,
  }
  const isPossible = phase === 'unsure' && purchase.possible !== undefined
  const text = {
    title: t(isPossible ? 'onramp.arrived' : `onramp.${phase}`, values),
    hint: t(isPossible ? 'onramp.possible-hint' : `onramp.${phase}-hint`, values),
  }
  return (
    <div className={css.section}>
      <RequestStatus
        part="onramp-progress"
        phase={phase}
        state={RINGS[phase]}
        picture={<Image src={offer?.provider.iconUrl} name={provider} size={72} />}
        title={text.title}
        hint={text.hint}
        announcement={announcementOf(text)}
        actions={buttons}
      />
      {phase === 'elsewhere' && target?.networkId !== purchase.token.networkId && <ChooseNetwork />}
      {phase !== 'arrived' && usable && (
        <div className={css.link} part="onramp-link">
          <CopyButton
            shape="button"
            value={usable.url.href}
            label={t('onramp.copy-link')}
            copiedLabel={t('onramp.link-copied')}
            failedLabel={t('onramp.copy-failed')}
          />
        </div>
      )}
    </div>
  )
}

function usePhase(
  purchase: Purchase,
  popup: Popup | null | undefined,
  target: ActiveTarget | undefined,
): ProgressPhase {
  const isWatched = usePluginState(portfolioContract, ({ balances }) => balances === 'on')
  const isClosed = useIsClosed(popup)
  const isSlow = useIsPast(purchase.startedAtMs + SLOW_MS, SLOW_MS)
  const { progress } = purchase
  if (progress.phase !== 'waiting') return progress.phase
  if (popup === null) return 'blocked'
  if (!isFor(purchase, target)) return 'elsewhere'
  if (!isWatched) return 'unwatched'
  if (purchase.isReadLate || purchase.possible) return 'unsure'
  if (isSlow) return 'slow'
  if (popup === undefined) return 'resumed'
  return isClosed ? 'closed' : 'pending'
}

/**
 * - `blocked`: the browser blocked the window.
 * - `closed`: the user closed the window.
 * - `resumed`: the window was opened before this view.
 * - `elsewhere`: another account or network is active.
 * - `unsure`: the balance, or its increase, may be the purchase or something else, so the user is asked.
 * - `unwatched`: balances are switched off, so an arrival cannot be detected.
 */
type ProgressPhase =
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
function useProgressButtons(options: ProgressButtonsOptions): readonly RequestStatusAction[] {
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
  if (offer && ['blocked', 'closed', 'resumed', 'slow', 'unsure', 'unwatched'].includes(phase))
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
