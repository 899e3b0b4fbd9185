import type { Draft } from './draft'

/**
 * Runs a recipe on a copy of plain JSON state and gives the next state, deeply frozen; parts that did not change
 * stay the same objects, wherever the recipe moved them. In the kernel instead of immer, because it is in every
 * page's first bytes: immer is the oracle of its property test. Each call copies the slice, so slices stay small.
 */
export function produce<State extends object>(base: State, recipe: (draft: Draft<State>) => void): State {
  const origins = new Map<object, object>()
  const copy = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const made = mapParts(value, copy)
    origins.set(made, value)
    return made
  }
  const finalize = (value: unknown): unknown => {
    if (!isObject(value)) return value
    const origin = origins.get(value)
    // Frozen and not ours to begin with: state from elsewhere, put in as it is.
    if (!origin && Object.isFrozen(value)) return value
    const next = mapParts(value, finalize)
    return origin && haveSameParts(origin, next) ? origin : Object.freeze(next)
  }
  // What the two walks give has the shape that went in, by construction.
  const draft = copy(base) as Draft<State>
  recipe(draft)
  return finalize(draft) as State
}

/** Freezes plain state at every depth. */
export function freezeDeep<State>(state: State): State {
  if (!isObject(state) || Object.isFrozen(state)) return state
  for (const value of Object.values(Object.freeze(state))) freezeDeep(value)
  return state
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function mapParts(value: object, map: (part: unknown) => unknown): object {
  if (Array.isArray(value)) return value.map(map)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(part)]))
}

export function haveSameParts(a: object, b: object): boolean {
  const keys = Object.keys(b)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(a).length &&
    keys.every((key) => Object.hasOwn(a, key) && Object.is(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
