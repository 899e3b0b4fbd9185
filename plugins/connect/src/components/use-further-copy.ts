import { useTranslate } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { type FurtherCopyKey, furtherCopy } from '../further-copy'

export type SayFurther = (key: FurtherCopyKey, values?: Readonly<Record<string, string>>) => string

/** The texts of what stands around the rows, in the visitor's language. */
export function useFurtherCopy(): SayFurther {
  const t = useTranslate()
  return useCallback((key, values) => t(key, furtherCopy[key], values), [t])
}
