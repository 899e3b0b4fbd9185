import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, useTexts } from '@latchkey/kernel/react'
import { useWalletRequest, WalletPicture, WalletRequestScreen } from '@latchkey/session/view-kit'
import { type ReactNode, useCallback, useState } from 'react'
import { type PayViews, payContract } from '../contract'
import { copy } from '../copy/copy'
import { isUnknown } from '../payment/is-unknown'
import { useOrderValues, usePayment } from './use-order'

/** Shown while the request is pending in the wallet. Back leads to the review. Part: `pay-request`. */
export function RequestView({ args: payment }: ViewProps<PayViews['PayRequest']>): ReactNode {
  const payments = usePlugin(payContract)
  const t = useTexts(copy)
  const { connectionId } = payment.target
  const values = useOrderValues(payment.order)
  const [isWaiting] = useState(() => payments.isWaiting(payment))
  const send = useCallback(
    (_signal: AbortSignal, _onStep: unknown, isRetry: boolean) => payments.send(payment, isRetry),
    [payments, payment],
  )
  const request = useWalletRequest(send)
  const hint = t('pay.ask-hint', values)
  const progress = usePayment()?.progress
  // After a refusal: of a later request, while an earlier one is open.
  const isOpen = progress?.phase === 'asking' && !isUnknown(progress)
  const declined = isOpen ? 'pay.still-open' : 'pay.declined'
  return (
    <WalletRequestScreen
      part="pay-request"
      request={request}
      connectionId={connectionId}
      picture={<WalletPicture connectionId={connectionId} />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={isWaiting}
      texts={{
        pending: { hint },
        silent: { hint },
        declined: { title: t(declined), hint: t(`${declined}-hint`) },
        failed: { title: t('pay.failed'), hint: t('pay.failed-hint') },
      }}
    />
  )
}
