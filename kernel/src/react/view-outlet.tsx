import type { ReactNode } from 'react'
import { useCore } from './latchkey-context'
import { LazyContent } from './lazy-content'
import { type ShownView, useShownView } from './shown-view'
import type { ViewFailure } from './view-boundary'

export interface ViewOutletProps {
  /** Shown instead of the top of the stack: what `useShownView` returned before. */
  readonly shown?: ShownView | undefined
  /** Shown while a view's code is fetched. */
  readonly loading: ReactNode
  /** Shown instead of a view that could not be fetched or that threw. */
  readonly failed: (failure: ViewFailure) => ReactNode
}

/** Shows the top of the stack. */
export function ViewOutlet({ loading, failed, ...props }: ViewOutletProps): ReactNode {
  const { fail } = useCore()
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
