import { useServices, useShownView, useTranslate } from '@latchkey/kernel/react'
import { useEffect, useMemo, useState } from 'react'

/** The title of the view that is shown; empty where it has none, and until it has come with the view's code. */
export function useTitle(): string {
  const t = useTranslate()
  const { report } = useServices()
  const shown = useShownView()
  const { view, args } = shown ?? {}
  // The view whose code has come: its title may have come with it.
  const [, setCome] = useState<string>()
  const title = view?.title()
  useEffect(() => {
    if (title) return
    // The outlet tells of a failure.
    view?.load().then(
      () => setCome(view.name),
      () => undefined,
    )
  }, [view, title])
  return useMemo(() => {
    if (!view || !title) return ''
    try {
      return title(t, args)
    } catch (error) {
      // A title that fails must not take the dialog and its close button with it.
      report(view.owner, error)
      return ''
    }
  }, [view, title, args, t, report])
}
