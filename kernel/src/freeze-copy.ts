import { freezeDeep } from './store/slice'

/**
 * Copies plain data that a page hands in, and freezes the copy deeply, so that what the user was shown is what is asked for.
 * Throws a `DataCloneError` for functions and other things that are no data.
 * @example
 * const planned = freezeCopy(given)
 */
export function freezeCopy<Data>(given: Data): Data {
  return freezeDeep(structuredClone(given))
}
