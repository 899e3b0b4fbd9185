'use client'

import { type FormEvent, forwardRef, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names'
import { ScrollArea } from '../scroll-area/scroll-area'
import { useSheets } from '../sheets'
import * as css from './view-layout.css'

export interface ViewLayoutProps {
  /** Of the view. */
  readonly part: string
  /** Above what scrolls: a search field. */
  readonly head?: ReactNode
  /** Below what scrolls: what has to be found without scrolling. */
  readonly footer?: ReactNode
  /** Names what scrolls; with it that can be reached and scrolled by keyboard. */
  readonly label?: string | undefined
  /** Given the element that scrolls, for a `VirtualList` inside, or to scroll it. */
  readonly area?: RefObject<HTMLDivElement | null> | undefined
  readonly className?: string | undefined
  readonly tabIndex?: number
  readonly busy?: boolean | undefined
  /** Makes the view a form: a button of its footer submits it, and Enter in one of its fields. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined
  readonly children?: ReactNode
}

/** A view with one scrolling part between a head and a footer that stay. The root of a view, and nothing else. */
export const ViewLayout = /* @__PURE__ */ forwardRef<HTMLDivElement, ViewLayoutProps>(
  function ViewLayout(props, ref) {
    const { part, head, footer, label, area, className, tabIndex, busy, onSubmit, children } = props
    // Both take the same props but one.
    const Element = (onSubmit ? 'form' : 'div') as 'div'
    useSheets(css.sheets)
    return (
      <Element
        {...(onSubmit && { onSubmit, noValidate: true })}
        ref={ref}
        part={part}
        data-view-layout=""
        className={classNames(css.layout, className)}
        tabIndex={tabIndex}
        aria-busy={busy}
      >
        {head && <div className={css.fixed}>{head}</div>}
        <ScrollArea label={label} className={css.scroll} area={area}>
          {children}
        </ScrollArea>
        {footer && <div className={css.fixed}>{footer}</div>}
      </Element>
    )
  },
)
