import type { ReactNode } from 'react'
import { useCore } from './latchkey-context'
import { type ShownView, useShownView, useViewCode } from './shown-view'
import { ViewBoundary, type ViewFailure } from './view-boundary'

export interface ViewOutletProps {
  /** In place of the top of the stack: what `useShownView` gave before. */
  readonly shown?: ShownView | undefined
  /** Stands in while a view's code is fetched. */
  readonly loading: ReactNode
  /** Stands in for a view that could not be fetched or that threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
}

/** Shows the top of the stack. */
export function ViewOutlet(props: ViewOutletProps): ReactNode {
  const top = useShownView()
  const shown = props.shown ?? top
  return shown ? <OneView key={shown.key} {...props} shown={shown} /> : null
}

function OneView({ shown, loading, failed }: ViewOutletProps & { readonly shown: ShownView }): ReactNode {
  const { fail } = useCore()
  const code = useViewCode(shown.view)
  if (code.status === 'loading') return loading
  if (code.status === 'failed') return failed(code)
  const { Component } = code
  return (
    <ViewBoundary fallback={failed} onError={(error) => fail(shown.view.owner, 'view', error)}>
      <Component args={shown.args} resolve={shown.resolve} />
    </ViewBoundary>
  )
}
