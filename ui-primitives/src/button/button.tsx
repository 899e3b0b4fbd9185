'use client'

import { forwardRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import { Spinner } from '../spinner/spinner'
import * as css from './button.css'

export type ButtonVariant = keyof typeof css.variant
export type ButtonSize = keyof typeof css.size

export interface ButtonProps {
  /** primary once per view at most; secondary by default; quiet beside others; danger to end something. */
  readonly variant?: ButtonVariant
  /** small 32, medium 40 (default), large 48 px high. */
  readonly size?: ButtonSize
  readonly fullWidth?: boolean
  /** Shows a spinner, keeps its width and its focus, and takes no clicks. */
  readonly loading?: boolean
  readonly disabled?: boolean
  /** Before the label. */
  readonly icon?: ReactNode
  readonly type?: 'button' | 'submit'
  readonly id?: string | undefined
  /** Accessible name, where the children do not say it. */
  readonly label?: string | undefined
  /** Id of the element that explains it. */
  readonly describedBy?: string | undefined
  /** Added to the parts. */
  readonly part?: string | undefined
  /** For layout only: margins and the grid area. */
  readonly className?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Pointer over it or focus on it: the moment to preload what the click will need. */
  readonly onIntent?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Parts: `button` and `button-<variant>`. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const {
    variant = 'secondary',
    size = 'medium',
    loading = false,
    type = 'button',
    onClick,
    onIntent,
  } = props
  useSheets(css.sheets)
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
