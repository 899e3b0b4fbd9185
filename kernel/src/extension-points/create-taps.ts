import type { Fail } from '../fail'
import type { Awaitable, Remove } from '../types'
import type { Guard, GuardResult } from './guard'
import { insertSorted, type Ranked } from './insert-sorted'
import type { Pipe } from './pipe'

/** The taps of all pipes and guards of a latchkey, in plugin order. */
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

type Hook = Pick<Pipe<unknown> | Guard, 'kind' | 'id'>

interface Tap extends Ranked {
  readonly run: (...args: never[]) => unknown
}

const allow: GuardResult = { kind: 'allow' }

/** @param isBefore whether one plugin comes before the other one in dependency order */
export function createTaps(isBefore: (one: Ranked, other: Ranked) => boolean, fail: Fail): Taps {
  const taps = new Map<string, Tap[]>()
  const listOf = ({ kind, id }: Hook): Tap[] => {
    const name = `${kind} ${id}`
    const list = taps.get(name) ?? []
    taps.set(name, list)
    return list
  }
  const add = (owner: string, hook: Hook, run: Tap['run']): Remove =>
    insertSorted(listOf(hook), { owner, run }, isBefore)
  return {
    tap: add,
    run<Value, Input>(pipe: Pipe<Value, Input>, first: Value, input: Input) {
      let value = first
      for (const tap of [...listOf(pipe)]) {
        // The cast is safe, because the taps were added with the same pipe and have its value type.
        const transform = tap.run as (value: Value, input: Input) => Value
        try {
          value = transform(value, input)
        } catch (error) {
          fail(tap.owner, 'pipe', error)
        }
      }
      return value
    },
    protect: add,
    isGuarded: (guard) => listOf(guard).length > 0,
    async check<Input>(guard: Guard<Input>, input: Input) {
      for (const tap of [...listOf(guard)]) {
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
