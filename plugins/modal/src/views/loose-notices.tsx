import { useRouterState } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useLayoutEffect } from 'react'
import type { Portal } from './create-portal'
import type { NoticeQueue, ShownNotice } from './notice-queue'
import { NoticeAlert, NoticeBanner } from './notice-views'
import * as css from './notices.css'
import { useNotices } from './use-notices'

export interface LooseNoticesProps {
  readonly portal: Portal
  readonly queue: NoticeQueue
}

/** Notices while the dialog is closed: in a popover, since the page may have a dialog of its own on top. */
export function LooseNotices({ portal, queue }: LooseNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { layer } = portal
  const open = useRouterState((state) => state.open)
  const { banner, alert } = useNotices(queue)
  const isQuiet = ({ key }: ShownNotice): boolean => !queue.mayRead(key, 'loose')
  const visible = !open && (banner !== undefined || alert !== undefined)
  useLayoutEffect(() => {
    if (!visible || !layer.isConnected) return undefined
    layer.showPopover()
    return () => layer.hidePopover()
  }, [visible, layer])
  if (!visible) return null
  return (
    <div className={css.loose}>
      {alert && (
        <div className={css.looseAlert}>
          <NoticeAlert shown={alert} quiet={isQuiet(alert)} onClose={queue.dismissAlert} />
        </div>
      )}
      {banner && <NoticeBanner key={banner.key} shown={banner} quiet={isQuiet(banner)} />}
    </div>
  )
}
