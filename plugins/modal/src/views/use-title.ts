import { useServices, useShownView, useTranslate } from '@latchkey/kernel/react'
import { useMemo } from 'react'

/** The title of the view that is shown; empty where it has none. */
export function useTitle(): string {
  const t = useTranslate()
  const { report } = useServices()
  const shown = useShownView()
  const { view, args } = shown ?? {}
  return useMemo(() => {
    if (!view) return ''
    try {
      return view.registration.title(t, args)
    } catch (error) {
      // A title that fails must not take the dialog and its close button with it.
      report(view.owner, error)
      return ''
    }
  }, [view, args, t, report])
}
