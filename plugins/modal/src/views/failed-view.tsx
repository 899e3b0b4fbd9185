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
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { modalContract } from '../contract'
import { copy } from '../copy'
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
          {known ? t(`error.${known.code}`, known.message) : t('modal.failed', copy['modal.failed'])}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {known?.recovery === undefined
            ? t('modal.failed-hint', copy['modal.failed-hint'])
            : t(`recovery.${known.code}`, known.recovery)}
        </Text>
      </div>
      <div className={css.actions}>
        <Button variant="primary" size="large" fullWidth onClick={retry}>
          {t('modal.retry', copy['modal.retry'])}
        </Button>
        <Button size="large" fullWidth onClick={() => window.location.reload()}>
          {t('modal.reload', copy['modal.reload'])}
        </Button>
        {hasBack && (
          <Button variant="quiet" size="large" fullWidth onClick={() => router.back('visitor')}>
            {t('modal.back', copy['modal.back'])}
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
  // Before anything is painted: a refusal is never missed.
  useLayoutEffect(() => on('kernel:close-refused', () => setRefused(true)), [on])
  if (!refused || !session) return null
  const leave = async (): Promise<void> => {
    try {
      await session.disconnect()
    } catch (error) {
      // The session is cleared all the same.
      report('modal', error)
    }
    router.close('visitor')
  }
  return (
    <Button variant="danger" size="large" fullWidth onClick={() => void leave()}>
      {t('modal.disconnect-and-close', copy['modal.disconnect-and-close'])}
    </Button>
  )
}
