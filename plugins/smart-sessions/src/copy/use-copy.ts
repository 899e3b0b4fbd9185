import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type CopyKey, copy } from './copy'

export type Say = (key: CopyKey, values?: Readonly<Record<string, string | number>>) => string

/** The texts of this plugin in the user's language. */
export function useCopy(): Say {
  const t = useTranslate()
  return useCallback((key, values) => t(key, copy[key], values), [t])
}
