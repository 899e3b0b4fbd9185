import type { ViewProps } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { usePlugin, useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type EstimateFee,
  hasFeeRisen,
  readFee,
  useIsAbove,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type PayViews, payContract, type WalletPayment } from '../contract'
import { copy } from '../copy/copy'
import { useOrderValues, usePayment } from './use-order'

/** Shown while the request is pending in the wallet. Back leads to the review. Part: `pay-request`. */
export function RequestView({ args: payment }: ViewProps<PayViews['PayRequest']>): ReactNode {
  const payments = usePlugin(payContract)
  const t = useTexts(copy)
  const { connectionId } = payment.target
  const values = useOrderValues(payment.order)
  const [hasChanged, setChanged] = useState(false)
  const send = useCallback(
    async (signal: AbortSignal, _onStep: unknown, isRetry: boolean) => {
      // control: pay-retry-without-a-check
      if (isRetry && !(await isFeeAsShown(payments.estimate, payment, signal))) {
        setChanged(true)
        return untilAborted(new Promise<never>(() => undefined), signal)
      }
      signal.throwIfAborted()
      return payments.send(payment, isRetry)
    },
    [payments, payment],
  )
  useShowReview(hasChanged, payment)
  const request = useWalletRequest(send)
  const hint = t('pay.ask-hint', values)
  // Renders again when an earlier request has ended.
  const phase = usePayment()?.progress.phase
  return (
    <WalletRequestScreen
      part="pay-request"
      request={request}
      connectionId={connectionId}
      picture={<WalletPicture connectionId={connectionId} />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={() => phase === 'asking' && payments.isWaiting(payment)}
      texts={{
        pending: { hint },
        silent: { hint },
        declined: { title: t('pay.declined'), hint: t('pay.declined-hint') },
        failed: { title: t('pay.failed'), hint: t('pay.failed-hint') },
      }}
    />
  )
}

/** Whether the fee is known, and not higher than the one that the user has seen. */
async function isFeeAsShown(
  estimate: EstimateFee<WalletPayment>,
  payment: WalletPayment,
  signal: AbortSignal,
): Promise<boolean> {
  const fee = await readFee(estimate, payment, signal)
  return fee.phase === 'known' && !(payment.shownFee && hasFeeRisen(payment.shownFee, fee.data))
}

/** Shows the review instead, once `hasChanged`, so that the user sees the present fee. */
function useShowReview(hasChanged: boolean, { shownFee }: WalletPayment): void {
  const router = useRouter(payContract)
  const isAboveReview = useIsAbove('PayQuote')
  useEffect(() => {
    if (!hasChanged) return
    if (isAboveReview) router.back()
    router.replace('PayQuote', shownFee && { shownFee })
  }, [hasChanged, isAboveReview, router, shownFee])
}
