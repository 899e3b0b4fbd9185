'use client'

import { usePluginState } from '@latchkey/kernel/react'
import {
  type ActiveTarget,
  activeTarget,
  type ChainNamespace,
  isSameTarget,
  sessionContract,
} from '../contract'

/**
 * The active account and its network; the same object until one of them changes, whatever else the session's state
 * does: an extension may announce wallets without end.
 * @param namespace default: the active one
 */
export function useTarget(namespace?: ChainNamespace): ActiveTarget | undefined {
  // control: target-of-every-announcement
  return usePluginState(sessionContract, (state) => activeTarget(state, namespace), isSameTarget)
}
