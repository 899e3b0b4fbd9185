import {
  useLocale,
  usePlugin,
  usePluginState,
  useRouter,
  useServices,
  useTexts,
} from '@latchkey/kernel/react'
import { decimalAmount } from '@latchkey/portfolio/contract'
import { Button, Image, List, ListRow, Tag, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { agoFormat, listQuantity, relativeTime } from '@latchkey/ui-primitives/format'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { useTarget } from '@latchkey/view-kit'
import type { ReactElement, ReactNode } from 'react'
import { onrampContract, type Purchase } from '../contract'
import { texts } from '../texts'
import { formatMoney } from './money'
import * as css from './onramp.css'

const TONES = { waiting: 'neutral', failed: 'error', arrived: 'success' } as const

/** The account's purchases, newest first. Parts: `onramp-purchases`, `onramp-purchase`. */
export function ActivityView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const target = useTarget()
  const all = usePluginState(onrampContract, (state) => state.purchases)
  const purchases = all.filter(({ address }) => address === target?.account.address)
  if (purchases.length === 0)
    return (
      <EmptyState
        drawing={<NothingYetDrawing />}
        sentence={t('onramp.empty')}
        action={
          <Button variant="primary" onClick={() => router.replace('OnRampProviders')}>
            {t('onramp.buy')}
          </Button>
        }
      />
    )
  return (
    <ViewLayout part="onramp-purchases" label={t('onramp.activity-title')}>
      <List label={t('onramp.activity-title')}>
        {purchases.map((purchase) => (
          <PurchaseRow
            key={purchase.id}
            purchase={purchase}
            onClick={() => router.push('BuyInProgress', { purchase })}
          />
        ))}
      </List>
    </ViewLayout>
  )
}

interface PurchaseRowProps {
  readonly purchase: Purchase
  readonly onClick: () => void
}

function PurchaseRow({ purchase, onClick }: PurchaseRowProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const { providers } = usePlugin(onrampContract)
  const { clock } = useServices().ports
  const { token, progress, amount, currency, startedAtMs, providerId } = purchase
  const { symbol } = token
  const provider = providers.find(({ id }) => id === providerId)
  const name = provider?.name ?? providerId
  const title =
    progress.phase === 'arrived'
      ? t('onramp.bought', {
          amount: listQuantity(decimalAmount({ value: progress.amount, decimals: progress.decimals }), {
            rounding: 'nearest',
            locale,
          }),
          symbol,
        })
      : t('onramp.buying', { symbol, provider: name })
  return (
    <ListRow
      part="onramp-purchase"
      title={title}
      // The tag stands here and not beside both lines: on a narrow phone the title has their width then.
      secondary={
        <span className={css.line}>
          {t('onramp.bought-for', {
            money: formatMoney(amount, currency, locale),
            time: timeAgo(startedAtMs, clock.now(), locale),
          })}
          <Tag tone={TONES[progress.phase]}>{t(`onramp.tag-${progress.phase}`)}</Tag>
        </span>
      }
      picture={<Image src={provider?.iconUrl} name={name} />}
      onClick={onClick}
    />
  )
}

/** "now", "3 hr. ago". */
function timeAgo(thenMs: number, nowMs: number, locale: string): string {
  const { value, unit } = relativeTime(thenMs, nowMs)
  return agoFormat(locale).format(-value, unit)
}
