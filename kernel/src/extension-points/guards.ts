import type { Awaitable } from '../contract'
import type { Fail } from '../events'
import type { Remove } from '../scope'
import { insertSorted, type Ranked } from './insert-sorted'

declare const payload: unique symbol

/** A decision that every tap may refuse. The first refusal is the result. A tap that throws refuses. */
export interface Guard<Input = undefined> {
  readonly kind: 'guard'
  readonly id: string
  readonly [payload]?: (input: Input) => void
}

export type GuardResult = { readonly kind: 'allow' } | { readonly kind: 'refuse'; readonly reason: string }

/** @__NO_SIDE_EFFECTS__ */
export function defineGuard<Input = undefined>(id: string): Guard<Input> {
  return { kind: 'guard', id }
}

/** The taps of all guards of a latchkey, in plugin order. */
export interface Guards {
  protect<Input>(owner: string, guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
  check<Input>(guard: Guard<Input>, input: Input): Promise<GuardResult>
  isGuarded(guard: Guard<never>): boolean
}

interface Tap extends Ranked {
  readonly run: (...args: never[]) => Awaitable<GuardResult>
}

const allow: GuardResult = { kind: 'allow' }

/** @param isBefore whether one plugin comes before the other one in dependency order */
export function createGuards(isBefore: (one: Ranked, other: Ranked) => boolean, fail: Fail): Guards {
  const taps = new Map<string, Tap[]>()
  const listOf = ({ id }: Guard<never>): Tap[] => {
    const list = taps.get(id) ?? []
    taps.set(id, list)
    return list
  }
  return {
    protect: (owner, guard, run) => insertSorted(listOf(guard), { owner, run }, isBefore),
    isGuarded: (guard) => listOf(guard).length > 0,
    async check<Input>(guard: Guard<Input>, input: Input) {
      for (const tap of [...listOf(guard)]) {
        // The cast is safe, because the taps were added with the same guard and take its input.
        const decide = tap.run as (input: Input) => Awaitable<GuardResult>
        try {
          const decision = await decide(input)
          // Any result but `allow` refuses, so that an untyped plugin cannot allow something by mistake.
          if (decision.kind !== 'allow') return decision
        } catch (error) {
          fail(tap.owner, 'guard', error)
          return { kind: 'refuse', reason: 'GUARD_FAILED' }
        }
      }
      return allow
    },
  }
}
