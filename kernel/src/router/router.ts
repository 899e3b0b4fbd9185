import type { ArgsOf, OptionalWhenUndefined, ResultOf } from '../contract'

export type To<Views, Name extends keyof Views> = OptionalWhenUndefined<ArgsOf<Views[Name]>>

export interface AskOptions {
  readonly signal?: AbortSignal
  /** Also shows the view over an earlier request for it. Otherwise it waits until that one has ended. */
  readonly again?: boolean
}
export type AskArgs<A> = undefined extends A
  ? [args?: A, options?: AskOptions]
  : [args: A, options?: AskOptions]

/** Who requests to close. A guard may refuse the user, but allow the plugin that owns the view. */
export type CloseCause = 'user' | 'host' | 'plugin'

export interface Router<Views> {
  push<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  replace<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  /**
   * Replaces the stack by one view. Views that it must not end stay below it: the flow of another plugin, and a view that
   * waits for a need.
   */
  reset<Name extends keyof Views & string>(view: Name, ...args: To<Views, Name>): void
  /**
   * Opens a view, and resolves with its result. The view begins a flow, to which all views above it belong. Rejects with
   * `ViewDismissedError` when the view is left in any way, unless `settleWith` says otherwise, and with a `UsageError` (`NO_OUTLET`) when no plugin
   * shows views.
   */
  ask<Name extends keyof Views & string>(
    view: Name,
    ...args: AskArgs<ArgsOf<Views[Name]>>
  ): Promise<ResultOf<Views[Name]>>
  /**
   * Ends the innermost flow with this result, and shows the view below it. If the flow belongs to another plugin, the flow
   * continues and only this plugin's views above it are removed. Without a flow the dialog closes.
   * @param show shows the view of the outcome at the same time, from which no way leads back to the steps before, by this
   *   method: `push` where the flow's views have left, `reset` where a guard still decides about closing them
   * @example
   * ctx.router.finish({ hash }, (method) => ctx.router[method]('WalletSendConfirmed', { request, sent }))
   */
  finish(result?: unknown, show?: (method: 'push' | 'reset') => void): void
  /**
   * From now on the innermost flow of this plugin ends as this promise does when its views go before `finish`, because
   * what it asked of somebody goes on without them. The signal of its `ask` then ends the caller's wait only. A later call replaces
   * the promise. Without such a flow it does nothing.
   * @example
   * const sent = transactions.send(planned)
   * ctx.router.settleWith(sent.then(({ id }) => ({ hash: id })))
   */
  settleWith(end: Promise<unknown>): void
  /** Goes back to the previous view. On the first view it closes the dialog. */
  back(by?: CloseCause): void
  /** Closes the dialog, unless a `beforeClose` guard refuses. */
  close(by?: CloseCause): void
  /** Loads the code of a view. To be called on hover, focus and pointer down on a control that opens it. */
  preload<Name extends keyof Views & string>(view: Name): void
}

export interface RouterEntry {
  readonly key: string
  readonly view: string
  /** Returns the arguments of the view. It is a function, because state is frozen and the arguments belong to the host. */
  args(): unknown
}

/** Whether the dialog is open, and the stack of views, of which the last one is shown. */
export interface RouterState {
  readonly open: boolean
  readonly stack: readonly RouterEntry[]
}

export const closedRouter: RouterState = { open: false, stack: [] }

export function topEntry(state: RouterState): RouterEntry | undefined {
  return state.stack.at(-1)
}
