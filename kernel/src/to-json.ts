/**
 * JSON of plain data, on a page too whose libraries give all lists and objects a `toJSON` (Prototype.js does), which would
 * write a list as a text that holds a list. Dates keep theirs. `undefined` is returned for what JSON does not have.
 * @param replace called for each value first, as by `JSON.stringify`
 * @example
 * await fetch(url, { method: 'POST', body: toJson({ ids: [1, 2] }) })
 */
export function toJson(value: unknown, replace: (value: unknown) => unknown = (same) => same): string {
  return JSON.stringify(value, function (this: object, key: string, converted: unknown): unknown {
    const given: unknown = Reflect.get(this, key)
    const isData = typeof given === 'object' && !(given instanceof Date)
    return replace(isData ? given : converted)
  })
}
