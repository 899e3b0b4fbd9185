import { forwardRef, type ReactElement, type ReactNode, useContext, useState } from 'react'
import { classNames, usePrimitiveSheets } from './sheets'
import * as css from './text.css'
import { LanguageContext } from './theme-root'

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

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | 'h1' | 'h2' | 'p'
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** Text that only screen readers read. Part: `visually-hidden`. */
export function VisuallyHidden({ as: Element = 'span', id, children }: VisuallyHiddenProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <Element id={id} part="visually-hidden" className={css.hidden}>
      {children}
    </Element>
  )
}

export interface LiveRegionProps {
  /** The text to announce. To announce something, change the message of a mounted region. */
  readonly message: string
  /** `assertive` interrupts the screen reader, for errors that need a reaction. Default: `polite`. */
  readonly politeness?: 'polite' | 'assertive'
}

/** Announces a change to screen readers. Part: `live-region`. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  return (
    <div
      role={politeness === 'assertive' ? 'alert' : 'status'}
      aria-live={politeness}
      aria-atomic="true"
      part="live-region"
      className={css.hidden}
    >
      {useNewMessage(message)}
    </div>
  )
}

/** Returns the message, or an empty text if it changed only because the language changed. */
function useNewMessage(message: string): string {
  const language = useContext(LanguageContext)
  const [last, setLast] = useState({ language, message, known: '' })
  if (language !== last.language) setLast({ language, message, known: message })
  else if (message !== last.message) setLast({ language, message, known: '' })
  return message === last.known ? '' : message
}
