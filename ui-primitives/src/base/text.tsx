'use client'

import { forwardRef, type ReactNode } from 'react'
import { classNames } from './class-names'
import { usePrimitiveSheets } from './sheets'
import * as css from './text.css'

export type TextVariant = keyof typeof css.variant
export type TextTone = keyof typeof css.tone

export interface TextProps {
  /** The element that is rendered. It does not affect the style. Default: `span`. */
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div' | 'strong' | 'dt' | 'dd'
  /** Size: `caption` 12 px, `body` 14 px, `label` 16 px, `title` 20 px, `display` 28 px. Default: `body`. */
  readonly variant?: TextVariant
  readonly tone?: TextTone
  /** Font weight. Default: that of the variant. */
  readonly weight?: keyof typeof css.weight
  readonly align?: keyof typeof css.align
  /** Whether text that does not fit in one line is cut. */
  readonly truncate?: boolean
  /** Whether digits have equal width, for amounts and addresses. */
  readonly numeric?: boolean
  readonly id?: string
  /** Tooltip, such as the whole text if it is cut. */
  readonly title?: string
  /** Default: `text`. */
  readonly part?: string
  /** For layout only, such as margins and the grid area. */
  readonly className?: string
  readonly tabIndex?: number
  readonly children?: ReactNode
}

/** Text in the type scale. Part: `text`. */
export const Text = /* @__PURE__ */ forwardRef<HTMLElement, TextProps>(function Text(props, ref) {
  const {
    as = 'span',
    variant = 'body',
    tone,
    weight,
    align,
    truncate,
    numeric,
    part = 'text',
    ...rest
  } = props
  usePrimitiveSheets(css.sheets)
  // The cast is safe, because the elements above have the same props that `Text` uses.
  const Element = as as 'span'
  return (
    <Element
      {...rest}
      ref={ref}
      part={part}
      className={classNames(
        css.text,
        css.variant[variant],
        tone && css.tone[tone],
        weight && css.weight[weight],
        align && css.align[align],
        truncate && css.truncate,
        numeric && css.numeric,
        props.className,
      )}
    />
  )
})
