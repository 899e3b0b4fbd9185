import { useServices } from '@latchkey/kernel/react'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useEffect, useState } from 'react'
import * as css from './rows.css'
import { useCopy } from './use-copy'

/** Loading that ends sooner is not announced. */
const ANNOUNCE_AFTER_MS = 1000

/** The skeleton of a list, which most first views are: the loaded view replaces it without a jump. */
export function LoadingView(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { clock } = useServices().ports
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const end = new AbortController()
    clock.wait(ANNOUNCE_AFTER_MS, end.signal).then(
      () => setLong(true),
      () => undefined,
    )
    return () => end.abort()
  }, [clock])
  return (
    <div className={css.rows} role="status" aria-busy="true">
      <VisuallyHidden>{isLong && say('modal.loading')}</VisuallyHidden>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  )
}
