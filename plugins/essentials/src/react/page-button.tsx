import type { AccountContract } from '@latchkey/account/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { Latchkey } from '@latchkey/kernel'
import { createHooks, usePluginState } from '@latchkey/kernel/react'
import { modalContract } from '@latchkey/modal/contract'
import type { Sheets } from '@latchkey/ui-primitives/theme'
import { type ReactNode, useCallback, useInsertionEffect } from 'react'
import * as css from './button.css'

/** `useLatchkey`, typed for the views that the buttons open. */
const { useLatchkey: useButtonLatchkey } =
  /* @__PURE__ */ createHooks<Latchkey<ConnectContract | AccountContract>>()

export interface PageButtonProps {
  /** Added to the default class, for another look of ours. */
  readonly look?: string
  /** The host's classes, instead of ours. */
  readonly className?: string | undefined
  /** Value of the attribute `data-latchkey-button`, by which a page can style the button. */
  readonly name: 'connect' | 'account' | 'network' | 'wallet'
  readonly busy?: boolean
  readonly disabled?: boolean
  readonly title?: string | undefined
  /** The view that a click opens, whose code is loaded ahead. */
  readonly view: 'Connect' | 'Account' | 'Networks' | 'UnsupportedChain' | 'ConnectingExternal'
  /** Opens the view, if it has arguments. */
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/** A button in the page's own tree. It preloads the code of its view when it is hovered, focused or pressed. */
export function PageButton({
  look = '',
  className = `${css.button} ${look}`,
  name,
  busy = false,
  disabled = false,
  title,
  view,
  onOpen,
  children,
}: PageButtonProps): ReactNode {
  usePageSheets(css.sheets)
  const latchkey = useButtonLatchkey()
  const mode = usePluginState(modalContract, (state) => state.themeMode)
  const isLoading = usePluginState(modalContract, (state) => state.loadingView === view)
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
      className={className}
      data-latchkey-button={name}
      data-theme={mode}
      aria-busy={busy || isLoading}
      disabled={disabled}
      title={title}
      onClick={onOpen ?? (() => latchkey.open(view))}
      onPointerEnter={preload}
      onPointerDown={preload}
      onFocus={preload}
    >
      {children}
    </button>
  )
}

/** The property of a style sheet that holds its text, so that two copies of this module do not adopt it twice. */
const mark: unique symbol = Symbol.for('latchkey.sheet')

/** Adopts style sheets in the page's document. Server-rendered pages also link `latchkey/button.css`, for the first paint. */
export function usePageSheets(sheets: Sheets): void {
  useInsertionEffect(() => {
    // jsdom does not support adopted style sheets.
    if (!('adoptedStyleSheets' in document)) return
    for (const text of sheets) {
      const isAdopted = document.adoptedStyleSheets.some((sheet) => Reflect.get(sheet, mark) === text)
      if (isAdopted || text === '') continue
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      Reflect.set(sheet, mark, text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
  }, [sheets])
}
