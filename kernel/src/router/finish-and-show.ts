/** The parts of a plugin's context that lead from a flow to what came of it. */
export interface FinishingContext {
  batch<Result>(run: () => Result): Result
  readonly events: { on(name: 'kernel:view-changed', listener: () => void): () => void }
  readonly router: { finish(result?: unknown): void }
}

/**
 * Ends the plugin's flow with a result and shows the view of its outcome, from which no way leads back to the steps
 * before.
 * @param show shows the view by this method of the router: `push` where the flow's views have left, `reset` where a guard
 *   still decides about closing them
 * @example
 * finishAndShow(ctx, { hash }, (method) => ctx.router[method]('WalletSendConfirmed', { request, sent }))
 */
export function finishAndShow(
  ctx: FinishingContext,
  result: unknown,
  show: (method: 'push' | 'reset') => void,
): void {
  let hasLeft = false
  const stop = ctx.events.on('kernel:view-changed', () => {
    hasLeft = true
  })
  ctx.batch(() => {
    ctx.router.finish(result)
    show(hasLeft ? 'push' : 'reset')
  })
  stop()
}
