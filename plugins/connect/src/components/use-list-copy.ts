import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type ListCopyKey, listCopy } from '../list-copy'

export type SayInList = (key: ListCopyKey, values?: Readonly<Record<string, string>>) => string

/** The texts of the list, with all that may stand in it, in the visitor's language. */
export function useListCopy(): SayInList {
  const t = useTranslate()
  return useCallback((key, values) => t(key, listCopy[key], values), [t])
}
