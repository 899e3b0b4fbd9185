import type { OptionalWhenUndefined, Remove } from '../types'

/**
 * Listens to the events of `On`, emits those of `Mine`. Events report what happened; the state is what holds
 * now.
 */
export interface EventBus<On, Mine> {
  on<Name extends keyof On & string>(name: Name, listener: (payload: On[Name]) => void): Remove
  emit<Name extends keyof Mine & string>(name: Name, ...payload: OptionalWhenUndefined<Mine[Name]>): void
}
