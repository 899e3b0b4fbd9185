'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { FieldFrame } from '../field/field'
import * as frame from '../field/field.css'
import { useSheets } from '../sheets'
import { Skeleton } from '../skeleton/skeleton'
import * as css from './amount-field.css'

export interface AmountOutputProps {
  /** Above the amount; its accessible name. */
  readonly label: string
  /** In the format of the language. Without it a pale zero. */
  readonly value?: string | undefined
  /** It is being read. */
  readonly loading?: boolean
  /** In the place of the unit: a `UnitButton`. */
  readonly choice?: ReactNode
  /** At the end of the label's line. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** Of the amount itself. */
  readonly part?: string | undefined
}

/** An amount that follows from what was entered, in the box of an `AmountField`; read out when it changes. Parts: those of `AmountField`. */
export function AmountOutput(props: AmountOutputProps): ReactElement {
  const { label, value, loading = false, choice, aside, hint, part } = props
  useSheets(css.sheets)
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
