import type { ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'

/** The props of a view that acts through its plugin's instance. */
export interface ActionViewProps<Actions, Args> {
  readonly actions: Actions
  readonly args: Args
}

/** The views of a plugin by name, as its lazily loaded code returns them. */
export type ViewsOf<Views> = {
  readonly [Name in keyof Views]: (props: ViewProps<Views[Name]>) => ReactNode
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
