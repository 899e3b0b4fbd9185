import {
  type FormEvent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { classNames, usePrimitiveSheets } from './sheets'
import * as css from './view-layout.css'

export interface ScrollAreaProps {
  /** Accessible name of the region. With it the area can be focused and scrolled by keyboard. */
  readonly label?: string | undefined
  /** For layout, such as the maximum height. */
  readonly className?: string | undefined
  /** Receives the scrolling element, for a `VirtualList` inside or to scroll it by script. */
  readonly area?: RefObject<HTMLDivElement | null> | undefined
  readonly children?: ReactNode
}

/**
 * Sets attributes on the element directly, because scrolling must not render React components. What scrolls by a few pixels
 * although its content fits, for the touch target of a small button at its end, hides nothing.
 */
function markEdges(area: HTMLElement, content: HTMLElement): void {
  const end = content.offsetHeight > area.clientHeight ? area.scrollHeight - area.clientHeight : 0
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
    const sizes = new ResizeObserver(() => markEdges(element, inner))
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
      onScroll={(event) => content.current && markEdges(event.currentTarget, content.current)}
    >
      <div ref={content} className={css.content}>
        {children}
      </div>
    </div>
  )
}

export interface ViewLayoutProps {
  /** Part of the view. */
  readonly part: string
  /** Shown above the scrolling part, such as a search field. */
  readonly head?: ReactNode
  /** Shown below the scrolling part, such as buttons. */
  readonly footer?: ReactNode
  /** Accessible name of the scrolling part. With it the part can be focused and scrolled by keyboard. */
  readonly label?: string | undefined
  /** Receives the scrolling element, for a `VirtualList` inside or to scroll it by script. */
  readonly area?: RefObject<HTMLDivElement | null> | undefined
  readonly className?: string | undefined
  readonly tabIndex?: number
  readonly busy?: boolean | undefined
  /** Whether the view is one list with a search field. While that is filled, the view has one height, whatever is found. */
  readonly searchable?: boolean
  /** Makes the view a `form`, which a submit button in the footer or Enter in a field submits. */
  readonly onSubmit?: ((event: FormEvent) => void) | undefined
  readonly children?: ReactNode
}

/**
 * A view with a scrolling part between a fixed head and a fixed footer, which in a low dialog scroll with it. It has to be the
 * root element of the view.
 */
export const ViewLayout = /* @__PURE__ */ forwardRef<HTMLDivElement, ViewLayoutProps>(
  function ViewLayout(props, ref) {
    const { part, head, footer, label, area, className, tabIndex, busy, onSubmit } = props
    // The cast is safe, because both elements have the same props that are used here, except `onSubmit`.
    const Element = (onSubmit ? 'form' : 'div') as 'div'
    usePrimitiveSheets(css.sheets)
    return (
      <Element
        {...(onSubmit && { onSubmit, noValidate: true })}
        ref={ref}
        part={part}
        data-view-layout={footer ? 'footer' : ''}
        data-searchable={props.searchable || undefined}
        className={classNames(css.layout, className)}
        tabIndex={tabIndex}
        aria-busy={busy}
      >
        {head && <div className={css.fixed}>{head}</div>}
        <ScrollArea label={label} className={css.scroll} area={area}>
          {props.children}
        </ScrollArea>
        {footer && <div className={css.fixed}>{footer}</div>}
      </Element>
    )
  },
)
