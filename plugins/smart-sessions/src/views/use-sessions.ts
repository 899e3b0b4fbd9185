import type { QueryEntry } from '@latchkey/kernel/queries'
import { usePluginState } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import { useCallback, useState } from 'react'
import { type SessionList, sessionsKey, smartSessionsContract } from '../contract'
import type { SessionActions } from '../session-actions'

export interface ShownSessions {
  readonly entry: QueryEntry<SessionList> | undefined
  /** The error of the last read, if it failed. */
  readonly error: unknown
  readonly query: UseQueryResult
}

/** The sessions of an account on its network, read while a view shows them. */
export function useSessions(actions: SessionActions, target: ActiveTarget): ShownSessions {
  const key = sessionsKey(target.networkId, target.account.address)
  const entry = usePluginState(smartSessionsContract, (state) => state.lists[key])
  const [error, setError] = useState<unknown>()
  const load = useCallback(() => actions.load(target, { onError: setError }), [actions, target])
  const query = useQuery({ pluginId: 'smartSessions', entry, load })
  return { entry, error, query }
}
