import type { Core } from './core'
import type { Latchkey } from './latchkey'

/** Under this key a latchkey carries what `@latchkey/kernel/react` binds to. By name: two copies must meet. */
export const internals: unique symbol = Symbol.for('latchkey.internals')

export interface Internals {
  readonly core: Core
  /** Called by each render on a server; a hydrated instance may only be rendered once there. */
  claimServerRender(): void
}

/** Every latchkey is made by `createLatchkey`, which puts these under the key; its public type hides them. */
export function internalsOf(latchkey: Latchkey): Internals {
  return Reflect.get(latchkey, internals) as Internals
}
