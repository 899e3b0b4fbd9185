import type { NftsEntry } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Skeleton } from '@latchkey/ui-primitives/skeleton'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import type { ReactElement } from 'react'
import { keyOfTarget } from '../state'
import { ListFailed } from './list-failed'
import { ListNews } from './list-news'
import { NftGrid } from './nft-grid'
import * as css from './nfts-tab.css'
import { usePortfolio } from './portfolio-scope'
import { useCopy } from './use-copy'
import { useReading } from './use-reading'

/** The account's collectibles, as far as anybody tells. Part: `nfts`. */
export function NftsTab({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { state, api } = usePortfolio()
  const key = keyOfTarget(target)
  const entry = state.nfts[key]
  const read = state.balances === 'on' ? api?.loadNfts : undefined
  const reading = useReading(read, failedAtOf(entry))
  return (
    <div part="nfts" className={css.panel}>
      {entry?.status === 'known' ? (
        <>
          <ListNews reading={reading} isStale={entry.failedAtMs !== undefined} />
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
        <ListFailed reading={reading} sentence={say('nfts.failed')} />
      ) : (
        <>
          <ListNews reading={reading} isStale={false} />
          <ComingNfts />
        </>
      )}
    </div>
  )
}

const failedAtOf = (entry: NftsEntry | undefined): number | undefined =>
  entry?.status === 'loading' ? undefined : entry?.failedAtMs

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
