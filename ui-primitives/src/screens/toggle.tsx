import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './toggle.css'

export interface ToggleProps {
  readonly pressed: boolean
  readonly onChange: (pressed: boolean) => void
  /** Icon before the label. */
  readonly icon?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only. */
  readonly className?: string | undefined
  /** The label. It must be the same in both states. */
  readonly children: ReactNode
}

/** A toggle button, for example for a filter. It is as high as a `SearchField`. Part: `toggle`. */
export function Toggle({ pressed, onChange, icon, part, className, children }: ToggleProps): ReactElement {
  usePrimitiveSheets(css.sheets)
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
