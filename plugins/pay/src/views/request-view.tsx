import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { connectedWallet, sessionContract } from '@latchkey/session/contract'
import { useWalletRequest, WalletRequestScreen } from '@latchkey/session/view-kit'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { type ReactNode, useCallback, useState } from 'react'
import { type PayViews, payContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { useOrderValues } from './use-order'

/** Shown while the request is pending in the wallet. Back leads to the review. Part: `pay-request`. */
export function RequestView({ args: payment }: ViewProps<PayViews['PayRequest']>): ReactNode {
  const payments = usePlugin(payContract)
  const say = useCopy()
  const { connectionId } = payment.target
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
  const values = useOrderValues(payment.order)
  const [isWaiting] = useState(() => payments.isWaiting(payment))
  const send = useCallback(
    (_signal: AbortSignal, _onStep: unknown, isRetry: boolean) => payments.send(payment, isRetry),
    [payments, payment],
  )
  const request = useWalletRequest(send)
  const hint = say('pay.ask-hint', values)
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
        pending: { title: say('pay.ask'), hint },
        silent: { hint },
        declined: { title: say('pay.declined'), hint: say('pay.declined-hint') },
        failed: { title: say('pay.failed'), hint: say('pay.failed-hint') },
      }}
    />
  )
}
