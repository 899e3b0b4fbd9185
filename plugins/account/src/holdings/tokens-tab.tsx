import { useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget, TokenHolding } from '@latchkey/session/contract'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement, RefObject } from 'react'
import { usePortfolio } from '../account-screen/portfolio-scope'
import { useCopy } from '../copy/use-copy'
import { keyOfTarget } from '../state'
import { ListFailed } from './list-failed'
import { ListStatus } from './list-status'
import { NoTokens } from './no-tokens'
import { TokenList } from './token-list'
import * as css from './tokens-tab.css'

export interface TokensTabProps {
  readonly target: ActiveTarget
  /** What scrolls around it. */
  readonly area: RefObject<HTMLDivElement | null>
}

/** What the account has, read while it is shown. Part: `tokens`. */
export function TokensTab({ target, area }: TokensTabProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { state, api } = usePortfolio()
  const key = keyOfTarget(target)
  const entry = state.tokens[key]
  const load = state.balances === 'on' ? api?.loadTokens : undefined
  const query = useQuery({ pluginId: 'account', entry, load })
  return (
    <div part="tokens" className={css.panel}>
      {entry?.status === 'known' ? (
        <>
          <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
          {entry.items.some(isHeld) ? (
            <TokenList area={area} items={entry.items} hasPrices={!target.network?.testnet} />
          ) : (
            <NoTokens target={target} />
          )}
        </>
      ) : entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={say('tokens.failed')} />
      ) : (
        <>
          <ListStatus query={query} isStale={false} />
          <ComingTokens />
        </>
      )}
    </div>
  )
}

/** A native currency of which there is nothing says nothing. */
const isHeld = ({ value }: TokenHolding): boolean => /[1-9]/.test(value)

/** The list in its own geometry. */
export function ComingTokens(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  return (
    <div className={css.rows}>
      <VisuallyHidden>{say('tokens.loading')}</VisuallyHidden>
      <RowSkeleton secondary round />
      <RowSkeleton secondary round />
      <RowSkeleton secondary round />
    </div>
  )
}
