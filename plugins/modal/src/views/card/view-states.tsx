import { isLatchkeyError } from '@latchkey/kernel'
import {
  useHasPassed,
  useOptionalPlugin,
  useRouter,
  useRouterState,
  useServices,
  useTexts,
  useTranslate,
  type ViewFailure,
} from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import { Button, RowSkeleton, Text, useSheets, VisuallyHidden, WarningIcon } from '@latchkey/ui-primitives'
import { type ReactElement, useLayoutEffect, useState } from 'react'
import { modalContract } from '../../contract'
import { texts } from '../../texts'
import * as css from './card.css'

/** Shown instead of a view that could not be loaded or that threw. Says what happened and what the user can do. */
export function FailedView({ error, retry }: ViewFailure): ReactElement {
  useSheets(css.sheets)
  const translate = useTranslate()
  const t = useTexts(texts)
  const router = useRouter(modalContract)
  const hasBack = useRouterState(({ stack }) => stack.length > 1)
  const known = isLatchkeyError(error) ? error : undefined
  return (
    <div className={css.failed}>
      <div role="alert" className={`${css.rows} ${css.message}`}>
        <span className={css.icon}>
          <WarningIcon size={24} />
        </span>
        <Text as="p" variant="label" align="center">
          {known ? translate(`error.${known.code}`, known.message) : t('modal.failed')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {known?.recovery === undefined
            ? t('modal.failed-hint')
            : translate(`recovery.${known.code}`, known.recovery)}
        </Text>
      </div>
      <div className={css.rows}>
        <Button variant="primary" size="large" fullWidth onClick={retry}>
          {t('modal.retry')}
        </Button>
        <Button size="large" fullWidth onClick={() => window.location.reload()}>
          {t('modal.reload')}
        </Button>
        {hasBack && (
          <Button variant="quiet" size="large" fullWidth onClick={() => router.back('user')}>
            {t('modal.back')}
          </Button>
        )}
        <DisconnectAndClose />
      </div>
    </div>
  )
}

/**
 * Shown after a guard has refused to close. If the view that would satisfy the guard has failed, disconnecting is the only
 * way to close the dialog.
 */
function DisconnectAndClose(): ReactElement | null {
  const t = useTexts(texts)
  const { on, report } = useServices()
  const router = useRouter(modalContract)
  const session = useOptionalPlugin(sessionContract)
  const [refused, setRefused] = useState(false)
  // A layout effect subscribes before the first paint, so that no refusal is missed.
  useLayoutEffect(() => on('kernel:close-refused', () => setRefused(true)), [on])
  if (!refused || !session) return null
  const leave = async (): Promise<void> => {
    try {
      await session.disconnect()
    } catch (error) {
      // The session plugin has removed the connection in spite of the error.
      report('modal', error)
    }
    router.close('user')
  }
  return (
    <Button size="large" fullWidth onClick={() => void leave()}>
      {t('modal.disconnect-and-close')}
    </Button>
  )
}

/** Loading is announced to screen readers only if it takes longer. In milliseconds. */
const ANNOUNCE_AFTER_MS = 1000

/** A skeleton of a list. Most first views are lists, so the layout does not change when the view is loaded. */
export function LoadingView(): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const isLong = useHasPassed(ANNOUNCE_AFTER_MS)
  return (
    <div className={css.rows} role="status" aria-busy="true">
      <VisuallyHidden>{isLong && t('modal.loading')}</VisuallyHidden>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  )
}
