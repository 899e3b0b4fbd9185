import { useEffect } from 'react'
import type { SwapSteps } from '../swap-steps'

/** Leaves for the progress when a wallet has sent a swap, whichever view of this plugin is shown by then. */
export function useLeaveWhenSent({ onSent, showSent }: SwapSteps): void {
  useEffect(() => onSent(showSent), [onSent, showSent])
}
