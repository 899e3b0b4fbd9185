import { Text, usePrimitiveSheets } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './fact-list.css'

export interface FactListProps {
  /** `Fact` elements. */
  readonly children: ReactNode
  readonly part?: string | undefined
}

/** A list of labels and values, for example of what will be signed or was sent. Renders a `dl` element. */
export function FactList({ children, part }: FactListProps): ReactElement {
  usePrimitiveSheets(css.sheets)
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
  /** `picture`: for a value with a picture. `address`: for a whole address, shown below the label. Default: `text`. */
  readonly kind?: 'text' | 'picture' | 'address'
  /** Explanation below the value. */
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
