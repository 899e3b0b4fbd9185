import { ChooseNetwork } from '@latchkey/account/view-kit'
import { useLocale, usePlugin, useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { ExternalIcon, Image, List, ListRow, Text, useSheets } from '@latchkey/ui-primitives'
import { numberFormat } from '@latchkey/ui-primitives/format'
import { useNetworkName } from '@latchkey/view-kit'
import { type ReactElement, useMemo } from 'react'
import { onrampContract, type PurchaseToken } from '../contract'
import type { Choice, Offer, OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import * as css from './onramp.css'
import { openProvider } from './use-provider-window'

interface ProviderListProps {
  readonly actions: OnrampActions
  readonly token: PurchaseToken
  readonly target: ActiveTarget
  /** `undefined` while the form is incomplete: the providers are shown but disabled. */
  readonly choice: Choice | undefined
}

/** The providers. A click opens the provider's page in a window. Part: `onramp-provider`. */
export function ProviderList({ actions, token, target, choice }: ProviderListProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const network = useNetworkName(target.network)
  const router = useRouter(onrampContract)
  const { providers } = usePlugin(onrampContract)
  const { report } = useServices()
  const offers = useMemo(
    () => actions.offers(choice ?? { token, target, amount: '0', currency: 'USD' }, providers),
    [actions, choice, token, target, providers],
  )
  const buy = (offer: Offer, chosen: Choice): void => {
    try {
      const purchase = actions.createPurchase(chosen, offer.provider)
      const popup = openProvider(offer)
      if (popup) actions.begin(purchase)
      router.push('BuyInProgress', { purchase, popup })
    } catch (error) {
      // The active account has changed, for which the form is rendered next.
      report(onrampContract.id, error)
    }
  }
  if (offers.length === 0)
    return (
      <div className={css.section}>
        <Text as="p" tone="secondary" part="onramp-no-providers">
          {t('onramp.no-providers', {
            symbol: token.symbol,
            network,
          })}
        </Text>
        <ChooseNetwork />
      </div>
    )
  return (
    <div className={css.section}>
      <Text as="h2" variant="caption" tone="secondary">
        {t('onramp.providers')}
      </Text>
      <List label={t('onramp.providers')}>
        {offers.map((offer) => (
          <ListRow
            key={offer.provider.id}
            part="onramp-provider"
            title={<bdi>{offer.provider.name}</bdi>}
            secondary={t('onramp.fee', { range: percentRange(offer.provider.feeRange, locale) })}
            picture={<Image src={offer.provider.iconUrl} name={offer.provider.name} />}
            trailing={<ExternalIcon size={18} />}
            disabled={!choice}
            onClick={() => choice && buy(offer, choice)}
          />
        ))}
      </List>
    </div>
  )
}

/** Formats a range of percents in the locale: `1–2%`. */
function percentRange([from, to]: readonly [number, number], locale: string): string {
  const number = numberFormat(locale, { maximumFractionDigits: 2 })
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return from === to ? percent.format(to / 100) : `${number.format(from)}–${percent.format(to / 100)}`
}
