import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import * as css from './icon-button.css'
import { classNames, usePrimitiveSheets } from './sheets'

export interface IconButtonProps {
  /** The accessible name and the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** small: 28 px; medium (default): 36 px. On touch screens the target is 48 px. */
  readonly size?: keyof typeof css.size
  /** Whether it has a background when it is not hovered. */
  readonly filled?: boolean
  readonly disabled?: boolean
  readonly id?: string | undefined
  /** An additional part name. */
  readonly part?: string | undefined
  /** For layout only. */
  readonly className?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called when the pointer enters the button or it gets the focus. */
  readonly onIntent?: (() => void) | undefined
}

/** A round button with an icon only. Part: `icon-button`. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const { label, icon, size = 'medium', filled = false } = props
    usePrimitiveSheets(css.sheets)
    return (
      <button
        ref={ref}
        id={props.id}
        type="button"
        part={classNames('icon-button', props.part)}
        className={classNames(css.iconButton, css.size[size], filled && css.filled, props.className)}
        disabled={props.disabled}
        aria-label={label}
        title={label}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        onClick={props.onClick}
      >
        {icon}
      </button>
    )
  },
)
