import { AssertionError } from 'node:assert'
import { inspect } from 'node:util'
import type { SessionState } from '../../contract'
import { sessionStatus } from '../../contract/active-selectors'

/** Cheaper than `expect`: 10,000 walks make millions of checks. */
export function claim(holds: boolean, broken: string, ...seen: readonly unknown[]): asserts holds {
  if (holds) return
  const message = [broken, ...seen.map((one) => inspect(one, { depth: 6 }))].join(' ')
  throw new AssertionError({ message })
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The active wallet of the last visit is still waited for; another one that reconnected does not replace it. */
export function awaitsChoice({
  restoreStatus: resume,
  active,
  activeNamespace,
  connections,
}: SessionState): boolean {
  const id = activeNamespace === undefined ? undefined : active[activeNamespace]
  return resume === 'waiting' && id !== undefined && connections[id]?.status === 'reconnecting'
}

/** Contradictions in a state, at any moment. */
export function seemsWrong(state: SessionState): string | undefined {
  const shown = Object.values(state.connections)
  for (const connection of shown) {
    const has = 'accounts' in connection && connection.accounts.length > 0
    if (has !== (connection.status === 'connected')) return 'accounts stand where nothing is connected'
  }
  const isConnected = shown.some(({ status }) => status === 'connected')
  if (!awaitsChoice(state) && (sessionStatus(state) === 'connected') !== isConnected)
    return `the status is '${sessionStatus(state)}' although a connection ${isConnected ? 'is' : 'is not'} there`
  if (state.restoreStatus === 'done' && sessionStatus(state) === 'reconnecting' && shown.length === 0)
    return 'reconnecting with nothing to come back'
  return undefined
}
