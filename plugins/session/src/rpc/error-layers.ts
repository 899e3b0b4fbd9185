/** Where wallets and libraries nest the error they mean. */
const nestedKeys = [
  'data',
  'originalError',
  'error',
  'info',
  'cause',
  'reason',
  'payload',
  'context',
] as const
/** A proxy may nest without end. */
const LAYER_LIMIT = 1_000

/** An unknown error and everything nested in it, outermost first, each once. Never throws, whatever getters it has. */
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

/** A property of anything; `undefined` where reading it throws. */
export function safeGet(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}
