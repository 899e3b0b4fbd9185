'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import * as css from './toggle.css'

export interface ToggleProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
  /** Before the label. */
  readonly icon?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only. */
  readonly className?: string | undefined
  /** What it switches on; the same text in both states. */
  readonly children: ReactNode
}

/** A button that stays pressed: a filter that is on. As high as a `SearchField`. Part: `toggle`. */
export function Toggle({ pressed, onChange, icon, part, className, children }: ToggleProps): ReactElement {
  useSheets(css.sheets)
  return (
    <button
      type="button"
      part={classNames('toggle', part)}
      className={classNames(css.toggle, className)}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {icon}
      {children}
    </button>
  )
}
