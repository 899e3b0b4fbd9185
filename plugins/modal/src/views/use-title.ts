import { useServices, useTranslate } from '@latchkey/kernel/react'
import { useMemo, useState } from 'react'
import type { Presented } from './use-presented'

/** The title of the view that is shown; empty where it has none. While it is not known, the one before stays. */
export function useTitle(presented: Presented | undefined): string {
  const t = useTranslate()
  const { report } = useServices()
  const { view, args } = presented?.shown ?? {}
  const label = view?.title()
  const title = useMemo(() => {
    if (!view || !label) return ''
    try {
      return label(t, args)
    } catch (error) {
      // A title that fails must not take the dialog and its close button with it.
      report(view.owner, error)
      return ''
    }
  }, [view, label, args, t, report])
  const [last, setLast] = useState(title)
  if (!label && presented?.isLate) return last
  if (title !== last) setLast(title)
  return title
}
