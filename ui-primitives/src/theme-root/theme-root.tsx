'use client'

import { forwardRef, type ReactNode } from 'react'
import { useSheets } from '../sheets'
import type { ThemeMode } from '../theme'
import * as theme from '../theme/theme.css'
import { LanguageContext } from './language-context'
import * as reset from './reset.css'

export interface ThemeRootProps {
  /** `auto`, the default, follows the user's system. */
  readonly mode?: ThemeMode
  /** Reading direction of everything inside. */
  readonly direction?: 'ltr' | 'rtl'
  /** Language of the texts inside, as BCP 47. */
  readonly language?: string
  readonly children?: ReactNode
}

/**
 * The element inside the shadow root that carries the reset and the theme. It makes no box of its own.
 * Part: `root`.
 */
export const ThemeRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { mode = 'auto', direction = 'ltr', language, children },
  ref,
) {
  // In production nothing has checked what a host without types, or stored state, has for a mode.
  const known = Object.hasOwn(theme.mode, mode) ? mode : 'auto'
  useSheets(reset.sheets)
  useSheets(theme.sheets)
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
