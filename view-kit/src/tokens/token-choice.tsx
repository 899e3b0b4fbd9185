import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import { useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { ListFailed, ListLoading } from '../lists/list-status'
import * as css from '../lists/list-status.css'
import { useListTexts } from '../lists/list-texts'
import { ConnectFirst } from '../target/target'
import { TokenList, type TokenListProps } from './token-list'

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
    <ViewLayout part={part} area={area} label={t('tokens.title')}>
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
  /** Rendered above the list. */
  readonly suggested?: ReactNode
}

/** A list of tokens of which the user chooses one, with its states while loading, failed and empty. */
export function TokenChoice({ status, query, empty, suggested, ...list }: TokenChoiceProps): ReactElement {
  useSheets(css.sheets)
  const t = useListTexts()
  if (status === 'loading') return <ListLoading label={t('tokens.loading')} />
  if (status === 'failed') return <ListFailed query={query} sentence={t('tokens.failed')} />
  if (empty !== undefined && list.items.length === 0)
    return <EmptyState drawing={<NothingYetDrawing />} sentence={empty} />
  return (
    <div className={css.list}>
      {suggested}
      <TokenList {...list} />
    </div>
  )
}
