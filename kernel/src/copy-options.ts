const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what a host handed in: own, safe keys; plain data and arrays deeply, everything else (functions,
 * elements, and objects with methods such as a connector or a provider) by reference: their identity matters.
 */
export function copyOptions(options: unknown): unknown {
  /** Objects copied so far: one may occur several times, or contain itself. */
  const copies = new Map<unknown, unknown>()
  const copyInto = (copy: object, value: object): object => {
    copies.set(value, copy)
    for (const [key, item] of Object.entries(value))
      if (!refused.has(key)) Reflect.set(copy, key, copyPlain(item))
    return copy
  }
  const copyPlain = (value: unknown): unknown => {
    if (Array.isArray(value)) return copies.get(value) ?? copyInto([], value)
    return isPlainData(value) ? (copies.get(value) ?? copyInto({}, value)) : value
  }
  // The options object itself is copied even where it holds functions.
  return copyInto({}, Object(options))
}

function isPlainData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return !Object.values(value).some((item) => typeof item === 'function')
}
