import { useIsPast, useLocale, usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { decimalAmount, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Image, Text, useSheets } from '@latchkey/ui-primitives'
import { shortQuantity } from '@latchkey/ui-primitives/format'
import { CopyButton, RequestStatus, type StatusRingState } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, announcementOf, type Popup, useTarget } from '@latchkey/view-kit'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { onrampContract, type ProgressArgs, type Purchase } from '../contract'
import type { OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import { isFor } from '../watch/find-arrivals'
import { SLOW_MS } from '../watch/watch-purchases'
import * as css from './onramp.css'
import { type ProgressPhase, useProgressButtons } from './progress-buttons'
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
      {phase !== 'arrived' && (
        <div className={css.link} part="onramp-link">
          {usable ? (
            <CopyButton
              shape="button"
              value={usable.url.href}
              label={t('onramp.copy-link')}
              copiedLabel={t('onramp.link-copied')}
              failedLabel={t('onramp.copy-failed')}
            />
          ) : (
            <Text tone="secondary">{t('onramp.no-link')}</Text>
          )}
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
