import type { TextOf } from '@latchkey/kernel'
import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { AmountField, UnitButton } from '@latchkey/ui-primitives/forms'
import { CardIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { onrampContract, type PaymentMethodLimit } from '../contract'
import type { OnrampActions } from '../onramp-actions'
import { type TextKey, texts } from '../texts'
import { BankIcon } from './bank-icon'
import { CurrencyPicture } from './currency-picture'
import { decimalsOf, formatRoundMoney, rangeOf } from './money'
import * as css from './onramp.css'
import type { FormChoice } from './use-choice'

/** In whole units of the currency. */
const PRESETS = ['100', '250', '500', '1000']

interface BuyAmountProps {
  readonly actions: OnrampActions
  readonly choice: FormChoice
}

/** The paid amount and currency. Parts: `onramp-currency`, `onramp-preset`, those of the field. */
export function BuyAmount({ actions, choice }: BuyAmountProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const router = useRouter(onrampContract)
  const text = usePluginState(onrampContract, ({ draft }) => draft.amountText)
  const { currency, checked } = choice
  const { issue } = checked
  return (
    <div className={css.section}>
      <AmountField
        value={text}
        onChange={(amountText) => actions.edit({ amountText })}
        label={t('onramp.pay')}
        decimals={decimalsOf(currency.id)}
        unit={currency.id}
        hint={<Limits choice={choice} />}
        error={
          issue && issue.kind !== 'empty'
            ? t(`onramp.${issue.kind}`, { limit: formatRoundMoney(issue.limit, currency.id, locale) })
            : undefined
        }
        choice={
          <UnitButton
            part="onramp-currency"
            label={currency.id}
            name={t('onramp.change-currency')}
            picture={<CurrencyPicture currency={currency.id} size={20} />}
            onIntent={() => router.preload('OnRampFiatSelect')}
            onClick={() => router.push('OnRampFiatSelect')}
          />
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend */}
      <div className={css.presets} role="group" aria-label={t('onramp.presets')}>
        {PRESETS.map((amount) => (
          <Button
            key={amount}
            part="onramp-preset"
            size="small"
            fullWidth
            onClick={() => actions.edit({ amountText: amount })}
          >
            {formatRoundMoney(amount, currency.id, locale)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The limits, or once there is an amount the methods that accept it. One line, so that the form keeps its height. */
function Limits({ choice: { currency, checked } }: Pick<BuyAmountProps, 'choice'>): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const { id, limits } = currency
  const money = (amount: string): string => formatRoundMoney(amount, id, locale)
  if (checked.issue) {
    const range = rangeOf(currency)
    return (
      <>
        {range ? t('onramp.limits', { min: money(range.min), max: money(range.max) }) : t('onramp.no-amount')}
      </>
    )
  }
  const [left] = checked.methods
  const tooSmall = limits.find(({ method }) => !checked.methods.includes(method))
  if (tooSmall && left !== undefined)
    return (
      <>
        {t('onramp.only', {
          method: methodName(left, t),
          other: methodName(tooSmall.method, t),
          max: money(tooSmall.max),
        })}
      </>
    )
  return (
    <span className={css.methods}>
      {limits.map(({ method }) => (
        <span key={method} className={css.method}>
          {isCard(method) ? <CardIcon size={16} /> : <BankIcon size={16} />}
          {/* The space is for screen readers. */}
          {`${methodName(method, t)} `}
        </span>
      ))}
    </span>
  )
}

const isCard = (method: PaymentMethodLimit['method']): boolean => method === 'card'

/** The display name of a payment method; an unknown one has its own name. */
function methodName(method: PaymentMethodLimit['method'], t: TextOf<TextKey>): string {
  if (isCard(method)) return t('onramp.card')
  return /bank|ach|sepa/.test(method) ? t('onramp.bank') : method.replaceAll('_', ' ')
}
