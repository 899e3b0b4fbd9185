import { useTexts } from '@latchkey/kernel/react'
import { AmountHeading } from '@latchkey/session/view-kit'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { PaymentOrder } from '../contract'
import { copy } from '../copy/copy'
import { useOrderNetwork } from './use-order'

/** The exact amount and its network. Part: `pay-amount`. */
export function OrderHeading({ order }: { readonly order: PaymentOrder }): ReactElement {
  const t = useTexts(copy)
  const network = useOrderNetwork(order)
  return (
    <AmountHeading part="pay-amount" token={order.asset} amount={order.amount}>
      <Text tone="secondary">{t('pay.on-network', { network: network?.name ?? order.asset.networkId })}</Text>
    </AmountHeading>
  )
}
