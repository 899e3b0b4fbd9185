import { type ActiveTarget, activeTarget, type SessionState } from '@latchkey/session/contract'
import type { PaymentOrder } from '../contract'
import { namespaceOf } from './order-facts'

/** The account that pays an order by wallet: the active one in the asset's namespace. */
export const payerOf = (state: SessionState, { asset }: PaymentOrder): ActiveTarget | undefined =>
  activeTarget(state, namespaceOf(asset))
