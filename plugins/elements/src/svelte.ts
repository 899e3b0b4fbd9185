import type { Latchkey } from '@latchkey/kernel'
import { type Readable, readable } from 'svelte/store'
import { type Account, accountOf, type Connection, connectionOf, watchSnapshot } from './snapshot'

export type { Account, Connection } from './snapshot'

/**
 * A store with the active connection. It watches while somebody is subscribed; with runes, `fromStore` of `svelte/store` makes
 * it a state.
 * @example
 * const connection = connectionStore(latchkey)
 * // {#if $connection.status === 'connected'}{$connection.address}{/if}
 */
export function connectionStore(latchkey: Latchkey): Readable<Connection> {
  return snapshotStore(latchkey, connectionOf)
}

/** A store with the active account: its connection, with name, picture and balance. */
export function accountStore(latchkey: Latchkey): Readable<Account> {
  return snapshotStore(latchkey, accountOf)
}

function snapshotStore<Snapshot>(
  latchkey: Latchkey,
  read: (latchkey: Latchkey) => Snapshot,
): Readable<Snapshot> {
  return readable(read(latchkey), (set) => {
    set(read(latchkey))
    return watchSnapshot(latchkey, read, set)
  })
}
