import { type ComponentType, useEffect, useState } from 'react'
import { type RouterState, topEntry } from '../router/router-state'
import type { AnyView, ViewProps } from '../router/view-registration'
import type { RegisteredView } from '../router/view-registry'
import { useCore } from './latchkey-context'
import { useSlice } from './use-slice'

export type ViewElement = ComponentType<ViewProps<AnyView>>

/** The view on top of the stack. It stays while the outlet closes, so that the last frame is not empty. */
export interface ShownView {
  /** Changes with every navigation. */
  readonly key: string
  readonly view: RegisteredView
  readonly args: unknown
  readonly resolve: (result: unknown) => void
}

export function useRouterState<Selected>(select: (state: RouterState) => Selected): Selected {
  return useSlice(useCore().routerSlice, select)
}

export function useShownView(): ShownView | undefined {
  const { router, views } = useCore()
  const entry = useRouterState(topEntry)
  if (!entry || !views.has(entry.view)) return undefined
  const { key } = entry
  return {
    key,
    view: views.get(entry.view),
    args: router.argsOf(key),
    resolve: (result) => router.resolve(key, result),
  }
}

export type ViewCode =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Component: ViewElement }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Fetches a view's code. What is already there is shown in the same render, without a flash. */
export function useViewCode(view: RegisteredView): ViewCode {
  const { fail } = useCore()
  const [outcome, setOutcome] = useState<{ readonly view: RegisteredView; readonly error?: unknown }>()
  const loaded = view.loaded()
  const known = outcome?.view === view
  useEffect(() => {
    // Only what this render saw counts: code that arrived since then must still cause the next render.
    if (loaded || known) return
    let current = true
    view.load().then(
      () => current && setOutcome({ view }),
      (error: unknown) => {
        if (!current) return
        fail(view.owner, 'view', error)
        setOutcome({ view, error })
      },
    )
    return () => {
      current = false
    }
  }, [view, loaded, known, fail])
  // `load` promises a component; the kernel's own types do not know React.
  if (loaded) return { status: 'ready', Component: loaded as ViewElement }
  if (known && outcome.error !== undefined)
    return { status: 'failed', error: outcome.error, retry: () => setOutcome(undefined) }
  return { status: 'loading' }
}
