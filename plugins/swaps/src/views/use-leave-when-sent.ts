import { useEffect } from 'react'
import type { SwapRequest } from '../contract'
import type { SwapSteps } from '../swap-steps'

/**
 * Leaves for the progress when a wallet has sent a swap, whichever view of this plugin is shown by then.
 * @param own of a view that leaves itself when this one is sent
 */
export function useLeaveWhenSent({ onSent, showSent }: SwapSteps, own?: SwapRequest): void {
  useEffect(
    () =>
      onSent((entry) => {
        if (entry.request !== own) showSent(entry)
      }),
    [onSent, showSent, own],
  )
}
