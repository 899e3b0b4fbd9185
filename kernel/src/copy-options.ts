const refused: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies what a host handed in: own, safe keys; plain objects and arrays deeply, everything else (functions,
 * providers, elements) by reference, since those must stay themselves.
 */
export function copyOptions(value: unknown): unknown {
  return copyPlain(value) ?? {}
}

function copyPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyPlain)
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !refused.has(key))
      .map(([key, item]) => [key, copyPlain(item)]),
  )
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
