import type { Latchkey } from '@latchkey/kernel'
import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { type Account, accountOf, type Connection, connectionOf, watchSnapshot } from './snapshot'

export type { Account, Connection } from './snapshot'

/**
 * A signal with the active connection, until the owner is disposed.
 * @example
 * const connection = createConnection(latchkey)
 * return <b>{connection().address}</b>
 */
export function createConnection(latchkey: Latchkey): Accessor<Connection> {
  return createSnapshot(latchkey, connectionOf)
}

/** A signal with the active account: its connection, with name, picture and balance. */
export function createAccount(latchkey: Latchkey): Accessor<Account> {
  return createSnapshot(latchkey, accountOf)
}

function createSnapshot<Snapshot>(
  latchkey: Latchkey,
  read: (latchkey: Latchkey) => Snapshot,
): Accessor<Snapshot> {
  const [snapshot, set] = createSignal(read(latchkey))
  onCleanup(watchSnapshot(latchkey, read, (next) => void set(() => next)))
  return snapshot
}
