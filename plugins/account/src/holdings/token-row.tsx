import { decimalAmount } from '@latchkey/portfolio/contract'
import type { TokenHolding } from '@latchkey/session/contract'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { Image } from '@latchkey/ui-primitives/image'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import * as css from './tokens-tab.css'

export interface TokenRowProps {
  readonly holding: TokenHolding
  readonly locale: string
  readonly hasPrice: boolean
}

/** One token: what it is, how much of it, what that is worth. Part: `token`. */
export function TokenRow({ holding, locale, hasPrice }: TokenRowProps): ReactElement {
  const { name, symbol, iconUrl, priceUsd } = holding
  const amount = decimalAmount(holding)
  return (
    <ListRow
      part="token"
      title={<bdi>{name}</bdi>}
      secondary={
        <bdi>
          {formatQuantity(amount, { locale })} {symbol}
        </bdi>
      }
      picture={<Image src={iconUrl} name={symbol} shape="circle" />}
      trailing={
        hasPrice && priceUsd !== undefined ? (
          <Text weight="medium" className={css.worth} tone="primary">
            {formatUsd(Number(amount) * priceUsd, locale)}
          </Text>
        ) : undefined
      }
    />
  )
}
