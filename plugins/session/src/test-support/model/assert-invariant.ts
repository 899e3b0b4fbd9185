import { AssertionError } from 'node:assert'
import { inspect } from 'node:util'
import type { SessionState } from '../../contract'
import { sessionStatus } from '../../contract/active-selectors'

/** Throws an `AssertionError` unless `holds`. Used instead of `expect`, which is too slow for millions of checks. */
export function assertInvariant(holds: boolean, broken: string, ...seen: readonly unknown[]): asserts holds {
  if (holds) return
  const message = [broken, ...seen.map((one) => inspect(one, { depth: 6 }))].join(' ')
  throw new AssertionError({ message })
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether the active connection of the last visit is still reconnecting. Another one does not replace it meanwhile. */
export function isActiveReconnecting({
  restoreStatus: resume,
  active,
  activeNamespace,
  connections,
}: SessionState): boolean {
  const id = activeNamespace === undefined ? undefined : active[activeNamespace]
  return resume === 'waiting' && id !== undefined && connections[id]?.status === 'reconnecting'
}

/** Returns a description of a contradiction in a state, or `undefined`. */
export function findContradiction(state: SessionState): string | undefined {
  const shown = Object.values(state.connections)
  for (const connection of shown) {
    const has = 'accounts' in connection && connection.accounts.length > 0
    if (has !== (connection.status === 'connected'))
      return 'a connection has accounts without being connected, or the reverse'
  }
  const isConnected = shown.some(({ status }) => status === 'connected')
  if (!isActiveReconnecting(state) && (sessionStatus(state) === 'connected') !== isConnected)
    return `the status is '${sessionStatus(state)}' although a connection ${isConnected ? 'is' : 'is not'} there`
  if (state.restoreStatus === 'done' && sessionStatus(state) === 'reconnecting' && shown.length === 0)
    return 'the status is reconnecting without a connection'
  return undefined
}
