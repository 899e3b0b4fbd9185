import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'

/** Returns the text of a key in the user's language, with `{placeholders}` filled in. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/**
 * Returns a function that gives a text of the catalogue in the user's language.
 * @param catalogue such as `copy`; the same object in each render
 */
export function useCopy<Key extends string>(catalogue: Readonly<Record<Key, string>>): Say<Key> {
  const t = useTranslate()
  return useCallback((key, values) => t(key, catalogue[key], values), [t, catalogue])
}
