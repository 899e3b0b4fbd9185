import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import * as css from './button.css'
import { Spinner } from './marks'
import { classNames, usePrimitiveSheets } from './sheets'

export type ButtonVariant = keyof typeof css.variant
export type ButtonSize = keyof typeof css.size

export interface ButtonProps {
  /** `primary`: at most one per view. Default: `secondary`. */
  readonly variant?: ButtonVariant
  /** Height: `small` 32 px, `medium` 40 px, `large` 48 px. Default: `medium`. */
  readonly size?: ButtonSize
  readonly fullWidth?: boolean
  /** Shows a spinner and ignores clicks. The button keeps its width and its focus. */
  readonly loading?: boolean
  readonly disabled?: boolean
  /** Icon before the label. */
  readonly icon?: ReactNode
  readonly type?: 'button' | 'submit'
  readonly id?: string | undefined
  /** Accessible name, if the children are not sufficient. */
  readonly label?: string | undefined
  /** Id of the element that describes the button. */
  readonly describedBy?: string | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only, such as margins and the grid area. */
  readonly className?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called when the pointer enters the button or it gets the focus, to preload what the click needs. */
  readonly onIntent?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A button with text. Parts: `button`, `button-<variant>`. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    loading = false,
    type = 'button',
    onClick,
    onIntent,
  } = props
  usePrimitiveSheets(css.sheets)
  return (
    <button
      ref={ref}
      id={props.id}
      type={type}
      part={classNames('button', `button-${variant}`, props.part)}
      className={classNames(
        css.button,
        css.size[size],
        css.variant[variant],
        props.fullWidth && css.fullWidth,
        props.className,
      )}
      disabled={props.disabled}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={classNames(css.label, loading && css.labelWhileLoading)}>
        {props.icon}
        {props.children}
      </span>
      {loading && (
        <span className={css.spinner}>
          <Spinner size={18} />
        </span>
      )}
    </button>
  )
})
