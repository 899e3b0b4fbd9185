import { classNames, Text, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './acceptance.css'

export interface AcceptanceProps {
  readonly accepted: boolean
  readonly onChange: (accepted: boolean) => void
  /** Names what is accepted, such as "I accept the contract 0x… that nobody here knows". */
  readonly children: ReactNode
  readonly part?: string | undefined
}

/** A checkbox with which the user accepts a danger before going on. Part: `acceptance`. */
export function Acceptance({ accepted, onChange, children, part }: AcceptanceProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <label part={classNames('acceptance', part)} className={css.acceptance}>
      <input
        type="checkbox"
        className={css.check}
        checked={accepted}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Text className={css.text}>{children}</Text>
    </label>
  )
}
