import { useServices, useTranslate } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useShake } from '../dialog/use-motion'
import * as css from '../shell/shell.css'
import type { ShellProps } from '../shell/shell-props'
import { CardBody } from './card-body'
import { Header } from './header'
import type { PresentedView } from './use-presented-view'

export interface CardProps extends Pick<ShellProps, 'portal' | 'notices'> {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly className: string
  readonly presented: PresentedView | undefined
  /** Called by the close button. Without it, in embedded mode, there is no close button. */
  readonly onClose?: () => void
}

/** Header, notices and view. Used by the dialog and in embedded mode. Part: `card`. */
export function Card({ cardRef, className, portal, notices, presented, onClose }: CardProps): ReactElement {
  useSheets(css.sheets)
  useShake(cardRef)
  const content = useRef<HTMLDivElement>(null)
  useCardHeight(cardRef, content)
  const title = useTitle(presented)
  return (
    <div ref={cardRef} part="card" className={`${css.card} ${className}`}>
      <div ref={content} className={css.content}>
        {onClose && <span part="handle" className={css.handle} />}
        <Header title={title} presented={presented} notices={notices} onClose={onClose} />
        {notices?.alert}
        <CardBody portal={portal} presented={presented} title={title} />
        {notices?.banner}
      </div>
    </div>
  )
}

/** Sets the card's height to that of its content, so that CSS can animate changes. The first height is not animated. */
function useCardHeight(card: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: outer } = card
    const { current: inner } = content
    if (!outer || !inner) return undefined
    // The content does not depend on the card's height, so setting the height does not trigger the observer again.
    const sizes = new ResizeObserver(() => outer.style.setProperty('height', `${inner.offsetHeight}px`))
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [card, content])
}

/** The title of the shown view, or an empty text. While the view's code loads, the previous title is returned. */
function useTitle(presented: PresentedView | undefined): string {
  const t = useTranslate()
  const { report } = useServices()
  const { view, args } = presented?.shown ?? {}
  const label = view?.title()
  const title = useMemo(() => {
    if (!view || !label) return ''
    try {
      return label(t, args)
    } catch (error) {
      // A title that throws must not unmount the dialog and its close button.
      report(view.owner, error)
      return ''
    }
  }, [view, label, args, t, report])
  const [last, setLast] = useState(title)
  if (!label && presented?.isSkeleton) return last
  if (title !== last) setLast(title)
  return title
}
