import { useLocale } from '@latchkey/kernel/react'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { formatUsd } from '@latchkey/ui-primitives/format/format-usd'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import { Image } from '@latchkey/ui-primitives/image'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Text } from '@latchkey/ui-primitives/text'
import { VirtualList } from '@latchkey/ui-primitives/virtual-list'
import { type ReactElement, type RefObject, useMemo } from 'react'
import type { TokenHolding } from '../contract/assets'
import { findTokens } from './find-tokens'
import { useListTexts } from './list-texts'
import { SearchableList } from './searchable-list'

export interface TokenListProps {
  /** The scrolling element around the list. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly items: readonly TokenHolding[]
  /** False on a test network, whose tokens are worth nothing. */
  readonly hasPrices: boolean
  /** Makes the rows buttons. */
  readonly onPick?: (holding: TokenHolding) => void
  /** The chosen one. */
  readonly isCurrent?: (holding: TokenHolding) => boolean
}

/** Tokens with their amounts and worth; a search field above a long list. Draws the rows in sight only: an account may hold thousands. */
export function TokenList({ items, ...rows }: TokenListProps): ReactElement {
  const say = useListTexts()
  const texts = {
    label: say('tokens.search'),
    clear: say('list.clear-search'),
    showAll: say('tokens.show-all'),
    nothingFound: (query: string) => say('tokens.nothing-found', { query }),
  }
  return (
    <SearchableList items={items} find={findTokens} texts={texts}>
      {(shown) => <TokenRows shown={shown} {...rows} />}
    </SearchableList>
  )
}

interface TokenRowsProps extends Omit<TokenListProps, 'items'> {
  readonly shown: readonly TokenHolding[]
}

function TokenRows({ area, shown, ...rows }: TokenRowsProps): ReactElement {
  const say = useListTexts()
  const keys = useMemo(() => shown.map(({ address }) => address ?? 'native'), [shown])
  return (
    <VirtualList label={say('tokens.title')} area={area} keys={keys}>
      {(_key, index) => {
        const holding = shown[index]
        return holding && <TokenRow holding={holding} {...rows} />
      }}
    </VirtualList>
  )
}

interface TokenRowProps extends Pick<TokenListProps, 'hasPrices' | 'onPick' | 'isCurrent'> {
  readonly holding: TokenHolding
}

/** One token: name, amount and worth. Part: `token`. */
function TokenRow({ holding, hasPrices, onPick, isCurrent }: TokenRowProps): ReactElement {
  const locale = useLocale()
  const { name, symbol, decimals, value, iconUrl, priceUsd } = holding
  const amount = amountText(value, { decimals })
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
        hasPrices && priceUsd !== undefined ? (
          <Text weight="medium" tone="primary" numeric>
            {formatUsd(Number(amount) * priceUsd, locale)}
          </Text>
        ) : undefined
      }
      current={isCurrent?.(holding) ?? false}
      onClick={onPick && (() => onPick(holding))}
    />
  )
}
