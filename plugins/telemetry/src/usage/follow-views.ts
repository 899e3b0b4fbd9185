import type { TelemetryContext } from '../telemetry-context'

export interface ViewListeners {
  opened(): void
  closed(): void
  shown(view: string): void
}

/**
 * Calls a listener when a view is shown that was not shown before in this dialog: going back to a view is no
 * new use of it. Returns a function that names the shown view.
 */
export function followViews(
  on: TelemetryContext['events']['on'],
  { opened, closed, shown }: ViewListeners,
): () => string | undefined {
  let stack: readonly string[] = []
  on('kernel:view-changed', ({ view }) => {
    const before = stack
    if (view === undefined) {
      stack = []
      if (before.length > 0) closed()
      return
    }
    const at = before.indexOf(view)
    stack = at < 0 ? [...before, view] : before.slice(0, at + 1)
    if (before.length === 0) opened()
    if (at < 0) shown(view)
  })
  return () => stack.at(-1)
}
