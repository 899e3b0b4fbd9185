'use client'

import type { ReactElement, ReactNode } from 'react'
import { useSheets } from '../sheets'
import { Text } from '../text/text'
import * as css from './fact-list.css'

export interface FactListProps {
  /** `Fact`s. */
  readonly children: ReactNode
  readonly part?: string | undefined
}

/** What is true of something, line by line: what will be signed, what was sent. A `dl`. */
export function FactList({ children, part }: FactListProps): ReactElement {
  useSheets(css.sheets)
  return (
    <dl part={part} className={css.list}>
      {children}
    </dl>
  )
}

export interface FactProps {
  readonly label: ReactNode
  readonly children: ReactNode
  readonly part?: string | undefined
  /** `picture`: a picture stands beside the text. `address`: shown whole, under its label. Default: `text`. */
  readonly kind?: 'text' | 'picture' | 'address'
  /** Explains the value, below it. */
  readonly note?: ReactNode
}

/** One line of a `FactList`. */
export function Fact({ label, children, part, kind = 'text', note }: FactProps): ReactElement {
  return (
    <div part={part} className={css.factIn[kind]}>
      <Text as="dt" tone="secondary" variant={kind === 'address' ? 'caption' : 'body'}>
        {label}
      </Text>
      <dd className={css.valueIn[kind]}>{children}</dd>
      {note !== undefined && note !== false && (
        <dd className={css.note}>
          <Text variant="caption" tone="secondary">
            {note}
          </Text>
        </dd>
      )}
    </div>
  )
}
