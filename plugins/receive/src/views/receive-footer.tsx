import { getEnvironment } from '@latchkey/kernel/environment'
import { useServices, useTexts } from '@latchkey/kernel/react'
import { useSheets } from '@latchkey/ui-primitives'
import { CopyButton, canShare, ShareButton } from '@latchkey/ui-primitives/screens'
import type { ReactElement } from 'react'
import { texts } from '../texts'
import type { ShownPayment } from './asked-payment'
import * as css from './receive-view.css'

interface ReceiveFooterProps {
  readonly address: string
  readonly payment: ShownPayment | undefined
  /** The displayed amount of the payment. */
  readonly amount: string | undefined
  readonly network: string
}

/** Buttons that copy the code's text and, on phones, share it. Parts: `copy-button`, `share-button`. */
export function ReceiveFooter({ address, payment, amount = '', network }: ReceiveFooterProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { browser } = useServices().ports
  const isShared = getEnvironment(browser).mobile && canShare()
  return (
    <div className={css.actions}>
      {payment ? (
        <CopyButton
          value={payment.uri}
          shape="button"
          size="large"
          fullWidth
          label={t('receive.copy-request')}
          copiedLabel={t('receive.copied-request')}
          failedLabel={t('receive.copy-request-failed')}
        />
      ) : (
        <CopyButton
          value={address}
          shape="button"
          size="large"
          fullWidth
          label={t('receive.copy')}
          copiedLabel={t('receive.copied')}
          failedLabel={t('receive.copy-failed')}
        />
      )}
      {isShared && (
        <ShareButton
          value={
            payment
              ? `${t('receive.share-request', { amount, symbol: payment.symbol, network })}\n${payment.uri}`
              : address
          }
          size="large"
          fullWidth
          label={t('receive.share')}
          copiedLabel={t('receive.share-copied')}
          failedLabel={t('receive.share-failed')}
        />
      )}
    </div>
  )
}
