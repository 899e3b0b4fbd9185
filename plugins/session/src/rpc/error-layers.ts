/** The properties in which wallets and libraries nest the original error. */
const nestedKeys = [
  'data',
  'originalError',
  'error',
  'info',
  'cause',
  'innerError',
  'reason',
  'payload',
  'context',
] as const
/** Limits the search, because a proxy can nest errors endlessly. */
const LAYER_LIMIT = 1_000

/** Returns a thrown value and all errors nested in it, outermost first, each once. Never throws, even if a getter does. */
export function errorLayers(thrown: unknown): readonly unknown[] {
  const layers = new Set<unknown>()
  const rest = [thrown]
  while (rest.length > 0 && layers.size < LAYER_LIMIT) {
    const layer = rest.pop()
    if (layer === undefined || layer === null || layers.has(layer)) continue
    layers.add(layer)
    rest.push(...nestedKeys.map((key) => safeGet(layer, key)).reverse())
  }
  return [...layers]
}

/** Reads a property of any value. Returns `undefined` for a primitive value, or if reading throws. */
export function safeGet(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
