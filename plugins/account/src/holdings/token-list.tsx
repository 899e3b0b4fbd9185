import { useLocale } from '@latchkey/kernel/react'
import type { TokenHolding } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { SearchField } from '@latchkey/ui-primitives/search-field'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VirtualList } from '@latchkey/ui-primitives/virtual-list'
import { type ReactElement, type RefObject, useMemo, useState } from 'react'
import { useCopy } from '../copy/use-copy'
import { findTokens } from './find-tokens'
import { TokenRow } from './token-row'
import * as css from './tokens-tab.css'

/** Up to here everything is seen at a glance. */
const SEARCH_FROM = 9

export interface TokenListProps {
  /** What scrolls around it. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly items: readonly TokenHolding[]
  /** What is on a test network is worth nothing, whatever anybody says. */
  readonly hasPrices: boolean
}

/** Thousands at the cost of those in sight. */
export function TokenList({ area, items, hasPrices }: TokenListProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const hasSearch = items.length >= SEARCH_FROM
  const wanted = hasSearch ? query.trim() : ''
  const shown = useMemo(() => findTokens(items, wanted), [items, wanted])
  const keys = useMemo(() => shown.map(({ address }) => address ?? 'native'), [shown])
  const nothing = say('tokens.nothing-found', { query: wanted })
  return (
    <>
      {hasSearch && (
        <SearchField
          label={say('tokens.search')}
          clearLabel={say('list.clear-search')}
          value={query}
          onChange={setQuery}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={nothing}
          action={<Button onClick={() => setQuery('')}>{say('tokens.show-all')}</Button>}
        />
      ) : (
        <VirtualList label={say('account.tokens')} area={area} keys={keys}>
          {(_key, index) => {
            const holding = shown[index]
            return holding && <TokenRow holding={holding} locale={locale} hasPrice={hasPrices} />
          }}
        </VirtualList>
      )}
      <LiveRegion message={shown.length === 0 ? nothing : ''} />
    </>
  )
}
