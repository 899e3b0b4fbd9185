import { useServices } from '@latchkey/kernel/react'
import { RowSkeleton } from '@latchkey/ui-primitives/row-skeleton'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { VisuallyHidden } from '@latchkey/ui-primitives/visually-hidden'
import { type ReactElement, useEffect, useState } from 'react'
import * as css from './rows.css'
import { useCopy } from './use-copy'

/** What is there sooner is not worth a word. */
const WORD_AFTER_MS = 1000

/** The rows of a list, as most first views are; what comes takes their place without a jump. */
export function LoadingView(): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const { clock } = useServices().ports
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const over = new AbortController()
    clock.wait(WORD_AFTER_MS, over.signal).then(
      () => setLong(true),
      () => undefined,
    )
    return () => over.abort()
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
