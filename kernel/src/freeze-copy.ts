/**
 * Copies plain data that a page hands in, and freezes the copy deeply, so that what the user was shown is what is asked for.
 * Throws a `DataCloneError` for functions and other things that are no data.
 * @example
 * const planned = freezeCopy(given)
 */
export function freezeCopy<Data>(given: Data): Data {
  return freezeDeep(structuredClone(given))
}

function freezeDeep<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  Object.freeze(data)
  for (const value of Object.values(data)) freezeDeep(value)
  return data
}
