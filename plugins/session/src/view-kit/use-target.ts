'use client'

import { usePluginState } from '@latchkey/kernel/react'
import { type ActiveTarget, activeTarget, isSameTarget, sessionContract } from '../contract'

/**
 * The active account and its network; the same object until one of them changes, whatever else the session's state
 * does: an extension may announce wallets without end.
 */
export function useTarget(): ActiveTarget | undefined {
  // control: target-of-every-announcement
  return usePluginState(sessionContract, activeTarget, isSameTarget)
}
