import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement, RefObject } from 'react'
import { CardBody } from './card-body'
import { Header } from './header'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useShake } from './use-shake'
import { useTitle } from './use-title'

export interface CardProps extends Pick<ShellProps, 'portal' | 'notices'> {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly className: string
  /** Without it the content stands for good and has no close button. */
  readonly onClose?: () => void
}

/** Header, notices and the view: the same in the dialog and in the page. Part: `card`. */
export function Card({ cardRef, className, portal, notices, onClose }: CardProps): ReactElement {
  useSheets(css.sheets)
  useShake(cardRef)
  const title = useTitle()
  return (
    <div ref={cardRef} part="card" className={`${css.card} ${className}`}>
      {onClose && <span part="handle" className={css.handle} />}
      <Header title={title} onClose={onClose} />
      {notices?.alert}
      <CardBody portal={portal} title={title} />
      {notices?.banner}
    </div>
  )
}
