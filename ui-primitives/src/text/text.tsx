'use client'

import { forwardRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { useSheets } from '../sheets'
import * as css from './text.css'

export type TextVariant = keyof typeof css.variant
export type TextTone = keyof typeof css.tone

export interface TextProps {
  /** The element. Headings and paragraphs keep their meaning; looks come from `variant`. */
  readonly as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'div' | 'strong' | 'dt' | 'dd'
  /** caption 12, body 14 (default), label 16, title 20, display 28 px. */
  readonly variant?: TextVariant
  readonly tone?: TextTone
  /** Overrides the variant's own weight. */
  readonly weight?: keyof typeof css.weight
  readonly align?: keyof typeof css.align
  /** Cuts at the end of one line. */
  readonly truncate?: boolean
  /** Figures of equal width, for everything that counts. */
  readonly numeric?: boolean
  readonly id?: string
  /** Whole text on hover, where it is cut. */
  readonly title?: string
  /** `text` unless named. */
  readonly part?: string
  /** For layout only: margins and the grid area. */
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
  useSheets(css.sheets)
  // One name stands for all the elements above; they differ in nothing a text uses.
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
