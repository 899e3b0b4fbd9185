'use client'

import { usePluginState } from '@latchkey/kernel/react'
import { useMemo } from 'react'
import { type ActiveTarget, activeTarget, sessionContract } from '../contract'

/** The active account and its network; the same object until the session's state changes. */
export function useTarget(): ActiveTarget | undefined {
  const session = usePluginState(sessionContract, (state) => state)
  return useMemo(() => activeTarget(session), [session])
}
