import { namespaceOf } from '@latchkey/session/caip'
import { type ActiveTarget, activeTarget, type SessionState } from '@latchkey/session/contract'
import type { PaymentOrder } from '../contract'

/** The account that pays an order by wallet: the active one in the asset's namespace. */
export const payerOf = (state: SessionState, { asset }: PaymentOrder): ActiveTarget | undefined =>
  activeTarget(state, namespaceOf(asset.networkId))
