import { Component, type ReactNode } from 'react'

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
