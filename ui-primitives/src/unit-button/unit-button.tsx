'use client'

import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names'
import { ChevronDownIcon } from '../icon/chevron-down'
import { useSheets } from '../sheets'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import * as css from './unit-button.css'

export interface UnitButtonProps {
  /** The symbol or currency that is chosen; else what to do. */
  readonly label: string
  /** Nothing is chosen yet. */
  readonly empty?: boolean
  /** Its name, for who cannot see which picture belongs to the symbol. */
  readonly name?: string | undefined
  /** An `Image` of size 20. */
  readonly picture?: ReactNode
  /** Added to the parts. */
  readonly part?: string | undefined
  readonly onClick: () => void
  /** Pointer over it or focus on it: the moment to preload what the click will need. */
  readonly onIntent?: (() => void) | undefined
}

/** Shows the unit of an amount and opens the list to choose another, at the end of an `AmountField`. Part: `unit-button`. */
export function UnitButton(props: UnitButtonProps): ReactElement {
  const { label, empty = false, name, picture, part, onClick, onIntent } = props
  useSheets(css.sheets)
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
