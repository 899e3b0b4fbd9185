import { useEffect } from 'react'
import type { SendRequest } from '../contract'
import type { SendSteps } from '../send-steps'

/**
 * Leaves for the progress when a wallet has sent, whichever view of this plugin is shown by then.
 * @param own of a view that leaves itself when this one is sent
 */
export function useLeaveWhenSent({ onSent, showSent }: SendSteps, own?: SendRequest): void {
  useEffect(
    () =>
      onSent((entry) => {
        if (entry.request !== own) showSent(entry)
      }),
    [onSent, showSent, own],
  )
}
