import type { ViewDefinition, ViewProps } from '@latchkey/kernel'
import { useRouterState } from '@latchkey/kernel/react'
import { type ReactNode, useEffect, useRef } from 'react'

/** The props of a view that acts through its plugin's instance. */
export interface ActionViewProps<Actions, Args> {
  readonly actions: Actions
  readonly args: Args
}

/** The views of a plugin by name, as its lazily loaded code returns them: components, or with their titles and checks. */
export type ViewsOf<Views> = {
  readonly [Name in keyof Views]: ((props: ViewProps<Views[Name]>) => ReactNode) | ViewDefinition<Views[Name]>
}

/**
 * Returns a function that turns a view with `actions` into one that the router can show.
 * @param actions those of one plugin instance, the same for all of its views
 * @example
 * const withActions = provideActions(createSendActions(ctx))
 * return { WalletSend: withActions(SendView) }
 */
export function provideActions<Actions>(
  actions: Actions,
): <Args>(
  View: (props: ActionViewProps<Actions, Args>) => ReactNode,
) => (props: { readonly args: Args }) => ReactNode {
  return (View) =>
    ({ args }) => <View actions={actions} args={args} />
}

/**
 * Returns a function that returns a signal, which aborts when the view unmounts. Pass it to asynchronous work, so that work
 * that ends later does not open another view.
 */
export function useViewSignal(): () => AbortSignal {
  const shown = useRef(new AbortController())
  useEffect(() => {
    shown.current = new AbortController()
    return () => shown.current.abort()
  }, [])
  return () => shown.current.signal
}

/**
 * Whether a view of this name is directly below the shown one. If it is not, because a page has opened the shown view
 * directly, a step that is done shows its next view instead of going back.
 * @example
 * const isAboveForm = useIsAbove('WalletSend')
 * const leave = (): void => (isAboveForm ? router.back() : router.replace('WalletSend'))
 */
export const useIsAbove = (view: string): boolean =>
  useRouterState(({ stack }) => stack.at(-2)?.view === view)
