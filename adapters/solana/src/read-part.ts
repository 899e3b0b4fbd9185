/** A property of any value; `undefined` when it is absent or reading it throws. */
export function readPart(of: unknown, part: string): unknown {
  try {
    return typeof of === 'object' && of !== null ? Reflect.get(of, part) : undefined
  } catch {
    return undefined
  }
}

/** The first entries of a list; an empty list for a value that is no list or cannot be read. */
export function readList(of: unknown, limit: number): readonly unknown[] {
  try {
    return Array.isArray(of) ? Array.prototype.slice.call(of, 0, limit) : []
  } catch {
    return []
  }
}
