import { useTranslate } from '@latchkey/kernel/react'
import { AlertBar } from '@latchkey/ui-primitives/alert-bar'
import { Banner } from '@latchkey/ui-primitives/banner'
import type { ReactElement } from 'react'
import { copy } from '../copy'
import type { ShownNotice } from './notice-queue'
import * as css from './notices.css'

export interface NoticeBannerProps {
  readonly shown: ShownNotice
  /** It was read out where it stood before. */
  readonly quiet: boolean
}

export function NoticeBanner({ shown, quiet }: NoticeBannerProps): ReactElement {
  const t = useTranslate()
  const { notice, leaving } = shown
  return (
    <div className={leaving ? css.leavingBanner : undefined} data-notice={notice.code}>
      <Banner variant={notice.variant} quiet={quiet}>
        {notice.text(t, undefined)}
      </Banner>
    </div>
  )
}

export interface NoticeAlertProps extends NoticeBannerProps {
  readonly onClose: () => void
}

export function NoticeAlert({ shown, quiet, onClose }: NoticeAlertProps): ReactElement {
  const t = useTranslate()
  const { notice } = shown
  return (
    <div data-notice={notice.code}>
      <AlertBar
        variant={notice.variant === 'loading' ? 'info' : notice.variant}
        quiet={quiet}
        onClose={onClose}
        closeLabel={t('modal.dismiss', copy['modal.dismiss'])}
      >
        {notice.text(t, undefined)}
      </AlertBar>
    </div>
  )
}
