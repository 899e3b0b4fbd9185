import type { ArgsOf, ResultOf } from '../contract'
import type { OptionalWhenUndefined } from '../types'

export type To<Views, Name extends keyof Views> = OptionalWhenUndefined<ArgsOf<Views[Name]>>

export interface AskOptions {
  readonly signal?: AbortSignal
}
export type AskArgs<A> = undefined extends A
  ? [args?: A, options?: AskOptions]
  : [args: A, options?: AskOptions]

/** Who wants to close. A guard may refuse the user and still let the plugin that owns the view go on. */
export type CloseCause = 'user' | 'host' | 'plugin'

export interface Router<Views> {
  push<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  replace<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  /**
   * Shows one view with nothing under it, but what it may not end: the flow of another plugin, and the view that waits for
   * a need.
   */
  reset<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  /**
   * Opens a view and waits for its result: the view begins a flow and owns what is opened above it. Leaving the view by
   * any path rejects, once, with `ViewDismissedError`; without an outlet it rejects with `NoOutletError`.
   */
  ask<Name extends keyof Views & string>(
    view: Name,
    ...args: AskArgs<ArgsOf<Views[Name]>>
  ): Promise<ResultOf<Views[Name]>>
  /**
   * Says that what the plugin's views were opened for is done. Ends the innermost flow with this result and shows what
   * was below it; a flow of another plugin goes on, and only the views above it are left. Outside of a flow it closes.
   */
  finish(result?: unknown): void
  /** Leaves the top view; on the last one it closes. */
  back(by?: CloseCause): void
  /** Asks the `beforeClose` guard, then closes. */
  close(by?: CloseCause): void
  /** Fetches a view's code ahead: for hover, focus and pointer down on what leads to it. */
  preload<Name extends keyof Views & string>(view: Name): void
}
