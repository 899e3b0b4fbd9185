const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what a host handed in: own, safe keys; plain objects and arrays deeply, everything else (functions,
 * providers, elements) by reference, since those must stay themselves.
 */
export function copyOptions(value: unknown): unknown {
  return copyPlain(value, new Map()) ?? {}
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
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = {}
  copies.set(value, copy)
  for (const [key, item] of Object.entries(value)) if (!refused.has(key)) copy[key] = copyPlain(item, copies)
  return copy
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
