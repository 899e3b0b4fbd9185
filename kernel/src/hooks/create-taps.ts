import type { Fail } from '../fail'
import type { Awaitable, Remove } from '../types'
import type { Guard, GuardResult } from './guard'
import { insertByRank, type Ranked } from './insert-by-rank'
import type { Pipe } from './pipe'

/** Pipes and guards of a latchkey: what each plugin added, in plugin order. */
export interface Taps {
  tap<Value, Input>(
    owner: string,
    pipe: Pipe<Value, Input>,
    transform: (value: Value, input: Input) => Value,
  ): Remove
  run<Value, Input>(pipe: Pipe<Value, Input>, value: Value, input: Input): Value
  protect<Input>(owner: string, guard: Guard<Input>, decide: (input: Input) => Awaitable<GuardResult>): Remove
  check<Input>(guard: Guard<Input>, input: Input): Promise<GuardResult>
  isGuarded(guard: Guard<never>): boolean
}

interface Tap extends Ranked {
  readonly run: (...args: never[]) => unknown
}

const allow: GuardResult = { kind: 'allow' }

/** @param rank position of a plugin in dependency order */
export function createTaps(rank: (owner: string) => number, fail: Fail): Taps {
  const taps = new Map<string, Tap[]>()
  const add = (id: string, tap: Tap): Remove => {
    const list = taps.get(id) ?? []
    taps.set(id, list)
    return insertByRank(list, tap, rank)
  }
  return {
    tap: (owner, pipe, transform) => add(`pipe ${pipe.id}`, { owner, run: transform }),
    run<Value, Input>(pipe: Pipe<Value, Input>, first: Value, input: Input) {
      let value = first
      for (const tap of [...(taps.get(`pipe ${pipe.id}`) ?? [])]) {
        // What was tapped under this pipe takes and gives its value.
        const transform = tap.run as (value: Value, input: Input) => Value
        try {
          value = transform(value, input)
        } catch (error) {
          fail(tap.owner, 'pipe', error)
        }
      }
      return value
    },
    protect: (owner, guard, decide) => add(`guard ${guard.id}`, { owner, run: decide }),
    isGuarded: (guard) => (taps.get(`guard ${guard.id}`)?.length ?? 0) > 0,
    async check<Input>(guard: Guard<Input>, input: Input) {
      for (const tap of [...(taps.get(`guard ${guard.id}`) ?? [])]) {
        const decide = tap.run as (input: Input) => Awaitable<GuardResult>
        try {
          const verdict = await decide(input)
          // Whatever is not a clear yes refuses, so that a plugin without types cannot open by accident.
          if (verdict.kind !== 'allow') return verdict
        } catch (error) {
          fail(tap.owner, 'guard', error)
          return { kind: 'refuse', reason: 'GUARD_FAILED' }
        }
      }
      return allow
    },
  }
}
