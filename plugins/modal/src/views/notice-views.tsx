import type { Notice } from '@latchkey/kernel'
import { useTranslate } from '@latchkey/kernel/react'
import { AlertBar } from '@latchkey/ui-primitives/alert-bar'
import { Banner, type BannerVariant } from '@latchkey/ui-primitives/banner'
import { InfoIcon } from '@latchkey/ui-primitives/icon/info'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import type { ReactElement, ReactNode } from 'react'
import { copy } from '../copy'
import type { ShownNotice } from './notice-queue'
import * as css from './notices.css'

/** Banners have three looks; the other two variants keep their own icon. */
const BANNER_LOOKS: Readonly<Record<Notice['variant'], readonly [look: BannerVariant, icon?: ReactNode]>> = {
  success: ['success'],
  loading: ['loading'],
  error: ['error'],
  info: ['success', <InfoIcon key="info" />],
  warning: ['error', <WarningIcon key="warning" />],
}

export function NoticeBanner({ shown }: { readonly shown: ShownNotice }): ReactElement {
  const t = useTranslate()
  const { notice, leaving } = shown
  const [variant, icon] = BANNER_LOOKS[notice.variant]
  return (
    <div className={leaving ? css.leavingBanner : undefined} data-notice={notice.code}>
      <Banner variant={variant} icon={icon}>
        {notice.text(t, undefined)}
      </Banner>
    </div>
  )
}

export interface NoticeAlertProps {
  readonly shown: ShownNotice
  readonly onClose: () => void
}

export function NoticeAlert({ shown, onClose }: NoticeAlertProps): ReactElement {
  const t = useTranslate()
  const { notice } = shown
  return (
    <div data-notice={notice.code}>
      <AlertBar
        variant={notice.variant === 'loading' ? 'info' : notice.variant}
        onClose={onClose}
        closeLabel={t('modal.dismiss', copy['modal.dismiss'])}
      >
        {notice.text(t, undefined)}
      </AlertBar>
    </div>
  )
}
