import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import type { NoticeQueue } from './notice-queue'
import { NoticeAlert, NoticeBanner } from './notice-views'
import * as css from './notices.css'
import { useNotices } from './use-notices'

export interface CardNoticesProps {
  readonly queue: NoticeQueue
}

/** While the content is shown, a banner stands below the view. */
export function CardBanner({ queue }: CardNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { banner } = useNotices(queue)
  if (!banner) return null
  return (
    <div className={css.banner}>
      <NoticeBanner key={banner.key} shown={banner} quiet={!queue.mayRead(banner.key, 'card')} />
    </div>
  )
}

/** While the content is shown, an alert stands between the header and the view. */
export function CardAlert({ queue }: CardNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { alert } = useNotices(queue)
  if (!alert) return null
  return (
    <div className={css.alert}>
      <NoticeAlert shown={alert} quiet={!queue.mayRead(alert.key, 'card')} onClose={queue.dismissAlert} />
    </div>
  )
}
