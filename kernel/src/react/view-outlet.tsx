import type { ReactNode } from 'react'
import { useInstanceParts } from './latchkey-context'
import { LazyContent } from './lazy-content'
import { type ShownView, useShownView } from './shown-view'
import type { ViewFailure } from './view-boundary'

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
