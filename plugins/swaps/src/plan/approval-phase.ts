import { targetKey } from '@latchkey/session/contract'
import type { SwapActivity, SwapOrder } from '../contract'

/** How far an approval of this very order is that is on its way to the chain; `undefined` without one. */
export function approvalPhase(
  activities: readonly SwapActivity[],
  order: SwapOrder,
): 'approving' | 'unconfirmed' | undefined {
  const phases = activities.flatMap(({ request, phase }) => {
    // control: approving-another-order
    return isSameOrder(request, order) ? phase : []
  })
  return phases.includes('approving') ? 'approving' : phases.find((phase) => phase === 'unconfirmed')
}

export function isSameOrder(one: SwapOrder, other: SwapOrder): boolean {
  return (
    targetKey(one.target) === targetKey(other.target) &&
    one.from.address === other.from.address &&
    one.to.address === other.to.address &&
    one.amount === other.amount
  )
}
