import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { connectedWallet, sessionContract } from '@latchkey/session/contract'
import { useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { type ReactNode, useCallback, useState } from 'react'
import { type PayViews, payContract } from '../contract'
import { copy } from '../copy/copy'
import { useOrderValues } from './use-order'

/** Shown while the request is pending in the wallet. Back leads to the review. Part: `pay-request`. */
export function RequestView({ args: payment }: ViewProps<PayViews['PayRequest']>): ReactNode {
  const payments = usePlugin(payContract)
  const t = useTexts(copy)
  const { connectionId } = payment.target
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
  const values = useOrderValues(payment.order)
  const [isWaiting] = useState(() => payments.isWaiting(payment))
  const send = useCallback(
    (_signal: AbortSignal, _onStep: unknown, isRetry: boolean) => payments.send(payment, isRetry),
    [payments, payment],
  )
  const request = useWalletRequest(send)
  const hint = t('pay.ask-hint', values)
  return (
    <WalletRequestScreen
      part="pay-request"
      request={request}
      connectionId={connectionId}
      picture={<Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />}
      // The wallet may still send the first request, so it is not repeated.
      retryWhenSilent={false}
      isWaiting={isWaiting}
      texts={{
        pending: { title: t('pay.ask'), hint },
        silent: { hint },
        declined: { title: t('pay.declined'), hint: t('pay.declined-hint') },
        failed: { title: t('pay.failed'), hint: t('pay.failed-hint') },
      }}
    />
  )
}
