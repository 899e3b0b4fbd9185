import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement, RefObject } from 'react'
import { CardBody } from './card-body'
import { Header } from './header'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useShake } from './use-shake'
import type { Grip } from './use-sheet-drag'
import { useTitle } from './use-title'

export interface CardProps extends Pick<ShellProps, 'portal' | 'notices'> {
  readonly cardRef: RefObject<HTMLDivElement | null>
  readonly className: string
  /** Without it the content stands for good and has no close button. */
  readonly onClose?: () => void
  /** Makes the header a handle to pull the sheet with. */
  readonly grip?: Grip
}

/** Header, notices and the view: the same in the dialog and in the page. Part: `card`. */
export function Card({ cardRef, className, portal, notices, onClose, grip }: CardProps): ReactElement {
  useSheets(css.sheets)
  useShake(cardRef)
  const title = useTitle()
  return (
    <div ref={cardRef} part="card" className={`${css.card} ${className}`}>
      {grip && <span part="handle" className={css.handle} {...grip} />}
      <Header title={title} onClose={onClose} grip={grip} />
      {notices?.inCard}
      <CardBody portal={portal} />
      <LiveRegion message={title} />
    </div>
  )
}
