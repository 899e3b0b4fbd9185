'use client'

import { Text, usePrimitiveSheets, WarningIcon } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './caution.css'

export interface CautionProps {
  readonly text: ReactNode
  readonly part?: string | undefined
}

/** A warning with an icon. It is announced to screen readers when it appears. */
export function Caution({ text, part }: CautionProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <p part={part} role="alert" className={css.caution}>
      <WarningIcon size={18} />
      <Text>{text}</Text>
    </p>
  )
}
