import type { ComponentType, ReactNode } from 'react'
import type { LazyComponent } from '../hooks/slot'
import { useLazy } from './use-lazy'
import { useServices } from './use-services'
import { ViewBoundary, type ViewFailure } from './view-boundary'

export interface LazyContentProps<Props> {
  readonly load: LazyComponent<Props>
  /** What the component is rendered with. */
  readonly props: Props
  /** Shown while the code is fetched. Default: nothing. */
  readonly loading?: ReactNode
  /** Shown instead of code that could not be fetched, or of a component that threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
  readonly onError: (error: unknown) => void
}

/** A component behind an import: a view, or what a slot item brings. Code that is there is shown at once. */
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
  /** The owner of the slot, in whose name a failure is reported. */
  readonly pluginId: string
}

/** A component that another plugin has put into a slot. Renders nothing if it cannot be fetched or throws. */
export function SlotComponent({ load, pluginId }: SlotComponentProps): ReactNode {
  const { report } = useServices()
  return (
    <LazyContent load={load} props={{}} failed={() => null} onError={(error) => report(pluginId, error)} />
  )
}
