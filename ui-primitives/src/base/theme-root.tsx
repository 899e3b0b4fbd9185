import { type Context, createContext, forwardRef, type ReactNode } from 'react'
import type { ThemeMode } from '../theme'
import * as theme from '../theme/theme.css'
import * as reset from './reset.css'
import { usePrimitiveSheets } from './sheets'

/** The BCP 47 language of the nearest `ThemeRoot`. */
export const LanguageContext: Context<string | undefined> = /* @__PURE__ */ createContext<string | undefined>(
  undefined,
)

export interface ThemeRootProps {
  /** `auto` follows the user's system. Default: `auto`. */
  readonly mode?: ThemeMode
  /** Text direction of the content. Default: `ltr`. */
  readonly direction?: 'ltr' | 'rtl'
  /** BCP 47 language of the texts in the content. */
  readonly language?: string
  readonly children?: ReactNode
}

/**
 * The element in the shadow root that has the CSS reset and the theme. It has no box (`display: contents`).
 * Part: `root`.
 */
export const ThemeRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { mode = 'auto', direction = 'ltr', language, children },
  ref,
) {
  // The production build does not validate the mode of hosts without types, so it may be any value.
  const known = Object.hasOwn(theme.mode, mode) ? mode : 'auto'
  usePrimitiveSheets(reset.sheets)
  usePrimitiveSheets(theme.sheets)
  return (
    <div
      ref={ref}
      part="root"
      dir={direction}
      lang={language}
      data-mode={known}
      className={`${reset.root} ${theme.theme} ${theme.mode[known]}`}
    >
      <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
    </div>
  )
})
