import { usePluginState } from '@latchkey/kernel/react'
import { type ActiveTarget, activeTarget, sessionContract } from '@latchkey/session/contract'
import { useEffect, useMemo } from 'react'
import type { SendSteps } from '../send-steps'

/** The active account and its network; the same object until one of them changes. */
export function useTarget(): ActiveTarget | undefined {
  const session = usePluginState(sessionContract, (state) => state)
  return useMemo(() => activeTarget(session), [session])
}

/** Leaves for the progress when a wallet has sent, whichever view of this plugin is shown by then. */
export function useLeaveWhenSent({ onSent, showSent }: SendSteps): void {
  useEffect(() => onSent(showSent), [onSent, showSent])
}
