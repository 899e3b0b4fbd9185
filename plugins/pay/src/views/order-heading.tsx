import { AmountHeading } from '@latchkey/session/view-kit'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactElement } from 'react'
import type { PaymentOrder } from '../contract'
import { useCopy } from '../copy/use-copy'
import { useOrderNetwork } from './use-order'

/** The exact amount and its network. Part: `pay-amount`. */
export function OrderHeading({ order }: { readonly order: PaymentOrder }): ReactElement {
  const say = useCopy()
  const network = useOrderNetwork(order)
  return (
    <AmountHeading part="pay-amount" token={order.asset} amount={order.amount}>
      <Text tone="secondary">
        {say('pay.on-network', { network: network?.name ?? order.asset.networkId })}
      </Text>
    </AmountHeading>
  )
}
