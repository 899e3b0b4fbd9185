'use client'

import { ChevronDownIcon, classNames, usePrimitiveSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import type { ReactElement, ReactNode } from 'react'
import * as css from './unit-button.css'

export interface UnitButtonProps {
  /** The chosen symbol or currency, or a text that asks to choose one. */
  readonly label: string
  /** True while nothing is chosen. */
  readonly empty?: boolean
  /** Full name of the token or currency, for screen readers and the tooltip. */
  readonly name?: string | undefined
  /** An `Image` of size 20. */
  readonly picture?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly onClick: () => void
  /** Called when the pointer enters the button or it gets the focus, to preload what the click needs. */
  readonly onIntent?: (() => void) | undefined
}

/** A button at the end of an `AmountField` that shows the unit and opens a list to choose another. Part: `unit-button`. */
export function UnitButton(props: UnitButtonProps): ReactElement {
  const { label, empty = false, name, picture, part, onClick, onIntent } = props
  usePrimitiveSheets(css.sheets)
  return (
    <button
      type="button"
      part={classNames('unit-button', part)}
      className={classNames(css.button, picture !== undefined && css.withPicture, empty && css.empty)}
      title={name}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      {picture}
      <bdi className={css.label}>{label}</bdi>
      {name !== undefined && (
        <VisuallyHidden>
          {' '}
          <bdi>{name}</bdi>
        </VisuallyHidden>
      )}
      <ChevronDownIcon size={16} />
    </button>
  )
}
