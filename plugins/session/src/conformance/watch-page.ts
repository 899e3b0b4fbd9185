/** What a connector did to the page. */
export interface Page {
  findings(): { readonly changed: readonly string[]; readonly kept: readonly string[] }
  stop(): void
}

const PROTOTYPES: Readonly<Record<string, object>> = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'Function.prototype': Object.getPrototypeOf(() => undefined),
  'Promise.prototype': Promise.prototype,
  'EventTarget.prototype': EventTarget.prototype,
}
const STORES = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'] as const
/** Methods that only read. */
const READS = new Set(['getItem', 'key', 'length', 'get', 'getAll', 'match', 'has', 'keys', 'databases'])

/** Records globals and prototypes, and replaces the page's storage by recorders. Works in Node and in a browser. */
export function watchPage(): Page {
  const kept: string[] = []
  const putBack = STORES.map((name) => replace(name, createStandIn(name, kept)))
  const before = new Map(objects().map(([name, object]) => [name, describe(object)]))
  let changed: readonly string[] = []
  return {
    findings: () => ({ changed, kept: [...kept] }),
    stop() {
      changed = objects().flatMap(([name, object]) => differences(name, before.get(name), describe(object)))
      for (const undo of putBack) undo()
    },
  }
}

function objects(): readonly (readonly [string, object])[] {
  return [['globalThis', globalThis], ...Object.entries(PROTOTYPES)]
}

function describe(object: object): ReadonlyMap<PropertyKey, unknown> {
  return new Map(Reflect.ownKeys(object).map((key) => [key, valueAt(object, key)]))
}

/** The value, or its getter: calling a getter may have effects or throw. */
function valueAt(object: object, key: PropertyKey): unknown {
  const { value } = Object.getOwnPropertyDescriptor(object, key) ?? {}
  return value
}

function differences(
  name: string,
  before: ReadonlyMap<PropertyKey, unknown> = new Map(),
  after: ReadonlyMap<PropertyKey, unknown>,
): readonly string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys
    .filter((key) => {
      if (before.has(key) !== after.has(key)) return true
      const [was, is] = [before.get(key), after.get(key)]
      // Node replaces a lazy getter by its value when it is first read.
      return was !== undefined && !Object.is(was, is)
    })
    .map((key) => `${name}.${String(key)}`)
}

function createStandIn(name: string, kept: string[]): object {
  return new Proxy(
    {},
    {
      get:
        (_target, key) =>
        (...given: readonly unknown[]) => {
          if (!READS.has(String(key))) kept.push(`${name}.${String(key)} ${String(given[0])}`)
          return null
        },
      set(_target, key) {
        kept.push(`${name}.${String(key)}`)
        return true
      },
      defineProperty(_target, key) {
        kept.push(`${name}.${String(key)}`)
        return true
      },
    },
  )
}

/** Replaces the page's own storage; the returned function restores it. */
function replace(name: string, value: object): () => void {
  const previous = Object.getOwnPropertyDescriptor(globalThis, name)
  const done = Reflect.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  if (!done) return () => undefined
  return () => {
    if (previous) Reflect.defineProperty(globalThis, name, previous)
    else Reflect.deleteProperty(globalThis, name)
  }
}
