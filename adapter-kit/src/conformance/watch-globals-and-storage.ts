/** Records what a connector does to the page. */
export interface PageWatch {
  /** `changed`: changed globals and prototypes. `stored`: writes to the page's storage. Complete after `stop`. */
  findings(): { readonly changed: readonly string[]; readonly stored: readonly string[] }
  /** Compares the globals and restores the page's storage. */
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
/** Methods of storages that only read. */
const READS = new Set(['getItem', 'key', 'length', 'get', 'getAll', 'match', 'has', 'keys', 'databases'])

/** Records globals and prototypes, and replaces the page's storages by recording proxies. Works in Node and in browsers. */
export function watchGlobalsAndStorage(): PageWatch {
  const stored: string[] = []
  const restoreStores = STORES.map((name) => replace(name, createRecordingProxy(name, stored)))
  const before = new Map(objects().map(([name, object]) => [name, describe(object)]))
  let changed: readonly string[] = []
  return {
    findings: () => ({ changed, stored: [...stored] }),
    stop() {
      changed = objects().flatMap(([name, object]) => differences(name, before.get(name), describe(object)))
      for (const restore of restoreStores) restore()
    },
  }
}

function objects(): readonly (readonly [string, object])[] {
  return [['globalThis', globalThis], ...Object.entries(PROTOTYPES)]
}

function describe(object: object): ReadonlyMap<PropertyKey, unknown> {
  return new Map(Reflect.ownKeys(object).map((key) => [key, valueAt(object, key)]))
}

/** The value of a property; `undefined` for a getter, which is not called because it may have side effects or throw. */
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
      // Properties that had no value before are skipped: Node replaces a lazy getter by its value on the first read.
      return was !== undefined && !Object.is(was, is)
    })
    .map((key) => `${name}.${String(key)}`)
}

function createRecordingProxy(name: string, stored: string[]): object {
  return new Proxy(
    {},
    {
      get:
        (_target, key) =>
        (...given: readonly unknown[]) => {
          if (!READS.has(String(key))) stored.push(`${name}.${String(key)} ${String(given[0])}`)
          return null
        },
      set(_target, key) {
        stored.push(`${name}.${String(key)}`)
        return true
      },
      defineProperty(_target, key) {
        stored.push(`${name}.${String(key)}`)
        return true
      },
    },
  )
}

/** Replaces a storage of the page. Returns a function that restores it. */
function replace(name: string, value: object): () => void {
  const previous = Object.getOwnPropertyDescriptor(globalThis, name)
  const done = Reflect.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  if (!done) return () => undefined
  return () => {
    if (previous) Reflect.defineProperty(globalThis, name, previous)
    else Reflect.deleteProperty(globalThis, name)
  }
}
