import type { ComponentType } from 'react'
import { type RouterState, topEntry } from '../router/router-state'
import type { AnyView, ViewProps } from '../router/view-registration'
import type { RegisteredView } from '../router/view-registry'
import { useCore } from './latchkey-context'
import { useLazy } from './use-lazy'
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

/** Fetches a view's code and reports a failure. What is already there is shown in the same render, without a flash. */
export function useViewCode({ load, owner }: RegisteredView): ViewCode {
  const { fail } = useCore()
  const code = useLazy(load, { onError: (error) => fail(owner, 'view', error) })
  if (code.status === 'failed') return code
  // `load` promises a component; the kernel's own types do not know React.
  if (code.status === 'ready') return { status: 'ready', Component: code.value as ViewElement }
  return { status: 'loading' }
}
