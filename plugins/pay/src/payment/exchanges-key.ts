import type { PaymentOrder } from '../contract'
import { toCaip19 } from './order-facts'

/** How the list of exchanges for an order is kept: by everything that it depends on. */
export function exchangesKey({ asset, amount, exchanges }: PaymentOrder): string {
  return JSON.stringify([toCaip19(asset) ?? asset.networkId, amount, exchanges])
}
