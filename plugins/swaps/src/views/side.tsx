import { useLocale, useRouter, useTexts } from '@latchkey/kernel/react'
import { worthOf } from '@latchkey/session/worth'
import { useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { formatUsd } from '@latchkey/ui-primitives/format'
import { UnitButton } from '@latchkey/ui-primitives/forms'
import { TokenPicture, useTransactionFormTexts } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import { swapsContract } from '../contract'
import { HIGH_IMPACT } from '../plan/swap-cost'
import { texts } from '../texts'
import { shownAmount, shownImpact } from './format'
import * as css from './swaps.css'
import type { SwappableToken } from './use-swap-tokens'

interface SideTokenProps {
  readonly side: 'from' | 'to'
  readonly token: SwappableToken | undefined
}

/** The token of one side. A click opens the list of tokens. Parts: `swaps-from`, `swaps-to`. */
export function SideToken({ side, token }: SideTokenProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(swapsContract)
  return (
    <UnitButton
      part={`swaps-${side}`}
      label={token?.symbol ?? t('swaps.select-token')}
      name={token?.name}
      empty={!token}
      picture={token && <TokenPicture token={token} size={20} />}
      onClick={() => router.push('SwapSelectToken', { side })}
      onIntent={() => router.preload('SwapSelectToken')}
    />
  )
}

/**
 * The account's balance of a token. Where there is little room the amount stands alone, so that the line stays one. Part of
 * the label: `swaps-balance`.
 */
export function Balance({ token }: { readonly token: SwappableToken | undefined }): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const formText = useTransactionFormTexts()
  const locale = useLocale()
  if (!token) return null
  const { balance, symbol } = token
  if (balance === undefined) return <>{formText('transaction.balance-unknown')}</>
  return (
    <span className={css.balance}>
      <span part="swaps-balance" className={css.balanceLabel}>
        {t('swaps.balance')}
      </span>{' '}
      <bdi dir="ltr">
        {shownAmount(balance, token, locale)} {symbol}
      </bdi>
    </span>
  )
}

interface WorthProps {
  readonly amount: bigint
  readonly decimals: number
  readonly priceUsd: number | undefined
  /** How much less it is worth than what is paid for it; `undefined` if that is unknown, or not of interest. */
  readonly impact?: bigint | undefined
}

/** The worth of an amount, if the price is known. Part of the impact: `swaps-impact`. */
export function Worth({ amount, decimals, priceUsd, impact }: WorthProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const locale = useLocale()
  const worth = worthOf({ value: amount.toString(), decimals, priceUsd })
  if (!worth) return null
  return (
    <span className={css.figures}>
      {formatUsd(worth, locale)}
      {impact !== undefined && (
        <>
          {' '}
          <VisuallyHidden>{t('swaps.price-impact')} </VisuallyHidden>
          <span part="swaps-impact" className={impact < HIGH_IMPACT ? '' : css.high}>
            <bdi>({shownImpact(impact, locale)})</bdi>
          </span>
        </>
      )}
    </span>
  )
}
