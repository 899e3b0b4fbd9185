import { useRouterState } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useLayoutEffect } from 'react'
import { NoticeAlert, NoticeBanner } from './notice-views'
import * as css from './shell.css'
import type { ShellProps } from './shell-props'
import { useNotices } from './use-notices'

/** Notices while the dialog is closed: in a popover, since the page may have a dialog of its own on top. */
export function LooseNotices({ portal, notices }: ShellProps): ReactElement | null {
  useSheets(css.sheets)
  const { layer } = portal
  const open = useRouterState((state) => state.open)
  const { banner, alert } = useNotices(notices)
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
          <NoticeAlert shown={alert} onClose={notices.dismissAlert} />
        </div>
      )}
      {banner && <NoticeBanner key={banner.key} shown={banner} />}
    </div>
  )
}
