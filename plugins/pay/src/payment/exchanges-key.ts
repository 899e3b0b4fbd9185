import type { PaymentOrder } from '../contract'
import { toCaip19 } from './order-facts'

/** The cache key of an order's exchanges: everything that the list depends on. */
export function exchangesKey({ asset, amount, exchanges }: PaymentOrder): string {
  return JSON.stringify([toCaip19(asset) ?? asset.networkId, amount, exchanges])
}
