import type { ReactNode } from 'react'
import { useCore } from './latchkey-context'
import { type ShownView, useShownView, useViewCode } from './shown-view'
import { ViewBoundary, type ViewFailure } from './view-boundary'

export interface ViewOutletProps {
  /** Stands in while a view's code is fetched. */
  readonly loading: ReactNode
  /** Stands in for a view that could not be fetched or that threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
}

/** Shows the top of the stack. */
export function ViewOutlet(props: ViewOutletProps): ReactNode {
  const shown = useShownView()
  return shown ? <OneView key={shown.key} shown={shown} {...props} /> : null
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
