import { type RouterState, topEntry } from '../router/router-state'
import type { RegisteredView } from '../router/view-registry'
import { useInstanceParts } from './latchkey-context'
import { useSlice } from './use-slice'

/** The top view of the stack. It is kept while the dialog closes, so that the closing animation shows it. */
export interface ShownView {
  /** Changes with every navigation. */
  readonly key: string
  readonly view: RegisteredView
  readonly args: unknown
  readonly resolve: (result: unknown) => void
}

export function useRouterState<Selected>(select: (state: RouterState) => Selected): Selected {
  return useSlice(useInstanceParts().routerSlice, select)
}

export function useShownView(): ShownView | undefined {
  const { router, views } = useInstanceParts()
  const entry = useRouterState(topEntry)
  if (!entry || !views.has(entry.view)) return undefined
  const { key } = entry
  return {
    key,
    view: views.get(entry.view),
    args: entry.args(),
    resolve: (result) => router.resolve(key, result),
  }
}
