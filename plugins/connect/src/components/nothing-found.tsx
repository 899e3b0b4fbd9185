import { Button } from '@latchkey/ui-primitives/button'
import { NothingFoundDrawing } from '@latchkey/ui-primitives/drawing/nothing-found'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import type { ReactElement } from 'react'
import { useFurtherCopy } from './use-further-copy'

export interface NothingFoundProps {
  /** What was searched for; empty while there is something to show. */
  readonly query: string
  readonly onShowAll: () => void
}

/** In place of the list when a search finds nothing. The region stands before, so that it is heard. */
export function NothingFound({ query, onShowAll }: NothingFoundProps): ReactElement {
  const say = useFurtherCopy()
  const sentence = query === '' ? '' : say('connect.nothing-found', { query })
  return (
    <>
      {sentence && (
        <EmptyState
          drawing={<NothingFoundDrawing />}
          sentence={sentence}
          action={<Button onClick={onShowAll}>{say('connect.show-all')}</Button>}
        />
      )}
      <LiveRegion message={sentence} />
    </>
  )
}
