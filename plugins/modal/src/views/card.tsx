import { LiveRegion } from '@latchkey/ui-primitives/live-region'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement, RefObject } from 'react'
import { CardBody } from './card-body'
import { Header } from './header'
import { NoticeAlert, NoticeBanner } from './notice-views'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useNotices } from './use-notices'
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
  const { banner, alert } = useNotices(notices)
  const title = useTitle()
  return (
    <div ref={cardRef} part="card" className={`${css.card} ${className}`}>
      {grip && <span part="handle" className={css.handle} {...grip} />}
      <Header title={title} onClose={onClose} grip={grip} />
      {banner && (
        <div className={css.banner}>
          <NoticeBanner key={banner.key} shown={banner} />
        </div>
      )}
      {alert && (
        <div className={css.alert}>
          <NoticeAlert shown={alert} onClose={notices.dismissAlert} />
        </div>
      )}
      <CardBody portal={portal} />
      <LiveRegion message={title} />
    </div>
  )
}
