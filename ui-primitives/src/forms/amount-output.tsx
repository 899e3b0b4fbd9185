'use client'

import { classNames, usePrimitiveSheets } from '@latchkey/ui-primitives'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import type { ReactElement, ReactNode } from 'react'
import * as css from './amount-field.css'
import { FieldFrame } from './field'
import * as frame from './field.css'

export interface AmountOutputProps {
  /** Text above the amount and its accessible name. */
  readonly label: string
  /** The amount as a text in the format of the language. Without it a pale 0 is shown. */
  readonly value?: string | undefined
  /** Shows a skeleton instead of the amount. */
  readonly loading?: boolean
  /** Shown after the amount: a `UnitButton`. */
  readonly choice?: ReactNode
  /** Shown at the end of the label's line. */
  readonly aside?: ReactNode
  /** Text below the amount. */
  readonly hint?: ReactNode
  /** Part of the element with the amount, while there is one. */
  readonly part?: string | undefined
}

/**
 * A calculated amount in the box of an `AmountField`. Changes are announced to screen readers.
 * Parts: those of `AmountField`.
 */
export function AmountOutput(props: AmountOutputProps): ReactElement {
  const { label, value, loading = false, choice, aside, hint, part } = props
  usePrimitiveSheets(css.sheets)
  return (
    <FieldFrame
      part="amount-field"
      label={label}
      hint={hint}
      aside={<span className={css.worth}>{aside}</span>}
      box={classNames(frame.box, css.still)}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <output
            id={id}
            part={value === undefined || loading ? undefined : part}
            aria-describedby={describedBy}
            aria-busy={loading || undefined}
            className={classNames(
              frame.input,
              frame.figures,
              css.input,
              css.shown,
              value === undefined && css.nothing,
            )}
          >
            {loading ? <Skeleton shape="text" variant="title" length="medium" /> : (value ?? '0')}
          </output>
          {choice}
        </>
      )}
    </FieldFrame>
  )
}
