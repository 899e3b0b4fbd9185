import type { InstanceParts } from './instance-parts'
import type { Latchkey } from './latchkey'

/** The key of the internals, for `@latchkey/kernel/react`. `Symbol.for` returns the same key in two copies of the kernel. */
export const internals: unique symbol = Symbol.for('latchkey.internals')

export interface Internals {
  readonly parts: InstanceParts
  /** Called by each render on a server, where a hydrated instance may be rendered only once. */
  claimServerRender(): void
}

/** Returns the internals of a latchkey. `createLatchkey` always sets them, but the public type hides them. */
export function internalsOf(latchkey: Latchkey): Internals {
  return Reflect.get(latchkey, internals) as Internals
}
