import { useLocale, usePluginState } from '@latchkey/kernel/react'
import { type Network, type NetworkId, sessionContract } from '@latchkey/session/contract'
import { exactQuantity, truncateAddress } from '@latchkey/ui-primitives/format'
import { type PaymentOrder, type PayState, payContract } from '../contract'

/** The open payment, or the last one. */
export const usePayment = (): PayState['payment'] => usePluginState(payContract, ({ payment }) => payment)

/** The network of an order's asset. */
export const useOrderNetwork = ({ asset }: PaymentOrder): Network | undefined => useNetwork(asset.networkId)

/** A configured network. */
export function useNetwork(networkId: NetworkId): Network | undefined {
  return usePluginState(sessionContract, ({ networks }) => networks.find(({ id }) => id === networkId))
}

/** Amount, symbol and recipient of an order, to insert in texts. */
export function useOrderValues({
  amount,
  asset,
  recipient,
}: PaymentOrder): Readonly<Record<'amount' | 'symbol' | 'to', string>> {
  const locale = useLocale()
  return {
    amount: exactQuantity(amount, { decimals: asset.decimals, locale }),
    symbol: asset.symbol,
    to: truncateAddress(recipient),
  }
}
