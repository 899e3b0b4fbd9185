import type { TelemetryContext } from '../telemetry-context'

export interface ViewListeners {
  opened(): void
  closed(): void
  /** `from` is the view that it was opened from. */
  shown(view: string, from: string | undefined): void
  /** The user has gone back to an earlier view, or closed the dialog. */
  left(): void
}

/**
 * Calls a listener when a view is shown that was not shown before in this dialog: going back to a view is no
 * new use of it. Returns a function that names the shown view.
 */
export function followViews(
  on: TelemetryContext['events']['on'],
  { opened, closed, shown, left }: ViewListeners,
): () => string | undefined {
  let stack: readonly string[] = []
  on('kernel:view-changed', ({ view }) => {
    const before = stack
    if (view === undefined) {
      stack = []
      if (before.length > 0) {
        left()
        closed()
      }
      return
    }
    const at = before.indexOf(view)
    stack = at < 0 ? [...before, view] : before.slice(0, at + 1)
    if (before.length === 0) opened()
    if (at < 0) shown(view, before.at(-1))
    else if (at < before.length - 1) left()
  })
  return () => stack.at(-1)
}
