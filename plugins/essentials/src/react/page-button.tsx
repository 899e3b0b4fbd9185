import type { AccountContract } from '@latchkey/account/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePluginState } from '@latchkey/kernel/react'
import { modalContract } from '@latchkey/modal/contract'
import { type ReactNode, useCallback } from 'react'
import * as css from './button.css'
import { usePageSheets } from './use-page-sheets'

/** The instance as the buttons need it: they open views of connect and account. */
const { useLatchkey: useButtonLatchkey } =
  /* @__PURE__ */ createHooks<Latchkey<ConnectContract | AccountContract>>()

export interface PageButtonProps {
  /** Adds to the button's looks; brass without it. */
  readonly className?: string
  /** Which button it is, for the page's own styles: `[data-latchkey-button='account']`. */
  readonly name: 'connect' | 'account' | 'network'
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly title?: string | undefined
  /** The view it opens, and fetches before that. */
  readonly view: 'Connect' | 'Account' | 'Networks' | 'UnsupportedChain'
  readonly children: ReactNode
}

/** A button in the page's own tree. It fetches what it will open when the visitor comes near. */
export function PageButton({
  className,
  name,
  busy = false,
  disabled = false,
  title,
  view,
  children,
}: PageButtonProps): ReactNode {
  usePageSheets(css.sheets)
  const latchkey = useButtonLatchkey()
  const mode = usePluginState(modalContract, (state) => state.themeMode)
  const variables = usePluginState(modalContract, (state) => state.themeVariables)
  const paint = useCallback(
    (element: HTMLButtonElement | null) => {
      for (const [variable, value] of Object.entries(variables))
        element?.style.setProperty(variable, String(value))
    },
    [variables],
  )
  const preload = (): void => latchkey.preload(view)
  return (
    <button
      ref={paint}
      type="button"
      className={className === undefined ? css.button : `${css.button} ${className}`}
      data-latchkey-button={name}
      data-theme={mode}
      aria-busy={busy}
      disabled={disabled}
      title={title}
      onClick={() => latchkey.open(view)}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
    >
      {children}
    </button>
  )
}
