import type { ViewProps } from '@latchkey/kernel'
import { usePlugin, usePluginState, useRouter, useTexts } from '@latchkey/kernel/react'
import { namespaceOf } from '@latchkey/session/caip'
import { connectedWallet, sessionContract, targetKey } from '@latchkey/session/contract'
import { SwitchNetworkFirst, useTarget } from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { NetworkDrawing } from '@latchkey/ui-primitives/drawing/network'
import { NothingYetDrawing } from '@latchkey/ui-primitives/drawing/nothing-yet'
import { WalletDrawing } from '@latchkey/ui-primitives/drawing/wallet'
import { EmptyState } from '@latchkey/ui-primitives/empty-state'
import type { ReactElement, ReactNode } from 'react'
import { type PaymentOrder, type PayViews, payContract } from '../contract'
import { copy } from '../copy/copy'
import { payerOf } from '../payment/payer'
import { ConnectButton } from './connect-button'
import { Quote, type QuoteProps } from './quote'
import { useOrderNetwork, usePayment } from './use-order'

/** The review of the wallet request, or what is needed before: another account or network. */
export function QuoteView({ args }: ViewProps<PayViews['PayQuote']>): ReactNode {
  const t = useTexts(copy)
  const payment = usePayment()
  if (!payment) return <EmptyState drawing={<NothingYetDrawing />} sentence={t('pay.nothing')} />
  return <QuoteOrWay order={payment.order} shownFee={args?.shownFee} />
}

interface OrderProps {
  readonly order: PaymentOrder
}

function QuoteOrWay({ order, shownFee }: OrderProps & Pick<QuoteProps, 'shownFee'>): ReactElement {
  const t = useTexts(copy)
  const router = useRouter(payContract)
  const target = useTarget()
  const network = useOrderNetwork(order)
  const namespace = namespaceOf(order.asset.networkId)
  const { networkId } = order.asset
  if (!network)
    return (
      <EmptyState drawing={<NetworkDrawing />} sentence={t('pay.network-not-found', { id: networkId })} />
    )
  if (target?.namespace !== namespace) return <OtherChain order={order} network={network.name} />
  if (target.networkId !== networkId)
    return (
      <SwitchNetworkFirst
        key={networkId}
        network={network}
        part="pay-switch"
        onCancel={() => router.back()}
      />
    )
  // Another account starts anew: the fee that is being checked was for the former one.
  // control: pay-goes-on-with-another-account
  return <Quote key={targetKey(target)} order={order} target={target} shownFee={shownFee} />
}

/** Shown if the active wallet has no account in the namespace. Part: `pay-use-wallet`. */
function OtherChain({ order, network }: OrderProps & { readonly network: string }): ReactElement {
  const t = useTexts(copy)
  const session = usePlugin(sessionContract)
  const namespace = namespaceOf(order.asset.networkId)
  const state = usePluginState(sessionContract, (whole) => whole)
  const other = payerOf(state, order)
  const wallet = other && connectedWallet(state, other.connectionId)
  const activate = (): void => {
    // Needs no wallet request. After a failure the button is still there.
    if (other) void session.activate(other.connectionId, { namespace }).catch(() => undefined)
  }
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={t('pay.other-chain', { network })}
      action={
        other ? (
          <Button part="pay-use-wallet" variant="primary" size="large" fullWidth onClick={activate}>
            {t('pay.use-wallet', { name: wallet?.name ?? other.account.address })}
          </Button>
        ) : (
          <ConnectButton
            namespace={namespace}
            label={t('pay.connect-wallet', { network })}
            variant="primary"
          />
        )
      }
    />
  )
}
