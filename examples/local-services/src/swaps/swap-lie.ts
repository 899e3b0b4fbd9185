/** The false responses that the swap service can give. */
export const swapLies = ['bigger-approval', 'other-spender', 'other-target', 'other-amount'] as const

export type SwapLie = (typeof swapLies)[number]

export function isSwapLie(kind: string): kind is SwapLie {
  return swapLies.some((lie) => lie === kind)
}
