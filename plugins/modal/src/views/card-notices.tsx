import { useSheets } from '@latchkey/ui-primitives/sheets'
import type { ReactElement } from 'react'
import type { NoticeQueue } from './notice-queue'
import { NoticeAlert, NoticeBanner } from './notice-views'
import * as css from './notices.css'
import { useNotices } from './use-notices'

/** Notices while the content is shown: a banner over the title, an alert under it. */
export function CardNotices({ queue }: { readonly queue: NoticeQueue }): ReactElement {
  useSheets(css.sheets)
  const { banner, alert } = useNotices(queue)
  return (
    <>
      {banner && (
        <div className={css.banner}>
          <NoticeBanner key={banner.key} shown={banner} />
        </div>
      )}
      {alert && (
        <div className={css.alert}>
          <NoticeAlert shown={alert} onClose={queue.dismissAlert} />
        </div>
      )}
    </>
  )
}
