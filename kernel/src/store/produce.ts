import type { Draft } from './draft'

interface DraftNode {
  readonly base: object
  readonly parent: DraftNode | undefined
  /** Made on the first read of a child or the first change; holds the drafts of children. */
  copy: object | undefined
  changed: boolean
}

/**
 * Runs a recipe on a draft of plain JSON state and gives the next state, deeply frozen; parts that did not
 * change stay the same objects. In the kernel instead of immer, because it is in every page's first bytes: immer
 * is the oracle of its property test.
 */
export function produce<State extends object>(base: State, recipe: (draft: Draft<State>) => void): State {
  const nodes = new WeakMap<object, DraftNode>()

  const latest = (node: DraftNode): object => node.copy ?? node.base
  const ownCopy = (node: DraftNode): object => {
    node.copy ??= Array.isArray(node.base) ? [...node.base] : { ...node.base }
    return node.copy
  }
  const change = (node: DraftNode): object => {
    for (let one: DraftNode | undefined = node; one && !one.changed; one = one.parent) one.changed = true
    return ownCopy(node)
  }
  const draftOf = (value: object, parent: DraftNode | undefined): object => {
    const node: DraftNode = { base: value, parent, copy: undefined, changed: false }
    // An empty target: what is frozen in the state must not bind the draft.
    const draft: object = new Proxy(Array.isArray(value) ? [] : {}, {
      get(_target, key) {
        const found: unknown = Reflect.get(latest(node), key)
        if (!isState(found) || nodes.has(found) || !Object.hasOwn(latest(node), key)) return found
        const child = draftOf(found, node)
        Reflect.set(ownCopy(node), key, child)
        return child
      },
      set(_target, key, next) {
        if (key === '__proto__') return false
        const now = latest(node)
        if (Object.hasOwn(now, key) && Object.is(Reflect.get(now, key), next)) return true
        return Reflect.set(change(node), key, next)
      },
      deleteProperty: (_target, key) =>
        !Object.hasOwn(latest(node), key) || Reflect.deleteProperty(change(node), key),
      has: (_target, key) => Reflect.has(latest(node), key),
      ownKeys: () => Reflect.ownKeys(latest(node)),
      getOwnPropertyDescriptor(target, key) {
        const found = Reflect.getOwnPropertyDescriptor(latest(node), key)
        if (!found) return undefined
        const configurable = !Array.isArray(target) || key !== 'length'
        return { ...found, value: Reflect.get(draft, key), writable: true, configurable }
      },
      defineProperty: (_target, key, { value: next }): boolean => Reflect.set(draft, key, next),
    })
    nodes.set(draft, node)
    return draft
  }

  const finish = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const node = nodes.get(value)
    if (node && !node.changed) return node.base
    if (!node && Object.isFrozen(value)) return value
    const result = node ? ownCopy(node) : value
    for (const key of Object.keys(result)) {
      const before: unknown = Reflect.get(result, key)
      const after = finish(before)
      if (after !== before) Reflect.set(result, key, after)
    }
    return Object.freeze(result)
  }

  const draft = draftOf(base, undefined)
  recipe(draft as Draft<State>)
  return finish(draft) as State
}

/** Freezes plain state all the way down. */
export function freezeDeep<State>(state: State): State {
  if (typeof state !== 'object' || state === null || Object.isFrozen(state)) return state
  Object.freeze(state)
  for (const value of Object.values(state)) freezeDeep(value)
  return state
}

/** Only what came out of the state is drafted; what a recipe has just put in is its own. */
function isState(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.isFrozen(value)
}
