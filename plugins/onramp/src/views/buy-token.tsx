import type { TextOf } from '@latchkey/kernel'
import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { ChevronIcon, ListRow, LiveRegion, Text, useSheets } from '@latchkey/ui-primitives'
import { shortQuantity } from '@latchkey/ui-primitives/format'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { TokenPicture, type TokenPictureProps } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { Quote } from '../api/fetch-quote'
import { onrampContract, type PurchaseToken } from '../contract'
import { type TextKey, texts } from '../texts'
import { isSameToken } from '../watch/find-arrivals'
import { formatMoney } from './money'
import * as css from './onramp.css'

interface BuyTokenProps {
  readonly token: PurchaseToken
  readonly target: ActiveTarget
  /** ISO 4217. */
  readonly currency: string
  readonly quote: Quote | undefined
  /** Whether an estimate is being requested, or known. */
  readonly isAsked: boolean
  readonly locale: string
}

/** The bought token and its estimated amount. Parts: `onramp-token`, `onramp-estimate`. */
export function BuyToken(props: BuyTokenProps): ReactElement {
  const { token, target, quote, isAsked, locale } = props
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(onrampContract)
  const held = usePluginState(portfolioContract, ({ tokens }) => tokens[accountKey(target)])
  const holdings = held?.status === 'known' ? held.items : []
  const about = isAsked ? aboutText(quote, token, t, locale) : target.network?.name
  const isComing = isAsked && !quote
  return (
    <div className={css.section}>
      <ListRow
        part="onramp-token"
        title={<bdi>{token.name}</bdi>}
        secondary={<span part="onramp-estimate">{about}</span>}
        picture={<TokenPicture token={pictured(token, holdings)} />}
        trailing={<ChevronIcon size={18} />}
        onIntent={() => router.preload('OnRampTokenSelect')}
        onClick={() => router.push('OnRampTokenSelect')}
      />
      {/* Always there, so that the form keeps its height. */}
      <Text as="p" variant="caption" tone="secondary">
        {isComing ? <Skeleton shape="text" variant="caption" length="long" /> : hintText(props, t)}
      </Text>
      <LiveRegion message={isAsked && quote ? (about ?? '') : ''} />
    </div>
  )
}

/** Who sets the price, with what is known about this one. */
function hintText({ quote, isAsked, currency, locale }: BuyTokenProps, t: TextOf<TextKey>): string {
  if (!isAsked || !quote) return t('onramp.price-hint')
  return quote.kind === 'quoted'
    ? t('onramp.estimate-hint', { fee: formatMoney(quote.networkFee, currency, locale) })
    : t('onramp.no-estimate-hint')
}

/** Shows an amount of the token only from the service, because the placeholder is no price. */
function aboutText(
  quote: Quote | undefined,
  { symbol }: PurchaseToken,
  t: TextOf<TextKey>,
  locale: string,
): string {
  if (!quote) return t('onramp.estimating')
  if (quote.kind === 'placeholder')
    return t('onramp.about-money', { amount: formatMoney(quote.amount, quote.currency, locale), symbol })
  return t('onramp.about', { amount: shortQuantity(quote.purchaseAmount, locale), symbol })
}

/** What its picture is drawn from: the account's own token, if it has it. */
export function pictured(
  token: PurchaseToken,
  holdings: readonly TokenHolding[],
): TokenPictureProps['token'] {
  const { networkId, symbol, tokenAddress } = token
  const own = holdings.find((one) => isSameToken(one, token))
  return own ?? { networkId, symbol, ...(tokenAddress === undefined ? {} : { address: tokenAddress }) }
}
