import type { ComponentType, ReactNode } from 'react'
import type { LazyComponent } from '../extension-points/slot'
import { useLazy } from './use-lazy'
import { useServices } from './use-services'
import { ViewBoundary, type ViewFailure } from './view-boundary'

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
