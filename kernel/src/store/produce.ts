import type { Draft } from './draft'

/**
 * Calls a recipe with a copy of plain JSON state, and returns the next state, deeply frozen. Unchanged parts stay the same
 * objects, even if the recipe moved them. It replaces immer to keep every page's first download small, and its property
 * test compares it with immer. Each call copies the slice, so slices should be small.
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
    // A frozen object that is not part of this state comes from elsewhere, and is used unchanged.
    if (!origin && Object.isFrozen(value)) return value
    const next = mapParts(value, finalize)
    return origin && haveSameParts(origin, next) ? origin : Object.freeze(next)
  }
  // The cast is safe, because copying and comparing keep the type of the state.
  const draft = copy(base) as Draft<State>
  recipe(draft)
  return finalize(draft) as State
}

/** Freezes plain state deeply. */
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
