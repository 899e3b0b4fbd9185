import { usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { connectedWallet, sessionContract } from '@latchkey/session/contract'
import {
  type ActionViewProps,
  useLeaveWhenSent,
  useWalletRequest,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { type ReactNode, useCallback, useState } from 'react'
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
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
  const values = useRequestValues(request)
  const isFirst = isApproval(request)
  const [isWaiting] = useState(() => actions.isWaiting(request))
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
  const hint = t(isSent ? sentHints[kind] : hints[kind], values)
  const title = t(isSent ? 'swaps.confirming' : 'swaps.ask')
  return (
    <WalletRequestScreen
      part="swaps-request"
      request={walletRequest}
      connectionId={connectionId}
      picture={<Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={isWaiting && !isSent}
      texts={{
        pending: { title, hint },
        silent: isSent ? { title, hint } : { hint },
        declined: { title: t('swaps.declined'), hint: t('swaps.declined-hint') },
        failed: { title: t('swaps.failed'), hint: t('swaps.failed-hint') },
      }}
    />
  )
}
