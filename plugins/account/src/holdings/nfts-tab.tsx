import { useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { usePortfolio } from '../account-screen/portfolio-scope'
import { useCopy } from '../copy/use-copy'
import { keyOfTarget } from '../state'
import { ListFailed } from './list-failed'
import { ListStatus } from './list-status'
import { NftGrid } from './nft-grid'
import * as css from './nfts-tab.css'

/** The account's collectibles, as far as anybody tells. Part: `nfts`. */
export function NftsTab({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { state, api } = usePortfolio()
  const key = keyOfTarget(target)
  const entry = state.nfts[key]
  const load = state.balances === 'on' ? api?.loadNfts : undefined
  const query = useQuery({ pluginId: 'account', entry, load })
  return (
    <div part="nfts" className={css.panel}>
      {entry?.status === 'known' ? (
        <>
          <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
          {entry.items.length > 0 ? (
            <NftGrid items={entry.items} />
          ) : (
            <EmptyState
              drawing={<NothingYetDrawing />}
              sentence={entry.source === 'none' ? say('nfts.unknown') : say('nfts.empty')}
            />
          )}
        </>
      ) : entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={say('nfts.failed')} />
      ) : (
        <>
          <ListStatus query={query} isStale={false} />
          <ComingNfts />
        </>
      )}
    </div>
  )
}

const UPCOMING = ['first', 'second', 'third'] as const

function ComingNfts(): ReactElement {
  const say = useCopy()
  return (
    <div className={css.grid}>
      {UPCOMING.map((name) => (
        <div key={name} className={css.piece}>
          <Skeleton shape="square" />
          <Skeleton shape="text" variant="caption" />
        </div>
      ))}
      <VisuallyHidden>{say('nfts.loading')}</VisuallyHidden>
    </div>
  )
}
