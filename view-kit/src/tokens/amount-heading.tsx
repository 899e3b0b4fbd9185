import { useLocale } from '@latchkey/kernel/react'
import type { Token } from '@latchkey/session/contract'
import { Image, Text, useSheets } from '@latchkey/ui-primitives'
import { exactQuantity } from '@latchkey/ui-primitives/format'
import type { ReactElement, ReactNode } from 'react'
import * as css from './amount-heading.css'

export interface AmountHeadingProps {
  readonly token: Pick<Token, 'decimals' | 'symbol' | 'iconUrl'>
  /** In the smallest unit, as decimal digits. */
  readonly amount: string
  /** `part` attribute of the line with the amount. */
  readonly part: string
  /** Rendered below the amount. */
  readonly children?: ReactNode
}

/** A token's icon and an amount with all its digits, as the heading of a view that sends or pays. */
export function AmountHeading({ token, amount, part, children }: AmountHeadingProps): ReactElement {
  useSheets(css.sheets)
  const locale = useLocale()
  const { decimals, symbol, iconUrl } = token
  const text = exactQuantity(amount, { decimals, locale })
  return (
    <div className={css.heading}>
      <Image src={iconUrl} name={symbol} shape="circle" size={56} />
      <Text
        as="p"
        part={part}
        variant={text.length > 12 ? 'title' : 'display'}
        numeric
        align="center"
        className={css.amount}
      >
        {text} <bdi>{symbol}</bdi>
      </Text>
      {children}
    </div>
  )
}
