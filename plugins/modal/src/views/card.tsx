import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, type RefObject, useRef } from 'react'
import { CardBody } from './card-body'
import { Header } from './header'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useCardHeight } from './use-card-height'
import type { Presented } from './use-presented'
import { useShake } from './use-shake'
import { useTitle } from './use-title'

export interface CardProps extends Pick<ShellProps, 'portal' | 'notices'> {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly className: string
  readonly presented: Presented | undefined
  /** Without it the content stands for good and has no close button. */
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
