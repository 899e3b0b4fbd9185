/**
 * For `JSON.stringify` of states: each value as it is, where the page gives all lists and objects a `toJSON` too. `toJson` does
 * this for any data, with more bytes than what is loaded before a click has.
 */
export function ownValue(this: object, key: string): unknown {
  return Reflect.get(this, key)
}
