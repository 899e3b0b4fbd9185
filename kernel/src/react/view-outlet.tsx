import { Component, type ComponentType, type ReactNode, useMemo } from 'react'
import type { LazyComponent } from '../extension-points/slots'
import { type RouterEntry, type RouterState, topEntry } from '../router/router'
import type { RegisteredView } from '../router/view-registry'
import { LatchkeyContext, type LatchkeyProviderProps, useInstanceParts } from './latchkey-provider'
import { useLazy } from './use-lazy'
import { useSlice } from './use-plugin'
import { useServices } from './use-services'

export interface ViewOutletProps {
  /** An earlier result of `useShownView`, to render instead of the top view of the stack. */
  readonly shown?: ShownView | undefined
  /** Rendered while the code of a view is loaded. */
  readonly loading: ReactNode
  /** Renders a replacement for a view that could not be loaded or that threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
}

/** Renders the top view of the router's stack. */
export function ViewOutlet({ loading, failed, ...props }: ViewOutletProps): ReactNode {
  const { fail } = useInstanceParts()
  const top = useShownView()
  const shown = props.shown ?? top
  if (!shown) return null
  const { key, view, args, resolve } = shown
  return (
    <LazyContent
      key={key}
      load={view.load}
      props={{ args, resolve }}
      loading={loading}
      failed={failed}
      onError={(error) => fail(view.owner, 'view', error)}
    />
  )
}

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
  return useViewOf(useRouterState(topEntry))
}

/** The view of an entry, as one that an outlet renders ahead. */
export function useViewOf(entry: RouterEntry | undefined): ShownView | undefined {
  const { router, views } = useInstanceParts()
  const view = entry && views.has(entry.view) ? views.get(entry.view) : undefined
  return useMemo(() => {
    if (!entry || !view) return undefined
    const { key } = entry
    const args = entry.args()
    return {
      // What was rendered ahead under an entry's key is shown for the same view only, and not for other arguments.
      key: `${key} ${view.name} ${args === undefined}`,
      view,
      args,
      resolve: (result) => router.resolve(key, result),
    }
  }, [entry, view, router])
}

export interface ViewFailure {
  readonly error: unknown
  /** Renders the same view again. */
  readonly retry: () => void
}

export interface ViewBoundaryProps {
  readonly children?: ReactNode
  readonly fallback: (failure: ViewFailure) => ReactNode
  readonly onError: (error: unknown) => void
}

interface BoundaryState {
  readonly failed: { readonly error: unknown } | undefined
}

/** An error boundary for a view, so that the dialog stays mounted. React supports error boundaries as classes only. */
export class ViewBoundary extends Component<ViewBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: undefined }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return this.props.fallback({ error: failed.error, retry: () => this.setState({ failed: undefined }) })
  }
}

export interface LazyContentProps<Props> {
  readonly load: LazyComponent<Props>
  /** Props of the component. */
  readonly props: Props
  /** Rendered while the code is loaded. Default: nothing. */
  readonly loading?: ReactNode
  /** Renders a replacement when the code could not be loaded or the component threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Renders a lazily loaded component, such as a view. Code that is already loaded is rendered at once. */
export function LazyContent<Props extends object>({
  load,
  props,
  loading,
  failed,
  onError,
}: LazyContentProps<Props>): ReactNode {
  const code = useLazy(load, { onError })
  if (code.status === 'failed') return failed(code)
  if (code.status !== 'ready') return loading
  // `load` promises a component; the kernel's own types do not know React.
  const Content = code.value.default as ComponentType<Props>
  return (
    <ViewBoundary fallback={failed} onError={onError}>
      <Content {...props} />
    </ViewBoundary>
  )
}

export interface SlotComponentProps {
  readonly load: LazyComponent
  /** Id of the plugin that owns the slot, as whose failure an error is reported. */
  readonly pluginId: string
}

/** Renders the component of a slot item. Renders nothing if it cannot be loaded or throws. */
export function SlotComponent({ load, pluginId }: SlotComponentProps): ReactNode {
  const { report } = useServices()
  return (
    <LazyContent load={load} props={{}} failed={() => null} onError={(error) => report(pluginId, error)} />
  )
}

/** Provides a latchkey to a tree without starting or disposing it: for a root that a plugin renders itself. */
export function LatchkeyScope({ latchkey, children }: LatchkeyProviderProps): ReactNode {
  return <LatchkeyContext.Provider value={latchkey}>{children}</LatchkeyContext.Provider>
}
