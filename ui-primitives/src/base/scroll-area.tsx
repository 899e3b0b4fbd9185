'use client'

import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { classNames } from './class-names'
import * as css from './scroll-area.css'
import { usePrimitiveSheets } from './sheets'

export interface ScrollAreaProps {
  /** Accessible name of the region. With it the area can be focused and scrolled by keyboard. */
  readonly label?: string | undefined
  /** For layout, such as the maximum height. */
  readonly className?: string | undefined
  /** Receives the scrolling element, for a `VirtualList` inside or to scroll it by script. */
  readonly area?: RefObject<HTMLDivElement | null> | undefined
  readonly children?: ReactNode
}

/** Sets attributes on the element directly, because scrolling must not render React components. */
function markEdges(area: HTMLElement): void {
  const end = area.scrollHeight - area.clientHeight
  area.toggleAttribute('data-before', area.scrollTop > 1)
  area.toggleAttribute('data-after', area.scrollTop < end - 1)
}

/** A scrolling element that fades its content at edges beyond which there is more. Part: `scroll-area`. */
export function ScrollArea({ label, className, area: given, children }: ScrollAreaProps): ReactElement {
  usePrimitiveSheets(css.sheets)
  const own = useRef<HTMLDivElement>(null)
  const area = given ?? own
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = area.current
    const inner = content.current
    if (!element || !inner) return undefined
    const sizes = new ResizeObserver(() => markEdges(element))
    sizes.observe(element)
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [area])

  const region = label === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 }
  return (
    <div
      {...region}
      ref={area}
      part="scroll-area"
      className={classNames(css.area, className)}
      onScroll={(event) => markEdges(event.currentTarget)}
    >
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  )
}
