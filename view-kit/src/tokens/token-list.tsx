import { useLocale } from '@latchkey/kernel/react'
import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import type { TokenHolding } from '@latchkey/session/contract'
import { worthOf } from '@latchkey/session/worth'
import { ListRow, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { amountText, formatUsd, listQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import { EmptyState, NothingYetDrawing, VirtualList } from '@latchkey/ui-primitives/lists'
import { CutName } from '@latchkey/ui-primitives/screens'
import { type ReactElement, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { ListFailed, ListLoading, SearchableList } from '../lists/list-status'
import * as lists from '../lists/list-status.css'
import { ConnectFirst } from '../target/target'
import { useListTexts } from '../texts'
import * as css from './token-list.css'
import { TokenPicture } from './token-picture'

export interface TokenListProps {
  /** The scrolling element around the list. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly items: readonly TokenHolding[]
  /** False on a test network: its tokens have no value, so no prices are shown. */
  readonly hasPrices: boolean
  /** Called when the user clicks a token. Without it, the rows are not buttons. */
  readonly onPick?: (holding: TokenHolding) => void
  /** Whether a token is the chosen one. */
  readonly isCurrent?: (holding: TokenHolding) => boolean
}

/**
 * A list of tokens with their amounts and values, with a search field if it is long. Only visible rows are rendered, because
 * an account may hold thousands of tokens.
 */
export function TokenList({ items, ...rows }: TokenListProps): ReactElement {
  const t = useListTexts()
  const texts = {
    label: t('tokens.search'),
    clear: t('list.clear-search'),
    showAll: t('tokens.show-all'),
    nothingFound: (query: string) => t('tokens.nothing-found', { query }),
  }
  const same = useMemo(() => namesakes(items), [items])
  return (
    <SearchableList items={items} find={findTokens} texts={texts}>
      {(shown) => <TokenRows shown={shown} same={same} {...rows} />}
    </SearchableList>
  )
}

interface TokenRowsProps extends Omit<TokenListProps, 'items'> {
  readonly shown: readonly TokenHolding[]
  /** Tokens of a name or symbol that another one has. */
  readonly same: ReadonlySet<TokenHolding>
}

function TokenRows({ area, shown, same, ...rows }: TokenRowsProps): ReactElement {
  const t = useListTexts()
  const keys = useMemo(() => shown.map(({ address }) => address ?? 'native'), [shown])
  return (
    <VirtualList label={t('tokens.title')} area={area} keys={keys}>
      {(_key, index) => {
        const holding = shown[index]
        return holding && <TokenRow holding={holding} isAmbiguous={same.has(holding)} {...rows} />
      }}
    </VirtualList>
  )
}

interface TokenRowProps extends Pick<TokenListProps, 'hasPrices' | 'onPick' | 'isCurrent'> {
  readonly holding: TokenHolding
  readonly isAmbiguous: boolean
}

/** A row with a token's name, amount and value, and with its contract if another token has its name. Part: `token`. */
function TokenRow({ holding, isAmbiguous, hasPrices, onPick, isCurrent }: TokenRowProps): ReactElement {
  useSheets(css.sheets)
  const locale = useLocale()
  const { name, symbol, decimals, value, address } = holding
  const amount = amountText(value, { decimals })
  const worth = hasPrices ? worthOf(holding) : undefined
  return (
    <ListRow
      part="token"
      title={<CutName name={name} />}
      secondary={
        // Not in `bdi` elements, which a row cuts: the contract is what tells two tokens apart.
        <span className={css.holding}>
          <span dir="auto">{`${listQuantity(amount, { locale })} ${symbol}`}</span>
          {isAmbiguous && address !== undefined && (
            <>
              {' '}
              <span dir="ltr">{truncateAddress(address)}</span>
            </>
          )}
        </span>
      }
      picture={<TokenPicture token={holding} />}
      trailing={
        worth !== undefined ? (
          <Text weight="medium" tone="primary" numeric>
            {formatUsd(worth, locale)}
          </Text>
        ) : undefined
      }
      current={isCurrent?.(holding) ?? false}
      onClick={onPick && (() => onPick(holding))}
    />
  )
}

/** The tokens whose name or symbol contains the query, or whose address starts with it. Case is ignored. */
export function findTokens(items: readonly TokenHolding[], query: string): readonly TokenHolding[] {
  const wanted = query.toLowerCase()
  if (wanted === '') return items
  return items.filter(
    ({ name, symbol, address }) =>
      name.toLowerCase().includes(wanted) ||
      symbol.toLowerCase().includes(wanted) ||
      address?.toLowerCase().startsWith(wanted),
  )
}

/** Without what readers do not see: case, width, spaces and characters without a shape. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .toLowerCase()

/**
 * The tokens whose name or symbol another token of the list has, too, whatever its case. Anybody can give a token the name of
 * another, so they are told apart by their contracts.
 */
export function namesakes<Named extends Pick<TokenHolding, 'name' | 'symbol'>>(
  items: readonly Named[],
): ReadonlySet<Named> {
  const having = new Map<string, Named[]>()
  for (const item of items)
    for (const key of new Set([item.name, item.symbol].map(comparable))) {
      const same = having.get(key)
      if (same) same.push(item)
      else having.set(key, [item])
    }
  return new Set([...having.values()].flatMap((same) => (same.length > 1 ? same : [])))
}

export interface TokenChoiceViewProps {
  readonly part: string
  /** Opens the view again, see `ConnectFirst`, which is shown without `children`: there is no account that has tokens. */
  readonly onConnect: () => void
  /** Renders the `TokenChoice`. Gets the scrolling element of the view. */
  readonly children?: ((area: RefObject<HTMLDivElement | null>) => ReactNode) | undefined
}

/** The layout of a view in which the user chooses a token. */
export function TokenChoiceView({ part, onConnect, children }: TokenChoiceViewProps): ReactElement {
  const t = useListTexts()
  const area = useRef<HTMLDivElement>(null)
  return (
    <ViewLayout part={part} area={area} label={t('tokens.title')} searchable>
      {children ? children(area) : <ConnectFirst onConnect={onConnect} />}
    </ViewLayout>
  )
}

export interface TokenChoiceProps extends TokenListProps {
  readonly status: 'loading' | 'known' | 'failed'
  /** The query that reads the tokens. If it failed, a retry button is shown. */
  readonly query: UseQueryResult
  /** The sentence that is shown if there are no tokens. */
  readonly empty?: string
  /** Shown below that sentence: what leads to tokens. */
  readonly emptyAction?: ReactNode
  /** Rendered above the list. */
  readonly suggested?: ReactNode
}

/** A list of tokens of which the user chooses one, with its states while loading, failed and empty. */
export function TokenChoice({
  status,
  query,
  empty,
  emptyAction,
  suggested,
  ...list
}: TokenChoiceProps): ReactElement {
  useSheets(lists.sheets)
  const t = useListTexts()
  if (status === 'loading') return <ListLoading label={t('tokens.loading')} />
  if (status === 'failed') return <ListFailed query={query} sentence={t('tokens.failed')} />
  if (empty !== undefined && list.items.length === 0)
    return <EmptyState drawing={<NothingYetDrawing />} sentence={empty} action={emptyAction} />
  return (
    <div className={lists.list}>
      {suggested}
      <TokenList {...list} />
    </div>
  )
}
