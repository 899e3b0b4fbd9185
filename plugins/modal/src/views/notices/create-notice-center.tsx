import type { Clock } from '@latchkey/kernel'
import { useRouterState, useTexts, useTranslate } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives'
import { Link } from '@latchkey/ui-primitives/lists'
import { AlertBar, Banner } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useLayoutEffect, useSyncExternalStore } from 'react'
import { texts } from '../../texts'
import { HeaderItem } from '../card/header-item'
import type { NoticeElements, Portal } from '../shell/create-portal'
import {
  createNoticeQueue,
  type GivenNotice,
  type NoticeQueue,
  type Notices,
  type ShownNotice,
} from './notice-queue'
import * as css from './notices.css'

export interface NoticeCenter extends NoticeElements {
  show(given: GivenNotice): void
}

/** Creates the notice queue and the elements that show it. Loaded with the first notice or the second view. */
export function createNoticeCenter(portal: Portal, clock: Clock, signal: AbortSignal): NoticeCenter {
  const queue = createNoticeQueue(clock, signal)
  return {
    show: queue.show,
    alert: <CardAlert queue={queue} />,
    banner: <CardBanner queue={queue} />,
    popover: <PopoverNotices portal={portal} queue={queue} />,
    HeaderItem,
  }
}

export interface CardNoticesProps {
  readonly queue: NoticeQueue
}

/** Shows the banner below the view, in the dialog and in embedded mode. */
function CardBanner({ queue }: CardNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { banner } = useNotices(queue)
  useEnteredView(queue)
  if (!banner) return null
  return (
    <div className={css.banner}>
      <NoticeBanner key={banner.key} shown={banner} quiet={!queue.announces(banner.key, 'card')} />
    </div>
  )
}

/** Shows the alert between header and view, in the dialog and in embedded mode. */
function CardAlert({ queue }: CardNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { alert } = useNotices(queue)
  if (!alert) return null
  return (
    <div className={css.alert}>
      <NoticeAlert shown={alert} quiet={!queue.announces(alert.key, 'card')} onClose={queue.dismissAlert} />
    </div>
  )
}

export interface PopoverNoticesProps extends CardNoticesProps {
  readonly portal: Portal
}

/** Shows notices while the dialog is closed. Where the browser has popovers, they are above the page's own modal dialogs too. */
function PopoverNotices({ portal, queue }: PopoverNoticesProps): ReactElement | null {
  useSheets(css.sheets)
  const { layer } = portal
  const open = useRouterState((state) => state.open)
  const { banner, alert } = useNotices(queue)
  const isQuiet = ({ key }: ShownNotice): boolean => !queue.announces(key, 'popover')
  useEnteredView(queue)
  const visible = !open && (banner !== undefined || alert !== undefined)
  useLayoutEffect(() => {
    if (!visible || !layer.isConnected) return undefined
    layer.setAttribute('data-open', '')
    layer.showPopover?.()
    return () => {
      layer.hidePopover?.()
      layer.removeAttribute('data-open')
    }
  }, [visible, layer])
  if (!visible) return null
  return (
    <div className={css.popover}>
      {alert && (
        <div className={css.popoverAlert}>
          <NoticeAlert shown={alert} quiet={isQuiet(alert)} onClose={queue.dismissAlert} />
        </div>
      )}
      {banner && <NoticeBanner key={banner.key} shown={banner} quiet={isQuiet(banner)} />}
    </div>
  )
}

function useNotices({ subscribe, get }: NoticeQueue): Notices {
  return useSyncExternalStore(subscribe, get, get)
}

/** Called wherever a banner is shown, because only one of these places is rendered. */
function useEnteredView({ enterView }: NoticeQueue): void {
  const key = useRouterState(({ open, stack }) => (open ? stack.at(-1)?.key : undefined))
  useLayoutEffect(() => enterView(key), [enterView, key])
}

interface NoticeBannerProps {
  readonly shown: ShownNotice
  /** True if it was already announced at another placement. */
  readonly quiet: boolean
}

function NoticeBanner({ shown, quiet }: NoticeBannerProps): ReactElement {
  const translate = useTranslate()
  const { notice, leaving } = shown
  return (
    <div className={leaving ? css.leavingBanner : undefined} data-notice={notice.code}>
      <Banner variant={notice.variant} quiet={quiet}>
        {notice.text(translate, undefined)}
      </Banner>
    </div>
  )
}

interface NoticeAlertProps extends NoticeBannerProps {
  readonly onClose: () => void
}

function NoticeAlert({ shown, quiet, onClose }: NoticeAlertProps): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const { notice } = shown
  return (
    <div data-notice={notice.code}>
      <AlertBar
        variant={notice.variant === 'loading' ? 'info' : notice.variant}
        quiet={quiet}
        onClose={onClose}
        closeLabel={t('modal.dismiss')}
      >
        {notice.text(translate, undefined)}
        {notice.link && (
          <>
            {' '}
            <Link href={notice.link.url} icon>
              {notice.link.label(translate, undefined)}
            </Link>
          </>
        )}
      </AlertBar>
    </div>
  )
}
