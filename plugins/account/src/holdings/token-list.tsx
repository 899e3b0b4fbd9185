import { useLocale } from '@latchkey/kernel/react'
import { decimalAmount } from '@latchkey/portfolio/contract'
import type { TokenHolding } from '@latchkey/session/contract'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { Image } from '@latchkey/ui-primitives/image'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { VirtualList } from '@latchkey/ui-primitives/virtual-list'
import { type ReactElement, type RefObject, useMemo } from 'react'
import { useCopy } from '../copy/use-copy'
import { SearchableList } from '../searchable-list'
import { findTokens } from './find-tokens'
import * as css from './tokens-tab.css'

interface TokenListProps {
  /** The scrolling element around the list. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly items: readonly TokenHolding[]
  /** False on a test network, whose tokens are worth nothing. */
  readonly hasPrices: boolean
}

/** Draws the rows in sight only: an account may hold thousands. */
export function TokenList({ area, items, hasPrices }: TokenListProps): ReactElement {
  const say = useCopy()
  return (
    <SearchableList
      items={items}
      find={findTokens}
      label={say('tokens.search')}
      showAll={say('tokens.show-all')}
      nothingFound={(query) => say('tokens.nothing-found', { query })}
    >
      {(shown) => <TokenRows area={area} shown={shown} hasPrices={hasPrices} />}
    </SearchableList>
  )
}

interface TokenRowsProps extends Omit<TokenListProps, 'items'> {
  readonly shown: readonly TokenHolding[]
}

function TokenRows({ area, shown, hasPrices }: TokenRowsProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const keys = useMemo(() => shown.map(({ address }) => address ?? 'native'), [shown])
  return (
    <VirtualList label={say('account.tokens')} area={area} keys={keys}>
      {(_key, index) => {
        const holding = shown[index]
        return holding && <TokenRow holding={holding} locale={locale} hasPrice={hasPrices} />
      }}
    </VirtualList>
  )
}

interface TokenRowProps {
  readonly holding: TokenHolding
  readonly locale: string
  readonly hasPrice: boolean
}

/** One token: name, amount and worth. Part: `token`. */
function TokenRow({ holding, locale, hasPrice }: TokenRowProps): ReactElement {
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
