import { useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  useLeaveWhenSent,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { type ReactNode, useCallback } from 'react'
import { type SwapRequest, swapsContract } from '../contract'
import { copy } from '../copy/copy'
import { isApproval } from '../plan/is-approval'
import type { SwapActions } from '../swap-actions'
import { useRequestValues } from './use-request-values'

const hints = {
  reset: 'swaps.ask-reset-hint',
  approve: 'swaps.ask-approve-hint',
  swap: 'swaps.ask-hint',
  both: 'swaps.ask-hint',
} as const
const sentHints = { ...hints, reset: 'swaps.resetting-hint', approve: 'swaps.confirming-hint' } as const

/**
 * Shown while the request is pending in the wallet. An approval leads back to the preview. Part:
 * `swaps-request`.
 */
export function RequestView({
  actions,
  args: request,
}: ActionViewProps<SwapActions, SwapRequest>): ReactNode {
  const t = useTexts(copy)
  const router = useRouter(swapsContract)
  const { target, kind } = request
  const { connectionId } = target
  const values = useRequestValues(request)
  const isFirst = isApproval(request)
  const ask = useCallback(
    async (_signal: AbortSignal, onStep: (step: 'sent') => void, isRetry: boolean) => {
      if (!isFirst) return actions.send(request, isRetry)
      await actions.approve(request, () => onStep('sent'), isRetry)
      return undefined
    },
    [actions, request, isFirst],
  )
  // The wallet may have sent while its own view covered this one, as an embedded wallet does.
  const walletRequest = useWalletRequest(ask, {
    onDone: (sent) => (sent ? actions.showSent({ request, sent }) : router.back()),
  })
  useLeaveWhenSent(actions, request)
  const isSent = walletRequest.step === 'sent'
  const text = isSent
    ? { title: t('swaps.confirming'), hint: t(sentHints[kind], values) }
    : { hint: t(hints[kind], values) }
  return (
    <WalletRequestScreen
      part="swaps-request"
      request={walletRequest}
      connectionId={connectionId}
      picture={<WalletPicture connectionId={connectionId} />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={isSent ? undefined : () => actions.isWaiting(request)}
      texts={{
        pending: text,
        silent: text,
        declined: { title: t('swaps.declined'), hint: t('swaps.declined-hint') },
        failed: { title: t('swaps.failed'), hint: t('swaps.failed-hint') },
      }}
    />
  )
}
