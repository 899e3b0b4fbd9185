const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what a host handed in: own, safe keys; plain data and arrays deeply, everything else (functions,
 * elements, and objects with methods such as a connector or a provider) by reference: those must stay themselves.
 */
export function copyOptions(value: unknown): unknown {
  // The options object itself is copied even where it holds functions.
  return typeof value === 'object' && value !== null ? copyObject(value, new Map()) : {}
}

/** @param copies what was copied already: an object may stand in several places, or contain itself */
function copyPlain(value: unknown, copies: Map<unknown, unknown>): unknown {
  if (copies.has(value)) return copies.get(value)
  if (Array.isArray(value)) {
    const copy: unknown[] = []
    copies.set(value, copy)
    for (const item of value) copy.push(copyPlain(item, copies))
    return copy
  }
  return isPlainData(value) ? copyObject(value, copies) : value
}

function copyObject(value: object, copies: Map<unknown, unknown>): object {
  const copy: Record<string, unknown> = {}
  copies.set(value, copy)
  for (const [key, item] of Object.entries(value)) if (!refused.has(key)) copy[key] = copyPlain(item, copies)
  return copy
}

function isPlainData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  return !Object.values(value).some((item) => typeof item === 'function')
}
