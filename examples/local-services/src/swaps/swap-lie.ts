/** What the swap service can say that is not so. */
export const swapLies = ['bigger-approval', 'other-spender', 'other-target', 'other-amount'] as const

export type SwapLie = (typeof swapLies)[number]

export function isSwapLie(kind: string): kind is SwapLie {
  return swapLies.some((lie) => lie === kind)
}
