import { ChooseNetwork } from '@latchkey/account/view-kit'
import {
  useLocale,
  usePlugin,
  usePluginState,
  useRouter,
  useTexts,
  useTranslate,
} from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, HelpIcon, useSheets, ViewLayout, WalletIcon } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { CardIcon, Explainer, InfoIcon } from '@latchkey/ui-primitives/screens'
import {
  type ActionViewProps,
  announcementOf,
  ConnectFirst,
  describeError,
  usePolledValue,
  useTarget,
} from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import type { Quote, QuoteRequest } from '../api/fetch-quote'
import { onrampContract } from '../contract'
import { OnrampUnsupportedError } from '../errors'
import { type Choice, isServed, type OnrampActions } from '../onramp-actions'
import { texts } from '../texts'
import { BuyAmount } from './buy-amount'
import { BuyToken } from './buy-token'
import { wholeUnits } from './money'
import * as css from './onramp.css'
import { ProviderList } from './provider-list'
import { useFormChoice } from './use-choice'

/** The form, or why there is none. */
export function ProvidersView({ actions }: ActionViewProps<OnrampActions, undefined>): ReactNode {
  const translate = useTranslate()
  const router = useRouter(onrampContract)
  const target = useTarget()
  if (!target) return <ConnectFirst onConnect={() => router.replace('OnRampProviders')} />
  if (isServed(target.namespace) && target.network) return <BuyForm actions={actions} target={target} />
  const text = describeError(new OnrampUnsupportedError(target.namespace), { title: '', hint: '' }, translate)
  return (
    <EmptyState drawing={<NetworkDrawing />} sentence={announcementOf(text)} action={<ChooseNetwork />} />
  )
}

export interface BuyFormProps {
  readonly actions: OnrampActions
  readonly target: ActiveTarget
}

/**
 * The form: amount, token, estimate and providers. Parts: `onramp`, `onramp-what`, `onramp-activity`, and
 * those of its sections.
 */
function BuyForm({ actions, target }: BuyFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const router = useRouter(onrampContract)
  const options = usePluginState(onrampContract, (state) => state.options['all'])
  useQuery({ pluginId: onrampContract.id, entry: options, load: actions.loadOptions })
  useHeldTokens(target)
  const choice = useFormChoice(target)
  const { token, currency, amount, checked } = choice
  const isReady = amount !== undefined && checked.issue === undefined
  const whole = isReady ? wholeUnits(amount, currency.id) : undefined
  const asked = useMemo(
    () => (token && whole !== undefined ? { token, currency, amount: whole } : undefined),
    [token, currency, whole],
  )
  const quote = useQuote(actions, asked)
  // The amount of a placeholder is money, not tokens.
  const expected = quote?.kind === 'quoted' ? quote.purchaseAmount : undefined
  const bought = useMemo(
    (): Choice | undefined =>
      asked && {
        ...asked,
        target,
        currency: asked.currency.id,
        ...(expected === undefined ? {} : { expected }),
      },
    [asked, target, expected],
  )
  const hasPurchases = usePluginState(onrampContract, ({ purchases }) =>
    purchases.some(({ address }) => address === target.account.address),
  )
  return (
    <ViewLayout
      part="onramp"
      footer={
        <div className={css.pair}>
          <Button
            part="onramp-what"
            variant="quiet"
            icon={<HelpIcon size={18} />}
            onClick={() => router.push('WhatIsABuy')}
          >
            {t('onramp.what')}
          </Button>
          {hasPurchases && (
            <Button part="onramp-activity" variant="quiet" onClick={() => router.push('OnRampActivity')}>
              {t('onramp.activity')}
            </Button>
          )}
        </div>
      }
    >
      <div className={css.view}>
        <BuyAmount actions={actions} choice={choice} />
        {token && (
          <BuyToken
            token={token}
            target={target}
            currency={currency.id}
            quote={quote}
            isAsked={isReady}
            locale={locale}
          />
        )}
        {token && <ProviderList actions={actions} token={token} target={target} choice={bought} />}
      </div>
    </ViewLayout>
  )
}

/** Reads the balance before the purchase, because only a later increase is an arrival. */
function useHeldTokens(target: ActiveTarget): void {
  const { loadTokens } = usePlugin(portfolioContract)
  const entry = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const isRead = usePluginState(portfolioContract, ({ balances }) => balances === 'on')
  useQuery({ pluginId: onrampContract.id, entry, load: isRead ? loadTokens : undefined })
}

/** Pause after the last key. */
const PAUSE_MS = 300

/**
 * The estimate for the latest request; `undefined` while it is being requested.
 * @param request memoized; `undefined`: nothing is requested
 */
function useQuote(actions: OnrampActions, request: QuoteRequest | undefined): Quote | undefined {
  const read = useMemo(
    () => request && ((signal: AbortSignal) => actions.quote(request, signal)),
    [actions, request],
  )
  const { value } = usePolledValue(read, { delayMs: PAUSE_MS })
  return value.phase === 'known' ? value.data : undefined
}

const POINTS = [
  { key: 'provider', Icon: CardIcon },
  { key: 'price', Icon: InfoIcon },
  { key: 'arrive', Icon: WalletIcon },
] as const

/** Explains buying to first-time users. Part: `what-is-a-buy`. */
export function WhatIsABuyView(): ReactNode {
  const t = useTexts(texts)
  return (
    <Explainer
      part="what-is-a-buy"
      drawing={<WalletDrawing />}
      intro={t('what-is-a-buy.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-buy.${key}`),
        text: t(`what-is-a-buy.${key}-text`),
      }))}
    />
  )
}
