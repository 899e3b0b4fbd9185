import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'

/** Returns the text of a key in the user's language, with `{placeholders}` filled in. */
export type Say<Key extends string> = (key: Key, values?: Readonly<Record<string, string | number>>) => string

/** The texts of one catalogue, such as `copy`, in the user's language. The catalogue is always the same object. */
export function useCopy<Key extends string>(catalogue: Readonly<Record<Key, string>>): Say<Key> {
  const t = useTranslate()
  return useCallback((key, values) => t(key, catalogue[key], values), [t, catalogue])
}
