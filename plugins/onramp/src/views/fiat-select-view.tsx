import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { List, ListRow, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { CheckIcon } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, ConnectFirst, SearchableList, useTarget } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useCallback, useMemo } from 'react'
import { onrampContract, type PaymentCurrency } from '../contract'
import type { OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import { CurrencyPicture } from './currency-picture'
import * as css from './onramp.css'
import { useFormChoice } from './use-choice'

/** The currencies to pay with. Part: `onramp-currencies`. */
export function FiatSelectView({ actions }: ActionViewProps<OnrampActions, undefined>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const target = useTarget()
  return (
    <ViewLayout part="onramp-currencies" label={t('onramp.currencies')} searchable>
      {target ? (
        <Currencies actions={actions} target={target} />
      ) : (
        <ConnectFirst onConnect={() => router.replace('OnRampFiatSelect')} />
      )}
    </ViewLayout>
  )
}

interface CurrenciesProps {
  readonly actions: OnrampActions
  readonly target: ActiveTarget
}

function Currencies({ actions, target }: CurrenciesProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const { currencies, currency } = useFormChoice(target)
  const nameOf = useCurrencyNames()
  const find = useCallback(
    (all: readonly PaymentCurrency[], query: string) => {
      const wanted = query.toLowerCase()
      return all.filter(({ id }) => `${id} ${nameOf(id)}`.toLowerCase().includes(wanted))
    },
    [nameOf],
  )
  const pick = ({ id }: PaymentCurrency): void => {
    actions.edit({ currency: id })
    router.back()
  }
  return (
    <div className={css.list}>
      <SearchableList
        items={currencies}
        find={find}
        texts={{
          label: t('onramp.currencies-search'),
          clear: t('onramp.clear'),
          showAll: t('onramp.show-all'),
          nothingFound: (query) => t('onramp.nothing', { query }),
        }}
      >
        {(shown) => (
          <List label={t('onramp.currencies')}>
            {shown.map((one) => (
              <ListRow
                key={one.id}
                part="onramp-currency-option"
                title={nameOf(one.id)}
                secondary={<bdi>{one.id}</bdi>}
                picture={<CurrencyPicture currency={one.id} />}
                current={one.id === currency.id}
                trailing={one.id === currency.id ? <CheckIcon size={18} /> : undefined}
                onClick={() => pick(one)}
              />
            ))}
          </List>
        )}
      </SearchableList>
      <OptionsNote />
    </div>
  )
}

/** In the user's language: "US Dollar". */
function useCurrencyNames(): (id: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'currency' })
    return (id) => names.of(id) ?? id
  }, [locale])
}

/** A note that the lists are defaults because the service failed. Part: `onramp-defaults`. */
export function OptionsNote(): ReactElement | null {
  const t = useTexts(texts)
  const isFailed = usePluginState(onrampContract, ({ options }) => options['all']?.status === 'failed')
  if (!isFailed) return null
  return (
    <Text as="p" part="onramp-defaults" variant="caption" tone="secondary" align="center">
      {t('onramp.options-failed')}
    </Text>
  )
}
