import type { UseQueryResult } from '@latchkey/kernel/react/use-query'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react'
import { ListFailed, ListLoading } from './list-status'
import * as css from './list-status.css'
import { useListTexts } from './list-texts'
import { TokenList, type TokenListProps } from './token-list'

export interface TokenChoiceViewProps {
  readonly part: string
  /** Said where `children` is absent: no account has tokens here. */
  readonly absent: string
  /** The `TokenChoice`, given the scrolling element of the view. */
  readonly children?: ((area: RefObject<HTMLDivElement | null>) => ReactNode) | undefined
}

/** The frame of a view in which a token is chosen. */
export function TokenChoiceView({ part, absent, children }: TokenChoiceViewProps): ReactElement {
  const say = useListTexts()
  const area = useRef<HTMLDivElement>(null)
  return (
    <ViewLayout part={part} area={area} label={say('tokens.title')}>
      {children ? children(area) : <EmptyState drawing={<WalletDrawing />} sentence={absent} />}
    </ViewLayout>
  )
}

export interface TokenChoiceProps extends TokenListProps {
  readonly status: 'loading' | 'known' | 'failed'
  /** Reads the tokens; its retry is offered where they could not be read. */
  readonly query: UseQueryResult
  /** Said where there is none to choose. */
  readonly empty?: string
  /** Above the list. */
  readonly suggested?: ReactNode
}

/** A list of tokens to choose one, or what there is while it is read, could not be, or is empty. */
export function TokenChoice({ status, query, empty, suggested, ...list }: TokenChoiceProps): ReactElement {
  useSheets(css.sheets)
  const say = useListTexts()
  if (status === 'loading') return <ListLoading label={say('tokens.loading')} />
  if (status === 'failed') return <ListFailed query={query} sentence={say('tokens.failed')} />
  if (empty !== undefined && list.items.length === 0)
    return <EmptyState drawing={<NothingYetDrawing />} sentence={empty} />
  return (
    <div className={css.list}>
      {suggested}
      <TokenList {...list} />
    </div>
  )
}
