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
  /** Without it the content is always shown and has no close button. */
  readonly onClose?: () => void
}

/** Header, notices and the view: the same in the dialog and in the page. Part: `card`. */
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

/** Gives the card the height of its content, so that CSS can animate each change. The first height is not animated. */
function useCardHeight(card: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: outer } = card
    const { current: inner } = content
    if (!outer || !inner) return undefined
    // The content does not depend on the card's height, so nothing that is observed changes because of this.
    const sizes = new ResizeObserver(() => outer.style.setProperty('height', `${inner.offsetHeight}px`))
    sizes.observe(inner)
    return () => sizes.disconnect()
  }, [card, content])
}

/** The title of the view that is shown, empty where it has none. Until it is loaded, the previous title stays. */
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
