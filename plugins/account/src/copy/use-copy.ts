import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type CopyKey, copy } from './copy'

export type Say = (key: CopyKey, values?: Readonly<Record<string, string | number>>) => string

/** Returns a function that gives a text of this plugin in the user's language, with the values filled in. */
export function useCopy(): Say {
  const t = useTranslate()
  return useCallback((key, values) => t(key, copy[key], values), [t])
}
