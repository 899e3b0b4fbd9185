import { isLatchkeyError } from '@latchkey/kernel'
import {
  useOptionalPlugin,
  useRouter,
  useRouterState,
  useServices,
  useTranslate,
  type ViewFailure,
} from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { WarningIcon } from '@latchkey/ui-primitives/icon/warning'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useEffect, useState } from 'react'
import { modalContract } from '../contract'
import * as css from './failed-view.css'

/** In place of a view that could not be fetched or that threw. Says what happened and what can be done. */
export function FailedView({ error, retry }: ViewFailure): ReactElement {
  useSheets(css.sheets)
  const t = useTranslate()
  const router = useRouter(modalContract)
  const hasBack = useRouterState(({ stack }) => stack.length > 1)
  const known = isLatchkeyError(error) ? error : undefined
  return (
    <div className={css.failed}>
      <div role="alert" className={css.words}>
        <span className={css.sign}>
          <WarningIcon size={24} />
        </span>
        <Text as="p" variant="label" align="center">
          {known
            ? t(`errors.${known.code}`, known.message)
            : t('modal.failed', 'Something went wrong in this part')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {known?.recovery === undefined
            ? t('modal.failedRecovery', 'Try again. If it stays, reload the page.')
            : t(`errors.${known.code}.recovery`, known.recovery)}
        </Text>
      </div>
      <div className={css.actions}>
        <Button variant="primary" size="large" fullWidth onClick={retry}>
          {t('modal.retry', 'Try again')}
        </Button>
        <Button size="large" fullWidth onClick={() => window.location.reload()}>
          {t('modal.reload', 'Reload page')}
        </Button>
        {hasBack && (
          <Button variant="quiet" size="large" fullWidth onClick={() => router.back('visitor')}>
            {t('modal.back', 'Back')}
          </Button>
        )}
        <WayOut />
      </div>
    </div>
  )
}

/** A guard that cannot be satisfied here, because its view failed, must not lock the visitor in. */
function WayOut(): ReactElement | null {
  const t = useTranslate()
  const { on, report } = useServices()
  const router = useRouter(modalContract)
  const session = useOptionalPlugin(sessionContract)
  const [refused, setRefused] = useState(false)
  useEffect(() => on('kernel:close-refused', () => setRefused(true)), [on])
  if (!refused || !session) return null
  const leave = async (): Promise<void> => {
    try {
      await session.disconnect()
    } catch (error) {
      // The session is cleared all the same (D28.10).
      report('modal', error)
    }
    router.close('visitor')
  }
  return (
    <Button variant="danger" size="large" fullWidth onClick={() => void leave()}>
      {t('modal.disconnectAndClose', 'Disconnect and close')}
    </Button>
  )
}
