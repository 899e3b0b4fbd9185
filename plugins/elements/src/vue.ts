import type { Latchkey } from '@latchkey/kernel'
import { type InjectionKey, inject, onScopeDispose, type Plugin, type ShallowRef, shallowRef } from 'vue'
import { type Account, accountOf, type Connection, connectionOf, watchSnapshot } from './snapshot'

export type { Account, Connection } from './snapshot'

const key: InjectionKey<Latchkey> = Symbol.for('latchkey.vue')

/**
 * Provides an instance to all components of an app, starts it, and stops it when the app unmounts.
 * @example
 * createApp(App).use(latchkeyPlugin(latchkey)).mount('#app')
 */
export function latchkeyPlugin(latchkey: Latchkey): Plugin {
  return (app) => {
    app.provide(key, latchkey)
    app.onUnmount(latchkey.start())
  }
}

/**
 * Returns the instance of the app.
 * @throws `Error` outside an app with `latchkeyPlugin`
 */
export function useLatchkey<Instance extends Latchkey = Latchkey>(): Instance
export function useLatchkey(): Latchkey {
  const latchkey = inject(key, undefined)
  if (!latchkey) throw new Error('useLatchkey is called outside of an app with latchkeyPlugin')
  return latchkey
}

/**
 * The active connection, until the component unmounts.
 * @example
 * const connection = useConnection()
 * // <b v-if="connection.status === 'connected'">{{ connection.address }}</b>
 */
export function useConnection(): Readonly<ShallowRef<Connection>> {
  return useSnapshot(connectionOf)
}

/** The active account: its connection, with name, picture and balance. */
export function useAccount(): Readonly<ShallowRef<Account>> {
  return useSnapshot(accountOf)
}

function useSnapshot<Snapshot>(read: (latchkey: Latchkey) => Snapshot): Readonly<ShallowRef<Snapshot>> {
  const latchkey = useLatchkey()
  const snapshot = shallowRef(read(latchkey))
  onScopeDispose(
    watchSnapshot(latchkey, read, (next) => {
      snapshot.value = next
    }),
  )
  return snapshot
}
