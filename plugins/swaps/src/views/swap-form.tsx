import { GetTokens } from '@latchkey/account/view-kit'
import type { TextOf } from '@latchkey/kernel'
import { useLocale, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import type { ActiveTarget } from '@latchkey/session/contract'
import { Button, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { amountText } from '@latchkey/ui-primitives/format'
import { AmountField, AmountOutput } from '@latchkey/ui-primitives/forms'
import {
  findTokenBy,
  ListFailed,
  type PolledValue,
  type TransactionFormTextKey,
  tokenKey,
  useListTexts,
  usePolledValue,
  useTransactionFormTexts,
} from '@latchkey/view-kit'
import { type FormEvent, type ReactElement, useEffect, useMemo } from 'react'
import { isAmount, PRICE_INTERVAL_MS } from '../arithmetic'
import { type SwapDraft, type SwapOrder, type SwapParameters, swapsContract } from '../contract'
import { impactOf } from '../plan/swap-cost'
import type { SwapActions, SwapQuote } from '../swap-actions'
import { texts } from '../texts'
import { checkForm, type Max, useMax } from './form-amount'
import { FormSkeleton, Seam, Unsupported } from './form-skeleton'
import { shownAmount } from './format'
import { QuoteCaution, QuoteDetails } from './quote-details'
import { Balance, SideToken, Worth } from './side'
import * as css from './swaps.css'
import { findToken, type SwappableToken, useSwapTokens } from './use-swap-tokens'

interface SwapFormProps {
  readonly actions: SwapActions
  readonly target: ActiveTarget
  readonly parameters: SwapParameters | undefined
}

/** Pause after the last key before a quote is requested. */
const TYPING_MS = 200

/** Both tokens, the amount and the received amount. Parts: `swaps`, `swaps-switch`, `swaps-review`. */
export function SwapForm({ actions, target, parameters }: SwapFormProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const formText = useTransactionFormTexts()
  const locale = useLocale()
  const listText = useListTexts()
  const router = useRouter(swapsContract)
  const draft = usePluginState(swapsContract, (state) => state.draft)
  const tokens = useSwapTokens(actions, target)
  const { from, to } = useSides(actions, tokens.items, draft, parameters)
  const max = useMax(actions, target, from, to)
  const issue = checkForm(draft, from, to)
  const order = useOrder(target, draft, from, to, issue === undefined || issue === 'insufficient-balance')
  const { value: polled, retry } = usePolledValue(
    useMemo(() => order && ((signal: AbortSignal) => actions.quote(order, signal)), [actions, order]),
    { intervalMs: PRICE_INTERVAL_MS, delayMs: TYPING_MS },
  )

  if (tokens.isUnsupported) return <Unsupported />
  if (tokens.status === 'loading') return <FormSkeleton />
  if (tokens.status === 'failed')
    return <ListFailed query={tokens.query} sentence={listText('tokens.failed')} />

  const quote = polled.phase === 'known' ? polled.data : undefined
  const quoted = quote?.quotedAmount.toString()
  const exchangeSides = (): void =>
    actions.edit({
      from: draft.to,
      to: from && tokenKey(from),
      amount: quoted,
      amountText: quoted === undefined || !to ? '' : amountText(quoted, { decimals: to.decimals, locale }),
    })
  const given = {
    amount: BigInt(draft.amount ?? 0),
    decimals: from?.decimals ?? 18,
    priceUsd: draft.amount === undefined ? undefined : (from?.priceUsd ?? quote?.fromPriceUsd),
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (issue !== undefined || !order || quoted === undefined) return
    router.push('SwapPreview', actions.startReview({ ...order, quoted }))
  }
  return (
    <ViewLayout
      part="swaps"
      label={t('swaps.title')}
      onSubmit={submit}
      footer={
        <div className={css.section}>
          <QuoteCaution order={order} polled={polled} />
          {issue === undefined && polled.phase === 'failed' ? (
            <Button part="swaps-retry" variant="primary" size="large" fullWidth onClick={retry}>
              {listText('list.retry')}
            </Button>
          ) : (
            <Button
              part="swaps-review"
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              disabled={issue !== undefined}
              loading={issue === undefined && polled.phase === 'loading'}
            >
              {t(issue === undefined ? 'swaps.review' : `swaps.${issue}`, { symbol: from?.symbol ?? '' })}
            </Button>
          )}
          {issue === 'insufficient-balance' && <GetTokens />}
        </div>
      }
    >
      <div className={css.view}>
        <div className={css.sides}>
          <AmountField
            panel
            value={draft.amountText}
            onChange={(text, units) => actions.edit({ amountText: text, amount: units })}
            label={t('swaps.from')}
            decimals={from?.decimals ?? 18}
            unit={from?.symbol ?? ''}
            choice={<SideToken side="from" token={from} />}
            aside={<Balance token={from} />}
            disabled={!from}
            max={max.amount}
            isMaxComing={max.isComing}
            maxLabel={formText('transaction.max')}
            hint={
              (issue === 'insufficient-balance'
                ? undefined
                : hintOf(max, draft.amount, from?.symbol ?? '', formText)) ?? <Worth {...given} />
            }
          />
          <Seam onTurn={exchangeSides} />
          <Received token={to} order={order} polled={polled} />
        </div>
        <QuoteDetails order={order} polled={polled} />
      </div>
    </ViewLayout>
  )
}

interface ReceivedProps {
  readonly token: SwappableToken | undefined
  /** `undefined` while the form is incomplete. */
  readonly order: SwapOrder | undefined
  readonly polled: PolledValue<SwapQuote>
}

/** The received amount, once it is known. Part: `swaps-promised`. */
function Received({ token, order, polled }: ReceivedProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const quote = order && polled.phase === 'known' ? polled.data : undefined
  return (
    <AmountOutput
      panel
      part="swaps-promised"
      label={t('swaps.to')}
      value={token && quote && shownAmount(quote.quotedAmount, token, locale)}
      loading={order !== undefined && polled.phase === 'loading'}
      choice={<SideToken side="to" token={token} />}
      aside={<Balance token={token} />}
      hint={
        token &&
        order &&
        quote && (
          <Worth
            amount={quote.quotedAmount}
            decimals={token.decimals}
            priceUsd={quote.toPriceUsd}
            impact={impactOf(order, quote.quotedAmount, quote)}
          />
        )
      }
    />
  )
}

/**
 * The chosen tokens. Default of `from`: the first token of the account. The page's parameters are applied
 * once.
 */
function useSides(
  actions: SwapActions,
  items: readonly SwappableToken[],
  draft: SwapDraft,
  parameters: SwapParameters | undefined,
): { readonly from: SwappableToken | undefined; readonly to: SwappableToken | undefined } {
  const locale = useLocale()
  useEffect(() => {
    if (!parameters || items.length === 0) return
    const from = findToken(items, parameters.fromToken ?? 'native')
    const to = parameters.toToken === undefined ? undefined : findToken(items, parameters.toToken)
    const given = parameters.amount ?? ''
    const amount = isAmount(given) ? BigInt(given).toString() : undefined
    actions.begin(parameters, {
      from: from && tokenKey(from),
      to: to && tokenKey(to),
      ...(amount === undefined || !from
        ? {}
        : { amount, amountText: amountText(amount, { decimals: from.decimals, locale }) }),
    })
  }, [actions, items, parameters, locale])
  return {
    from: findTokenBy(items, draft.from ?? 'native'),
    to: draft.to === undefined ? undefined : findTokenBy(items, draft.to),
  }
}

/** The order, memoized and frozen. */
function useOrder(
  target: ActiveTarget,
  { amount }: SwapDraft,
  from: SwappableToken | undefined,
  to: SwappableToken | undefined,
  isComplete: boolean,
): SwapOrder | undefined {
  const given = from?.token
  const wanted = to?.token
  return useMemo(
    () =>
      given && wanted && amount !== undefined && isComplete
        ? Object.freeze({ target, from: given, to: wanted, amount })
        : undefined,
    [target, amount, given, wanted, isComplete],
  )
}

function hintOf(
  { amount: max, isLess }: Max,
  amount: string | undefined,
  symbol: string,
  t: TextOf<TransactionFormTextKey>,
): string | undefined {
  if (!isLess || max === undefined || amount === undefined) return undefined
  if (max === '0') return t('transaction.fee-short', { symbol })
  return BigInt(amount) >= BigInt(max) ? t('transaction.fee-kept', { symbol }) : undefined
}
