import { namespaceOf } from '@latchkey/session/caip'
import type { Token, Transfer } from '@latchkey/session/contract'
import type { PaymentOrder } from '../contract'

/** The transfer of an order, which is estimated, sent, and compared with the chain. */
export function transferOf({ asset, recipient, amount }: PaymentOrder): Transfer {
  // control: pay-another-amount
  return {
    type: 'transfer',
    to: recipient,
    amount,
    ...(asset.address === undefined ? {} : { tokenAddress: asset.address }),
  }
}

/** The fields of the order in every receipt. */
export const receiptBase = ({ asset, recipient, amount }: PaymentOrder) => ({
  networkId: asset.networkId,
  to: recipient,
  asset: asset.address ?? 'native',
  amount,
})

/** Chains whose native currency is BNB (SLIP-44). */
const BNB_CHAINS: readonly string[] = ['eip155:56', 'eip155:204']

/** The asset's CAIP-19 id; `undefined` in namespaces without exchanges. */
export function toCaip19({ networkId, address }: Token): string | undefined {
  const namespace = namespaceOf(networkId)
  if (namespace === 'eip155') {
    if (address !== undefined) return `${networkId}/erc20:${address}`
    return `${networkId}/slip44:${BNB_CHAINS.includes(networkId) ? 714 : 60}`
  }
  if (namespace !== 'solana') return undefined
  return address === undefined ? `${networkId}/slip44:501` : `${networkId}/token:${address}`
}
