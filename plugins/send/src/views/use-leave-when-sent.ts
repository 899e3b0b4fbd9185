import { useEffect } from 'react'
import type { SendSteps } from '../send-steps'

/** Leaves for the progress when a wallet has sent, whichever view of this plugin is shown by then. */
export function useLeaveWhenSent({ onSent, showSent }: SendSteps): void {
  useEffect(() => onSent(showSent), [onSent, showSent])
}
