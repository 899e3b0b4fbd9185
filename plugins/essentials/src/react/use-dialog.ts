import type { createLatchkey, Latchkey } from '@latchkey/kernel'
import { createHooks, useRouterState } from '@latchkey/kernel/react'
import { useMemo } from 'react'
import type { EssentialPlugins } from '../essentials'

/** An instance with the plugins of `essentials()`. */
export type EssentialLatchkey = ReturnType<typeof createLatchkey<EssentialPlugins>>

export interface Dialog<Instance extends Latchkey = EssentialLatchkey> {
  readonly isOpen: boolean
  /** The name of the view that is shown, `undefined` while the dialog is closed. */
  readonly view: string | undefined
  /** Opens a view, without a name the account or the list of wallets. As `latchkey.open`. */
  readonly open: Instance['open']
  /** Opens a view, and resolves with its result. As `latchkey.ask`. */
  readonly ask: Instance['ask']
  /** Closes the dialog, unless a guard refuses. */
  readonly close: () => void
}

const { useLatchkey } = /* @__PURE__ */ createHooks<Latchkey>()

/**
 * Returns whether the dialog is open, the view it shows, and the methods to open and close it. The object is the same until
 * the view changes, and then the component renders again. `open` and `ask` know the views of `essentials()`, and with
 * `useDialog<typeof latchkey>()` those of every plugin.
 * @throws `UsageError` (`MISSING_PROVIDER`) outside `LatchkeyProvider`
 * @example
 * const { isOpen, open } = useDialog()
 * return <button aria-expanded={isOpen} onClick={() => open('Networks')}>Networks</button>
 */
export function useDialog<Instance extends Latchkey = EssentialLatchkey>(): Dialog<Instance>
export function useDialog(): Dialog<Latchkey> {
  const { open, ask, close } = useLatchkey()
  const isOpen = useRouterState((state) => state.open)
  const view = useRouterState(({ open: isShown, stack }) => (isShown ? stack.at(-1)?.view : undefined))
  return useMemo(() => ({ isOpen, view, open, ask, close }), [isOpen, view, open, ask, close])
}
